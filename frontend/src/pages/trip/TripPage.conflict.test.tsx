import type { ApolloCache, Reference } from '@apollo/client';
import type { MockLink } from '@apollo/client/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../../test/answers/answerTo.ts';
import { sheetServer } from '../../../test/answers/sheetServer.ts';
import { sheetAnswers } from '../../../test/answers/sheetAnswers.ts';
import { showTrip } from '../../../test/showTrip.tsx';
import {
  ingredientAnswer,
  JONAS,
  mealAnswer,
  TRIP_ID,
  tripAnswer,
  tripIngredientsAnswer,
  VIEWER,
} from '../../../test/answers/tripAnswers.ts';
import { setLiveState } from '../../live/liveState.ts';
import { TripIngredientsDocument } from '../../shopping/rows/TripIngredients.generated.ts';
import { SlotsOfTripDocument } from '../../plan/AssignMeal.generated.ts';
import { CreateMealDocument } from '../../plan/CreateMeal.generated.ts';
import {
  PlannedMealFragmentDoc,
  type PlannedMealFragment,
} from '../../gql/fragments/PlannedMeal.generated.ts';
import { slotButton } from '../../plan/slot/useGridKeys.ts';
import { UpdateMealDocument } from '../../plan/UpdateMeal.generated.ts';
import { EditMealDocument } from '../../plan/meal/EditMeal.generated.ts';

const meal = mealAnswer('stew', { name: 'Couscous with roast vegetables', cook: VIEWER });
const OTHERS = { name: 'Millet with roast vegetables', description: 'Oven on at 5.', version: 3 };
const beef = ingredientAnswer('beef', 'stew', { name: 'Beef', quantity: '2', unit: 'lb' });
const INSIDE = { ingredients: [beef] };

function show(mocks: readonly MockLink.MockedResponse[] = []) {
  const server = sheetServer(meal, INSIDE);
  const { cache } = showTrip([meal], { ...INSIDE, mocks: [...mocks, ...sheetAnswers(meal, INSIDE, server)] });
  return { cache, server };
}

async function openSheet() {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const button = await waitFor(() => slotButton(`${meal.date}.dinner`) ?? fail());
  await userEvent.click(button);
  const dialog = within(await screen.findByRole('dialog'));
  const pencil = dialog.queryByRole('button', { name: 'Edit' });
  if (pencil !== null) await userEvent.click(pencil);
  return within(await screen.findByRole('dialog', { name: 'Assign Dinner - Jun 13' }));
}

function fail(): never {
  throw new Error('The slot is not shown.');
}

type Sheet = Awaited<ReturnType<typeof openSheet>>;

async function fill(sheet: Sheet, label: RegExp | string, text: string) {
  const field = sheet.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}

/** Another person's change arrives. */
async function changeMeal(cache: ApolloCache, change: Partial<PlannedMealFragment>) {
  await act(async () => {
    const fragment = { id: 'Meal:stew', fragment: PlannedMealFragmentDoc, fragmentName: 'PlannedMeal' };
    cache.updateFragment<PlannedMealFragment>(fragment, (known) => known && { ...known, ...change });
  });
}

async function removeMeal(cache: ApolloCache) {
  await act(async () => {
    setLiveState({ recent: new Map([['stew', { ...JONAS, kind: 'MEALS' }]]) });
    cache.modify<{ meals: readonly Reference[] }>({
      id: `Trip:${TRIP_ID}`,
      fields: { meals: (meals, { readField }) => meals.filter((one) => readField('id', one) !== 'stew') },
    });
  });
}

const MINE = 'Couscous with squash and peppers';

afterEach(() => act(() => setLiveState({ recent: new Map() })));

describe('the open sheet of a meal that somebody else changes', () => {
  it('shows it at once while nothing is typed', async () => {
    const { cache } = show();
    const sheet = await openSheet();
    await sheet.findByLabelText('Step 1');
    await changeMeal(cache, OTHERS);
    await waitFor(() => expect(sheet.getByLabelText('Meal name')).toHaveValue(OTHERS.name));
    expect(sheet.getByLabelText(/^Description/)).toHaveValue(OTHERS.description);
  });

  it('keeps what was typed, and sends only that', async () => {
    const { cache, server } = show();
    const sheet = await openSheet();
    server.change({ name: OTHERS.name });
    await fill(sheet, /^Description/, 'For eight.');
    await changeMeal(cache, { name: OTHERS.name, version: 2 });
    expect(sheet.getByLabelText(/^Description/)).toHaveValue('For eight.');
    await waitFor(() => expect(sheet.getByLabelText('Meal name')).toHaveValue(OTHERS.name));
    expect(server.meal()).toMatchObject({ name: OTHERS.name, description: 'For eight.' });
  });
});

describe('a name that somebody else has changed, too', () => {
  async function conflictOfNames() {
    const { server } = show();
    const sheet = await openSheet();
    server.change({ name: OTHERS.name });
    await fill(sheet, 'Meal name', MINE);
    return {
      server,
      sheet,
      asked: within(await sheet.findByRole('group', { name: 'Meal name: two versions' })),
    };
  }

  it('is shown under mine with what differs, and is kept', async () => {
    const { server, sheet, asked } = await conflictOfNames();
    expect(asked.getByRole('alert')).toHaveTextContent(
      /^Jonas saved this \d+ seconds ago, while you were writing\.$/,
    );
    expect(asked.getByText('squash and peppers').tagName).toBe('MARK');
    expect(asked.getByText('Millet').tagName).toBe('MARK');
    await userEvent.click(asked.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(server.meal()).toMatchObject({ name: MINE }));
    await waitFor(() => expect(sheet.queryByRole('alert')).toBeNull());
  });

  it('blocks nothing else, and can be taken', async () => {
    const { server, sheet, asked } = await conflictOfNames();
    await fill(sheet, /^Description/, 'For eight.');
    await waitFor(() => expect(server.meal()).toMatchObject({ description: 'For eight.' }));
    await userEvent.click(asked.getByRole('button', { name: 'Take Jonas’s' }));
    await waitFor(() => expect(sheet.getByLabelText('Meal name')).toHaveValue(OTHERS.name));
    expect(server.meal()).toMatchObject({ name: OTHERS.name, description: 'For eight.' });
  });

  it('is asked about again when the sheet is closed without an answer', async () => {
    await conflictOfNames();
    await userEvent.keyboard('{Escape}');
    const again = await openSheet();
    expect(again.getByLabelText('Meal name')).toHaveValue(MINE);
    expect(await again.findByRole('group', { name: 'Meal name: two versions' })).toBeVisible();
  });
});

describe('a meal that somebody removes while its sheet is open', () => {
  const created = answerTo(
    CreateMealDocument,
    {
      input: {
        tripId: TRIP_ID,
        date: meal.date,
        type: 'DINNER' as const,
        name: MINE,
        description: null,
        assignedToId: VIEWER.id,
      },
    },
    { createMeal: { meal: { ...meal, id: 'again', name: MINE, ingredients: [] } } },
  );

  /** What was typed last did not arrive. */
  const offline: MockLink.MockedResponse = {
    request: { query: EditMealDocument, variables: () => true },
    maxUsageCount: 99,
    error: new Error('offline'),
  };

  async function removed(mocks: readonly MockLink.MockedResponse[] = []) {
    const { cache } = show([...mocks, offline]);
    const sheet = await openSheet();
    await fill(sheet, 'Meal name', MINE);
    await removeMeal(cache);
    expect(await screen.findByRole('alert')).toHaveTextContent('Jonas removed this meal.');
    return within(screen.getByRole('dialog'));
  }

  it('is put back with what was typed', async () => {
    const sheet = await removed([created]);
    await waitFor(() => expect(sheet.getByRole('alert').parentElement).toHaveFocus());
    expect(sheet.getByText(MINE)).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Put it back with my text' }));
    await waitFor(() => expect(slotButton(`${meal.date}.dinner`)).toHaveTextContent(MINE));
  });

  it('says that its slot was filled meanwhile, and can replace what is there', async () => {
    const tacos = mealAnswer('tacos', { name: 'Tacos', cook: JONAS });
    const replaced = answerTo(
      UpdateMealDocument,
      { input: { tripId: TRIP_ID, id: 'tacos', name: MINE, description: null, assignedToId: VIEWER.id } },
      { updateMeal: { meal: { ...tacos, name: MINE, cook: VIEWER } } },
    );
    const sheet = await removed([
      { ...created, result: { errors: [{ message: 'Filled.', extensions: { code: 'CONFLICT' } }] } },
      answerTo(SlotsOfTripDocument, { tripId: TRIP_ID }, { trip: tripAnswer([tacos]) }),
      answerTo(
        TripIngredientsDocument,
        { tripId: TRIP_ID },
        { trip: tripIngredientsAnswer([{ ...tacos, ingredients: [] }]) },
      ),
      replaced,
    ]);
    await userEvent.click(sheet.getByRole('button', { name: 'Put it back with my text' }));
    expect(await sheet.findByText(/Someone else has just filled this slot with “Tacos”/)).toBeVisible();
    expect(sheet.getByText(MINE)).toBeVisible();
    await userEvent.click(await sheet.findByRole('button', { name: 'Replace it with mine' }));
    await waitFor(() => expect(slotButton(`${meal.date}.dinner`)).toHaveTextContent(MINE));
  });

  it('is let go', async () => {
    const sheet = await removed();
    await userEvent.click(sheet.getByRole('button', { name: 'Let it go' }));
    expect((await openSheet()).getByLabelText('Meal name')).toHaveValue('');
  });

  it('leaves what was typed in its slot when the sheet is closed', async () => {
    await removed();
    await userEvent.keyboard('{Escape}');
    expect((await openSheet()).getByLabelText('Meal name')).toHaveValue(MINE);
  });
});

it('asks in the row of an ingredient that somebody else has changed', async () => {
  const { server } = show();
  const sheet = await openSheet();
  const amount = await sheet.findByLabelText('Amount of Beef');
  server.change({ quantity: '5', notes: 'lean' }, 'beef');
  await userEvent.clear(amount);
  await userEvent.type(amount, '3 lb');
  const asked = within(await sheet.findByRole('group', { name: 'Amount: two versions' }));
  expect(asked.getByRole('alert')).toHaveTextContent(/^Jonas saved this/);
  await userEvent.click(asked.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(server.ingredient('beef')).toMatchObject({ quantity: '3', notes: 'lean' }));
});
