import { useApolloClient } from '@apollo/client/react';
import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { answerTo } from '../../../test/answers/answerTo.ts';
import { eaterAnswer } from '../../../test/answers/eaterAnswers.ts';
import { NO_EFFECT, previewAnswer } from '../../../test/answers/previewAnswers.ts';
import { renderScreen } from '../../../test/renderScreen.tsx';
import { stopTime } from '../../../test/stopTime.ts';
import { mealAnswer, TRIP_ID, tripAnswer } from '../../../test/answers/tripAnswers.ts';
import type { UpdateTripInput } from '../../gql/schema.generated.ts';
import { EditTripFragmentDoc, MealsOfEditedTripDocument, UpdateTripDocument } from './EditTrip.generated.ts';
import { PreviewTripDatesDocument } from '../../people/preview/Preview.generated.ts';
import { EditTripDialog } from './EditTripDialog.tsx';

const MEALS = [
  mealAnswer('m1', { name: 'Chili' }),
  mealAnswer('m2', { date: '2030-06-14', name: 'Trout' }),
  mealAnswer('m3', { date: '2030-06-14', type: 'LUNCH', name: 'Wraps' }),
  // An empty meal, which needs no warning.
  mealAnswer('m4', { date: '2030-06-13', type: 'LUNCH', status: 'NOT_NEEDED' }),
].map((meal) => ({ ...meal, recipe: null, instructions: [] }));

const TRIP = tripAnswer(MEALS, { endDate: '2030-06-15' });

/** A cache object as a page passes it; its type shows only the fragment. */
const TRIP_REF: object = TRIP;

const TYPES = {
  includeBreakfasts: false,
  includeLunches: true,
  includeDinners: true,
  includeSnacks: false,
  includeDesserts: false,
};

const meals = answerTo(MealsOfEditedTripDocument, { id: TRIP_ID }, { trip: TRIP });

type Change = Omit<Partial<UpdateTripInput>, 'id'>;

function update(change: Change): MockLink.MockedResponse['request'] {
  return {
    query: UpdateTripDocument,
    variables: { input: { id: TRIP_ID, version: 1, ...change }, withMeals: change.moveMeals ?? false },
  };
}

function updated(change: Partial<typeof TRIP>, mealsOutsidePlanCount = 0) {
  const trip = { ...TRIP, ...change, mealsOutsidePlanCount, plannedMealCount: 3, totalMealCount: 6 };
  return { data: { updateTrip: { trip } } };
}

function Harness({ onClose, isOfRules }: { readonly onClose: () => void; readonly isOfRules: boolean }) {
  const { cache } = useApolloClient();
  const [isOpen, setOpen] = useState(() => {
    // Already in the cache, because of the page that opens the dialog.
    cache.writeFragment({ fragment: EditTripFragmentDoc, data: TRIP });
    return true;
  });
  return (
    <EditTripDialog
      trip={TRIP_REF}
      isOfRules={isOfRules}
      isOpen={isOpen}
      onClose={() => {
        setOpen(false);
        onClose();
      }}
    />
  );
}

function showDialog(...mocks: readonly MockLink.MockedResponse[]) {
  return showDialogWith(meals, ...mocks);
}

function showDialogWith(...mocks: readonly MockLink.MockedResponse[]) {
  return showNamed('Edit Trip', mocks);
}

function showRules(...mocks: readonly MockLink.MockedResponse[]) {
  return showNamed('For everybody', [meals, ...mocks]);
}

async function showNamed(name: 'Edit Trip' | 'For everybody', mocks: readonly MockLink.MockedResponse[]) {
  const onClose = jest.fn();
  renderScreen(<Harness onClose={onClose} isOfRules={name !== 'Edit Trip'} />, {
    mocks: [...mocks, ...NO_EFFECT],
  });
  return { onClose, dialog: within(await screen.findByRole('dialog', { name })) };
}

async function retype(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
}

describe('the edit trip dialog', () => {
  it('starts with the current trip', async () => {
    const { dialog } = await showDialog();
    expect(dialog.getByLabelText('Trip name')).toHaveValue(TRIP.name);
    expect(dialog.queryByRole('group', { name: /^Dietary restrictions/ })).toBeNull();
    expect(dialog.getByLabelText('Location')).toHaveValue(TRIP.location);
    expect(dialog.getByLabelText('Start date')).toHaveValue('2030-06-13');
    expect(dialog.getByLabelText('End date')).toHaveValue('2030-06-15');
    expect(dialog.getAllByRole('checkbox', { checked: true })).toEqual([
      dialog.getByRole('checkbox', { name: 'Lunches' }),
      dialog.getByRole('checkbox', { name: 'Dinners' }),
    ]);
  });

  it('sends what changed, confirms the update and closes', async () => {
    const { dialog, onClose } = await showDialog({
      request: update({ name: 'Lake Week', ...TYPES, includeSnacks: true }),
      result: updated({ name: 'Lake Week', mealTypes: ['LUNCH', 'DINNER', 'SNACK'] }),
    });
    await retype(dialog.getByLabelText('Trip name'), ' Lake Week ');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Snacks' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Trip updated')).toBeVisible();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('sends nothing where nothing changed, and says that it is saved', async () => {
    const { dialog, onClose } = await showDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Trip updated')).toBeVisible();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it("changes the group's restrictions, and shows how they are read", async () => {
    const change = { dietaryRestrictions: ['vegan', 'no mushrooms'] };
    const { dialog, onClose } = await showRules({ request: update(change), result: updated(change) });
    expect(dialog.queryByLabelText('Trip name')).toBeNull();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Vegan' }));
    const words = dialog.getByRole('textbox', { name: /In your own words/ });
    await userEvent.type(words, 'penut alergy');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await dialog.findByText(/^We do not understand “penut alergy”/)).toBeVisible();
    await retype(words, 'no mushrooms');
    expect(dialog.getByText('vegan, no mushroom')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  it('shows missing fields, at the field and as a notification', async () => {
    const { dialog } = await showDialog();
    await retype(dialog.getByLabelText('Location'), '');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Validation Error')).toBeVisible();
    expect(dialog.getByText('Please enter a trip location.')).toBeVisible();
  });

  it('shows before and after saving how many meals leave the plan', async () => {
    const endDate = '2030-06-14';
    const { dialog } = await showDialog({
      request: update({ endDate, ...TYPES, includeLunches: false }),
      result: updated({ endDate, mealTypes: ['DINNER'] }, 1),
    });
    await retype(dialog.getByLabelText('End date'), '2030-06-14');
    expect(dialog.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Lunches' }));
    expect(await dialog.findByText(/^1 meal leaves the plan/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('1 meal is outside the plan and is kept.')).toBeVisible();
  });

  it('counts the meals of a day that the trip loses', async () => {
    const { dialog } = await showDialog();
    await retype(dialog.getByLabelText('Start date'), '2030-06-14');
    expect(await dialog.findByText(/^1 meal leaves the plan/)).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Dinners' }));
    expect(await dialog.findByText(/^2 meals leave the plan/)).toBeVisible();
  });

  it('asks whether planned meals move along when the start changes', async () => {
    const change = { startDate: '2030-06-14', moveMeals: true };
    const { dialog, onClose } = await showDialog({
      request: update(change),
      result: {
        data: {
          updateTrip: {
            trip: { ...updated({ startDate: change.startDate }).data.updateTrip.trip, meals: MEALS },
          },
        },
      },
    });
    await retype(dialog.getByLabelText('Start date'), '2030-06-14');
    expect(await dialog.findByRole('radio', { name: 'Keep their dates' })).toBeChecked();
    expect(dialog.getByText(/^1 meal leaves the plan/)).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'Move 1 day later' }));
    expect(dialog.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  it('moves meals along by default when the whole trip moves', async () => {
    const { dialog } = await showDialog();
    await retype(dialog.getByLabelText('End date'), '2030-06-17');
    expect(dialog.queryByRole('radio', { name: 'Keep their dates' })).not.toBeInTheDocument();
    await retype(dialog.getByLabelText('Start date'), '2030-06-15');
    expect(await dialog.findByRole('radio', { name: 'Move 2 days later' })).toBeChecked();
    expect(dialog.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(dialog.getByRole('radio', { name: 'Keep their dates' }));
    expect(await dialog.findByText(/^3 meals leave the plan/)).toBeVisible();
  });

  const exception = {
    __typename: 'AttendanceException' as const,
    eaterId: 'e0',
    date: '2030-06-14',
    type: 'DINNER' as const,
    attends: false,
  };

  it.each([
    ['when somebody arrives', { arrives: { date: '2030-06-13', type: 'DINNER' } as const }, []],
    ['when somebody misses a meal', {}, [exception]],
  ])('says that days of people move along: %s', async (_, change, attendanceExceptions) => {
    const eaters = [eaterAnswer('e0', { id: 'p0', name: 'Lena' }, change)];
    const trip = { ...TRIP, eaters, attendanceExceptions };
    const { dialog } = await showDialogWith(answerTo(MealsOfEditedTripDocument, { id: TRIP_ID }, { trip }));
    await retype(dialog.getByLabelText('Start date'), '2030-06-14');
    await userEvent.click(await dialog.findByRole('radio', { name: 'Move 1 day later' }));
    expect(dialog.getByText('People’s days move, too.')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'Keep their dates' }));
    expect(dialog.queryByText('People’s days move, too.')).toBeNull();
  });

  it('asks before the meals have loaded, and sends the answer', async () => {
    const dates = { startDate: '2030-06-15', endDate: '2030-06-17' };
    const { dialog, onClose } = await showDialogWith(
      { ...meals, delay: Infinity },
      {
        request: update({ ...dates, moveMeals: true }),
        result: { data: { updateTrip: { trip: { ...updated(dates).data.updateTrip.trip, meals: MEALS } } } },
      },
    );
    await retype(dialog.getByLabelText('End date'), dates.endDate);
    await retype(dialog.getByLabelText('Start date'), dates.startDate);
    expect(dialog.getByRole('radio', { name: 'Move 2 days later' })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  it('shows that the meals could not be loaded, asks all the same, and can retry', async () => {
    const { dialog } = await showDialogWith({ ...meals, result: { errors: [{ message: 'Down.' }] } }, meals);
    await retype(dialog.getByLabelText('Start date'), '2030-06-14');
    expect(dialog.getByRole('radio', { name: 'Keep their dates' })).toBeChecked();
    expect(await dialog.findByText('The planned meals could not be loaded')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText(/^1 meal leaves the plan/)).toBeVisible();
    expect(dialog.queryByText('The planned meals could not be loaded')).toBeNull();
  });

  it('keeps the focus on Try again while the meals are read again', async () => {
    const failed = { ...meals, result: { errors: [{ message: 'Down.' }] } };
    const { dialog } = await showDialogWith(failed, { ...failed, delay: Infinity });
    await retype(dialog.getByLabelText('Start date'), '2030-06-14');
    const retry = await dialog.findByRole('button', { name: 'Try again' });
    await userEvent.click(retry);
    expect(retry).toHaveFocus();
    expect(retry).toHaveAttribute('aria-disabled', 'true');
  });

  it('does not ask in a trip without planned meals', async () => {
    const { dialog } = await showDialogWith({ ...meals, result: { data: { trip: { ...TRIP, meals: [] } } } });
    await retype(dialog.getByLabelText('Start date'), '2030-06-14');
    await waitFor(() => expect(dialog.queryByRole('radio', { name: 'Keep their dates' })).toBeNull());
  });

  it('shows what other dates change, and leaves the trip as it is', async () => {
    const { dialog, onClose } = await showDialog(
      answerTo(
        PreviewTripDatesDocument,
        { tripId: TRIP_ID, startDate: '2030-06-14', endDate: '2030-06-16', moveMeals: true },
        {
          previewTripDates: previewAnswer({
            meals: [{ mealId: 'm1', before: 4, after: 5.5 }],
            verdicts: [{ mealId: 'm1', eaterId: 'e1', before: 'CONFLICT', after: null, reasons: [] }],
          }),
        },
      ),
    );
    await retype(dialog.getByLabelText('End date'), '2030-06-16');
    await retype(dialog.getByLabelText('Start date'), '2030-06-14');
    await dialog.findByRole('radio', { name: 'Move 1 day later', checked: true });
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'The trip is Jun 14 - Jun 16' }));
    expect(sheet.getByText('Was Jun 13 - Jun 15.')).toBeVisible();
    expect(sheet.getByText('Fri dinner')).toBeVisible();
    expect(sheet.getByText('5 and a half portions, was 4 portions')).toBeInTheDocument();
    expect(sheet.getByText('1 less to fix')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Not yet' }));
    const again = within(await screen.findByRole('dialog', { name: 'Edit Trip' }));
    expect(again.getByLabelText('Start date')).toHaveValue('2030-06-14');
    expect(onClose).not.toHaveBeenCalled();
  });

  const asked = (more: object, effects: Parameters<typeof previewAnswer>[0]) =>
    answerTo(
      PreviewTripDatesDocument,
      { tripId: TRIP_ID, startDate: TRIP.startDate, endDate: TRIP.endDate, moveMeals: false, ...more },
      { previewTripDates: previewAnswer(effects) },
    );

  it('shows which meals another rule forbids', async () => {
    const broken = { verdict: 'CONFLICT', ingredientName: 'Trout', sentence: 'Trout is fish.' } as const;
    const { dialog } = await showRules(
      asked(
        { dietaryRestrictions: ['vegan'] },
        { rules: [{ mealId: 'm2', before: null, after: 'CONFLICT', reasons: [broken] }] },
      ),
    );
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Vegan' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'New rules for everybody' }));
    expect(sheet.getByText('Rules for everybody: vegan.')).toBeVisible();
    expect(sheet.getByText('1 new conflict')).toBeVisible();
    expect(sheet.getByText('Fri dinner: Nobody here eats trout.')).toBeVisible();
    expect(sheet.queryByRole('term')).toBeNull();
  });

  it('shows which meals leave the plan with their type', async () => {
    const { dialog } = await showDialog(
      asked({ mealTypes: ['DINNER'] }, { leaving: [{ mealId: 'm3', ingredients: 4, purchased: 1 }] }),
    );
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Lunches' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'No more lunches' }));
    expect(sheet.getByText('Planned before: lunches and dinners.')).toBeVisible();
    expect(sheet.getByText('1 meal leaves the plan and is kept below it')).toBeVisible();
    expect(sheet.getByText('Wraps')).toBeVisible();
  });

  it('shows no warning while only the name changes', async () => {
    const { dialog } = await showDialog();
    await retype(dialog.getByLabelText('Trip name'), 'Lake Week');
    expect(dialog.getByRole('status')).toBeEmptyDOMElement();
  });

  it("stays open with the draft and the server's reason", async () => {
    const { dialog, onClose } = await showDialog({
      request: update({ name: 'Lake Week' }),
      result: { errors: [{ message: 'This trip is completed.', extensions: { code: 'TRIP_COMPLETED' } }] },
    });
    await retype(dialog.getByLabelText('Trip name'), 'Lake Week');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Failed to update trip: This trip is completed.')).toBeVisible();
    expect(dialog.getByLabelText('Trip name')).toHaveValue('Lake Week');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('asks to try again without an answer', async () => {
    const { dialog } = await showDialog({
      request: update({ name: 'Lake Week' }),
      error: new Error('offline'),
    });
    await retype(dialog.getByLabelText('Trip name'), 'Lake Week');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Failed to update trip: Please try again.')).toBeVisible();
  });

  it('marks the refused field', async () => {
    const { dialog } = await showDialog({
      request: update({ location: 'Nowhere' }),
      result: {
        errors: [{ message: 'No such place.', extensions: { code: 'BAD_USER_INPUT', field: 'location' } }],
      },
    });
    await retype(dialog.getByLabelText('Location'), 'Nowhere');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await dialog.findByText('No such place.')).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText('Location')).toHaveFocus());
  });

  it('sends once on a double click', async () => {
    const user = stopTime();
    const name = `${TRIP.name}!`;
    const result = jest.fn(() => updated({ name }));
    const request = update({ name });
    const { dialog, onClose } = await showDialog({ request, result, maxUsageCount: 5 });
    await user.type(dialog.getByLabelText('Trip name'), '!');
    await user.dblClick(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Trip updated')).toBeVisible();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(result).toHaveBeenCalledTimes(1);
  });
});

describe('a trip that somebody else has changed, too', () => {
  const conflict = {
    version: 2,
    fields: ['name'],
    current: {
      name: 'Our Week',
      location: 'Enterprise, Oregon',
      startDate: TRIP.startDate,
      endDate: TRIP.endDate,
      mealTypes: ['lunch', 'dinner'],
      dietaryRestrictions: [],
    },
    changedBy: null,
    changedAt: new Date().toISOString(),
  };
  const refused: MockLink.MockedResponse = {
    request: update({ name: 'Lake Week' }),
    result: { errors: [{ message: 'Changed.', extensions: { code: 'CONFLICT', conflict } }] },
  };

  async function showConflict(...mocks: readonly MockLink.MockedResponse[]) {
    const shown = await showDialog(refused, ...mocks);
    await retype(shown.dialog.getByLabelText('Trip name'), 'Lake Week');
    await userEvent.click(shown.dialog.getByRole('button', { name: 'Save changes' }));
    expect(await shown.dialog.findByRole('alert')).toHaveTextContent(/^This trip was saved/);
    return shown;
  }

  it('is asked about, and takes over the other changes', async () => {
    const { dialog } = await showConflict();
    expect(dialog.getByRole('radio', { name: /^Keep mine/ })).toBeChecked();
    expect(dialog.getByText('Enterprise, Oregon')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Back to writing' }));
    expect(dialog.getByLabelText('Trip name')).toHaveValue('Lake Week');
  });

  it('keeps mine on top of what is saved', async () => {
    const request = update({ name: 'Lake Week', version: 2 });
    const { dialog, onClose } = await showConflict({ request, result: updated({ name: 'Lake Week' }) });
    await userEvent.click(dialog.getByRole('button', { name: 'Save mine' }));
    expect(await screen.findByText('Trip updated')).toBeVisible();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('takes the saved one', async () => {
    const { dialog, onClose } = await showConflict();
    await userEvent.click(dialog.getByRole('radio', { name: /^Take the saved one/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Take the saved one' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });
});
