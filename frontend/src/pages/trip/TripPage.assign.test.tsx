import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../../test/answers/answerTo.ts';
import { cell } from '../../../test/planCell.ts';
import { sheetAnswers } from '../../../test/answers/sheetAnswers.ts';
import { showTrip } from '../../../test/showTrip.tsx';
import {
  JONAS,
  mealAnswer,
  TRIP_ID,
  tripAnswer,
  tripIngredientsAnswer,
  VIEWER,
} from '../../../test/answers/tripAnswers.ts';
import { TripIngredientsDocument } from '../../shopping/rows/TripIngredients.generated.ts';
import { SlotsOfTripDocument } from '../../plan/AssignMeal.generated.ts';
import { CreateMealDocument } from '../../plan/CreateMeal.generated.ts';
import { UpdateMealDocument } from '../../plan/UpdateMeal.generated.ts';

describe('the assign dialog', () => {
  const input = {
    tripId: TRIP_ID,
    date: '2030-06-13',
    type: 'DINNER' as const,
    name: 'Chili',
    description: null,
    assignedToId: JONAS.id,
  };
  const chili = mealAnswer('new', { name: 'Chili', cook: JONAS });

  async function openAndFill(user: ReturnType<typeof userEvent.setup>) {
    await user.click(await screen.findByRole('button', { name: 'Unassigned: assign Dinner, Jun 13' }));
    const dialog = await screen.findByRole('dialog', { name: 'Assign Dinner - Jun 13' });
    await user.type(within(dialog).getByLabelText('Meal name'), ' Chili ');
    await user.click(within(dialog).getByRole('radio', { name: /Jonas Weber/ }));
    return dialog;
  }

  it('requires a name; of the cooks the viewer is first, pending ones are disabled, and nobody yet, the last, is chosen', async () => {
    showTrip([]);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Unassigned: assign Dinner, Jun 13' }));
    const dialog = await screen.findByRole('dialog');
    expect(
      within(dialog)
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent),
    ).toEqual(['MTYou0 meals', 'JWJonas Weber0 meals', 'ALAna Lindqvisthas not joined yet', 'Nobody yet']);
    expect(within(dialog).getByRole('radio', { name: /Ana Lindqvist/ })).toBeDisabled();
    expect(within(dialog).getByRole('radio', { name: /Nobody yet/ })).toBeChecked();
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText('Please enter a meal name.')).toBeVisible();
    expect(await screen.findByText('Validation Error')).toBeVisible();
    expect(within(dialog).getByLabelText('Meal name')).toHaveFocus();
  });

  it('says what each already cooks, of the needed meals', async () => {
    const lunch = { type: 'LUNCH', cook: JONAS } as const;
    showTrip([
      mealAnswer('m1', { ...lunch, portions: 2.5 }),
      mealAnswer('m2', { ...lunch, date: '2030-06-14', portions: 4 }),
      mealAnswer('m3', { cook: VIEWER, status: 'NOT_NEEDED', date: '2030-06-14', portions: 4 }),
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'Unassigned: assign Dinner, Jun 13' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('radio', { name: /^Jonas Weber/ })).toHaveAccessibleName(/2 meals, 6½ portions$/);
    expect(dialog.getByRole('radio', { name: /^You/ })).toHaveAccessibleName(/0 meals$/);
  });

  it('fills the slot, confirms it, and returns the focus to it', async () => {
    showTrip([], {
      mocks: [
        answerTo(CreateMealDocument, { input }, { createMeal: { meal: { ...chili, ingredients: [] } } }),
      ],
    });
    const user = userEvent.setup();
    const dialog = await openAndFill(user);
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Meal updated')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: /^Chili/ })).toHaveFocus());
  });

  it('takes a dish that nobody cooks yet, and knows so when it is opened again', async () => {
    const unclaimed = mealAnswer('new', { name: 'Chili' });
    showTrip([], {
      mocks: [
        answerTo(
          CreateMealDocument,
          { input: { ...input, assignedToId: null } },
          { createMeal: { meal: { ...unclaimed, ingredients: [] } } },
        ),
        ...sheetAnswers(unclaimed),
      ],
    });
    const user = userEvent.setup();
    const dialog = await openAndFill(user);
    await user.click(within(dialog).getByRole('radio', { name: /Nobody yet/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Meal updated')).toBeVisible();
    expect(within(await cell(/^Chili/)).getByText('Needs a cook')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: /^Chili/ }));
    await user.click(await screen.findByRole('button', { name: 'Needs a cook' }));
    expect(await screen.findByRole('radio', { name: /Nobody yet/ })).toBeChecked();
  });

  it('keeps what was typed when it is closed or cancelled, until that is discarded', async () => {
    showTrip([]);
    const user = userEvent.setup();
    const reopen = async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await user.click(screen.getByRole('button', { name: 'Unassigned: assign Dinner, Jun 13' }));
      return within(await screen.findByRole('dialog', { name: 'Assign Dinner - Jun 13' }));
    };
    await openAndFill(user);
    await user.keyboard('{Escape}');
    let dialog = await reopen();
    expect(dialog.getByLabelText('Meal name')).toHaveValue(' Chili ');
    expect(dialog.getByRole('radio', { name: /Jonas Weber/ })).toBeChecked();
    expect(dialog.getByText('What you typed before is still here. It is not saved yet.')).toBeVisible();
    await user.type(dialog.getByLabelText(/^Description/), 'Hot');
    await user.keyboard('{Escape}');
    dialog = await reopen();
    expect(dialog.getByLabelText(/^Description/)).toHaveValue('Hot');
    await user.click(dialog.getByRole('button', { name: 'Discard it' }));
    expect(dialog.getByLabelText('Meal name')).toHaveValue('');
    await user.type(dialog.getByLabelText('Meal name'), 'Tacos');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect((await reopen()).getByLabelText('Meal name')).toHaveValue('Tacos');
  });

  it('keeps the input when another participant was first, and can replace their meal', async () => {
    const theirs = mealAnswer('theirs', { name: 'Trout', cook: VIEWER });
    const { tripId: _tripId, date: _date, type: _type, ...change } = input;
    showTrip([], {
      mocks: [
        {
          request: { query: CreateMealDocument, variables: { input } },
          result: { errors: [{ message: 'Taken.', extensions: { code: 'CONFLICT' } }] },
        },
        answerTo(SlotsOfTripDocument, { tripId: TRIP_ID }, { trip: tripAnswer([theirs]) }),
        {
          // Their meal has no ingredients yet, which the shopping summary needs.
          request: { query: TripIngredientsDocument, variables: { tripId: TRIP_ID } },
          result: { data: { trip: tripIngredientsAnswer([{ ...theirs, ingredients: [] }]) } },
        },
        answerTo(
          UpdateMealDocument,
          { input: { tripId: TRIP_ID, id: 'theirs', ...change } },
          { updateMeal: { meal: { ...chili, id: 'theirs' } } },
        ),
      ],
    });
    const user = userEvent.setup();
    const dialog = await openAndFill(user);
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(
      await within(dialog).findByText(/Someone else has just filled this slot with “Trout”/),
    ).toBeVisible();
    expect(within(dialog).getByLabelText('Meal name')).toHaveValue(' Chili ');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Meal updated')).toBeVisible();
  });

  it("shows the server's reason after a refusal", async () => {
    showTrip([], {
      mocks: [
        {
          request: { query: CreateMealDocument, variables: { input } },
          result: {
            errors: [{ message: 'This trip is completed.', extensions: { code: 'TRIP_COMPLETED' } }],
          },
        },
      ],
    });
    const user = userEvent.setup();
    const dialog = await openAndFill(user);
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This trip is completed.')).toBeVisible();
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});
