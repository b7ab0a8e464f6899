import type { MockLink } from '@apollo/client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../../test/answers/answerTo.ts';
import { NO_EFFECT } from '../../../test/answers/previewAnswers.ts';
import { sheetAnswers } from '../../../test/answers/sheetAnswers.ts';
import { editMeal } from '../../../test/openMeal.ts';
import { showTrip } from '../../../test/showTrip.tsx';
import {
  featuresAnswer,
  mealAnswer,
  TRIP_ID,
  tripAnswer,
  VIEWER,
} from '../../../test/answers/tripAnswers.ts';
import { FeaturesDocument } from '../../account/Features.generated.ts';
import { DeleteMealDocument } from '../../plan/schedule/DeleteMeal.generated.ts';
import { UpdateMealDocument } from '../../plan/UpdateMeal.generated.ts';
import { DeleteTripDocument } from '../../trip/DeleteTrip.generated.ts';
import { MealsOfEditedTripDocument, UpdateTripDocument } from '../../trip/edit/EditTrip.generated.ts';
import { TripPhotoDocument } from '../../trip/picture/TripPhoto.generated.ts';

const ORGANIZER = ['VIEW', 'EXPORT', 'EDIT', 'DELETE', 'INVITE', 'PLAN_MEALS'] as const;

const organizer = () => ({ viewerCan: [...ORGANIZER] });

describe('the actions of a trip', () => {
  const names = async () => {
    await screen.findByRole('heading', { name: 'Lake Wallowa Weekend' });
    return ['Edit', 'Delete', 'Invite'].filter((name) => screen.queryByRole('button', { name }) !== null);
  };

  it('are those that the server allows', async () => {
    showTrip([], { change: organizer() });
    expect(await names()).toEqual(['Edit', 'Delete', 'Invite']);
  });

  it('are none for a member', async () => {
    showTrip([]);
    expect(await names()).toEqual([]);
  });

  it('read Completed after the trip for an organizer', async () => {
    showTrip([], { change: { isCompleted: true, viewerCan: ['VIEW', 'EXPORT'] } });
    for (const name of ['Edit', 'Delete', 'Invite']) {
      const button = await screen.findByRole('button', { name: `Completed: ${name}` });
      expect(button).toBeDisabled();
      expect(button).toHaveTextContent('Completed');
    }
  });

  it('are hidden after the trip for a member', async () => {
    showTrip([], { change: { isCompleted: true, viewerCan: ['VIEW'] } });
    expect(await screen.findByRole('button', { name: 'Trip Completed' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: /^Completed:/ })).toBeNull();
  });
});

describe('editing a trip', () => {
  const chili = mealAnswer('m1', { name: 'Chili', type: 'LUNCH' });
  const input = {
    id: TRIP_ID,
    version: 1,
    includeBreakfasts: false,
    includeLunches: false,
    includeDinners: true,
    includeSnacks: false,
    includeDesserts: false,
  };

  it('updates the page, with the meals that are now outside the plan', async () => {
    const changed = tripAnswer([chili], { ...organizer(), mealTypes: ['DINNER'], mealsOutsidePlanCount: 1 });
    const meals = { ...tripAnswer([]), meals: [{ ...chili, recipe: null, instructions: [] }] };
    showTrip([chili], {
      change: organizer(),
      mocks: [
        ...NO_EFFECT,
        answerTo(MealsOfEditedTripDocument, { id: TRIP_ID }, { trip: meals }),
        answerTo(
          UpdateTripDocument,
          { input, withMeals: false },
          { updateTrip: { trip: { ...changed, plannedMealCount: 0, totalMealCount: 2 } } },
        ),
      ],
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Trip' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Lunches' }));
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Trip updated')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Outside the plan' })).toBeVisible();
    expect(screen.queryByRole('rowheader', { name: /Lunch/ })).toBeNull();
  });

  it('is not opened by the URL without the ability', async () => {
    showTrip([], { query: '?dialog=edit-trip' });
    expect(await screen.findByRole('heading', { name: 'Lake Wallowa Weekend' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('deleting a trip', () => {
  const request = { query: DeleteTripDocument, variables: { input: { id: TRIP_ID } } };

  async function ask(mocks: readonly MockLink.MockedResponse[]) {
    showTrip([], { change: organizer(), mocks });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    return { user, dialog: within(await screen.findByRole('alertdialog', { name: 'Delete this trip?' })) };
  }

  it('asks first, confirms it and returns home', async () => {
    const { user, dialog } = await ask([{ request, result: { data: { deleteTrip: { id: TRIP_ID } } } }]);
    expect(dialog.getByText(/cannot be undone and will remove the trip for all participants/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete trip' }));
    expect(await screen.findByRole('heading', { name: 'Your Trips' })).toBeVisible();
    expect(await screen.findByText('Trip Deleted')).toBeVisible();
  });

  it('shows an error and keeps the trip on failure', async () => {
    const { user, dialog } = await ask([{ request, error: new Error('offline') }]);
    await user.click(dialog.getByRole('button', { name: 'Delete trip' }));
    expect(await screen.findByText('Failed to delete trip. Please try again.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('heading', { name: 'Lake Wallowa Weekend' })).toBeVisible();
  });

  it('is not opened by the URL without the ability', async () => {
    showTrip([], { query: '?dialog=delete-trip' });
    expect(await screen.findByRole('heading', { name: 'Lake Wallowa Weekend' })).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('the photo of a trip', () => {
  const photoOf = (isDrawn: boolean) =>
    answerTo(
      TripPhotoDocument,
      { id: TRIP_ID },
      {
        trip: {
          __typename: 'Trip',
          id: TRIP_ID,
          photo: {
            __typename: 'Photo',
            isDrawn,
            urls: { __typename: 'PhotoUrls', regular: 'https://images.example/lake.jpg' },
            attribution: {
              __typename: 'PhotoAttribution',
              photographer: 'Lena Ortiz',
              photographerUrl: isDrawn ? null : 'https://unsplash.example/@lena',
              unsplashUrl: isDrawn ? null : 'https://unsplash.example/photos/lake',
            },
          },
        },
      },
    );
  const photosOn = answerTo(FeaturesDocument, {}, { features: featuresAnswer({ photosEnabled: true }) });
  const photo = () => waitFor(() => picture());
  function picture(): HTMLImageElement {
    const image = document.querySelector('header img');
    if (!(image instanceof HTMLImageElement)) throw new Error('There is no photo.');
    return image;
  }

  it('credits photographer and service, both linked', async () => {
    showTrip([], { features: photosOn, mocks: [photoOf(false)] });
    fireEvent.load(await photo());
    const header = within(await screen.findByRole('banner'));
    expect(header.getByRole('link', { name: 'Lena Ortiz' })).toHaveAttribute(
      'href',
      'https://unsplash.example/@lena',
    );
    expect(header.getByRole('link', { name: 'Unsplash' })).toHaveAttribute(
      'href',
      'https://unsplash.example/photos/lake',
    );
  });

  it('shows no credit until it loads, nor when it fails', async () => {
    showTrip([], { features: photosOn, mocks: [photoOf(false)] });
    fireEvent.error(await photo());
    expect(screen.queryByText(/Photo by/)).toBeNull();
    expect(document.querySelector('[data-scene]')).toBeVisible();
  });

  it('is our own scene when the server has no photo', async () => {
    showTrip([], { features: photosOn, mocks: [photoOf(true)] });
    expect(await screen.findByRole('heading', { name: 'Lake Wallowa Weekend' })).toBeVisible();
    expect(document.querySelector('[data-scene]')).toBeVisible();
    expect(document.querySelector('header img')).toBeNull();
  });
});

describe('meals outside the plan', () => {
  const trout = mealAnswer('trout', { date: '2030-06-16', name: 'Trout', cook: VIEWER, ingredientCount: 3 });
  const eggs = mealAnswer('eggs', { type: 'BREAKFAST', name: 'Eggs' });

  it('are listed below the plan with type, date and cook', async () => {
    showTrip([mealAnswer('m1', { name: 'Chili' }), trout, eggs]);
    const section = within(await screen.findByRole('region', { name: 'Outside the plan' }));
    const lines = section.getAllByRole('listitem').map((item) => item.textContent);
    expect(lines).toEqual(['TroutDinner, Jun 16, Assigned to You3', 'EggsBreakfast, Jun 130']);
    expect(section.getByRole('button', { name: 'Ingredients for Trout: 3' })).toBeEnabled();
    expect(section.getByText(/their ingredients are off the shopping list\.$/)).toBeVisible();
  });

  it('have no section when there are none', async () => {
    showTrip([mealAnswer('m1', { name: 'Chili' })]);
    expect(await screen.findByRole('button', { name: /^Chili/ })).toBeVisible();
    expect(screen.queryByText('Outside the plan')).toBeNull();
  });

  it('can be edited', async () => {
    showTrip([trout], { mocks: sheetAnswers(trout) });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Trout' }));
    const dialog = await editMeal(within(await screen.findByRole('dialog', { name: 'Trout' })));
    expect(dialog.getByLabelText('Meal name')).toHaveValue('Trout');
  });

  it('can be deleted after a warning', async () => {
    showTrip([mealAnswer('m1', { name: 'Chili' }), trout], {
      mocks: [
        answerTo(
          DeleteMealDocument,
          { input: { tripId: TRIP_ID, id: 'trout' } },
          {
            deleteMeal: {
              id: 'trout',
              trip: {
                __typename: 'Trip',
                id: TRIP_ID,
                plannedMealCount: 1,
                totalMealCount: 4,
                mealsOutsidePlanCount: 0,
                meals: [{ __typename: 'Meal', id: 'm1' }],
              },
            },
          },
        ),
      ],
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Delete Trout' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/will also remove all ingredients/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete meal' }));
    expect(await screen.findByText('Meal deleted')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Outside the plan')).toBeNull());
  });

  it('show an error when deleting fails', async () => {
    showTrip([trout], {
      mocks: [
        {
          request: { query: DeleteMealDocument, variables: { input: { tripId: TRIP_ID, id: 'trout' } } },
          error: new Error('offline'),
        },
      ],
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Delete Trout' }));
    await user.click(await screen.findByRole('button', { name: 'Delete meal' }));
    expect(await screen.findByText('Failed to delete meal')).toBeVisible();
  });

  it('are read-only once the trip is completed', async () => {
    showTrip([trout], { change: { isCompleted: true, viewerCan: ['VIEW', 'EXPORT'] } });
    expect(await screen.findByRole('button', { name: 'Ingredients for Trout: 3' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Edit Trout' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete Trout' })).toBeNull();
  });
});

describe('a trip that becomes unavailable', () => {
  const notFound = { errors: [{ message: 'There is no such trip.', extensions: { code: 'NOT_FOUND' } }] };

  it('shows a message after the next action, with a link home', async () => {
    const meal = mealAnswer('m1', { status: 'NOT_NEEDED' });
    showTrip([meal], {
      mocks: [
        {
          request: {
            query: UpdateMealDocument,
            variables: { input: { tripId: TRIP_ID, id: 'm1', status: 'PLANNED' as const } },
          },
          result: notFound,
        },
      ],
      // The screen is read again after the refusal.
      rereads: notFound,
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /^Mark as needed/ }));
    expect(await screen.findByRole('heading', { name: 'This trip is no longer available' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Back to your trips' }));
    expect(await screen.findByRole('heading', { name: 'Your Trips' })).toBeVisible();
  });

  it('shows the new state when only a meal is gone', async () => {
    const meal = mealAnswer('m1', { status: 'NOT_NEEDED' });
    showTrip([meal], {
      mocks: [
        {
          request: {
            query: UpdateMealDocument,
            variables: { input: { tripId: TRIP_ID, id: 'm1', status: 'PLANNED' as const } },
          },
          result: notFound,
        },
      ],
      rereads: { data: { trip: tripAnswer([]) } },
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Mark as needed/ }));
    expect(await screen.findByRole('button', { name: 'Unassigned: assign Dinner, Jun 13' })).toBeVisible();
  });
});
