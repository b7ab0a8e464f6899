import type { ApolloCache } from '@apollo/client';
import type { MockLink } from '@apollo/client/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
import { PlannedMealFragmentDoc, type PlannedMealFragment } from '../../plan/PlannedMeal.generated.ts';
import { slotButton } from '../../plan/slot/useGridKeys.ts';
import { UpdateMealDocument } from '../../plan/UpdateMeal.generated.ts';
import { EditIngredientDocument } from '../../shopping/ingredient/EditIngredient.generated.ts';

const meal = mealAnswer('stew', { name: 'Couscous with roast vegetables', cook: VIEWER });
const OTHERS = { name: 'Millet with roast vegetables', description: 'Oven on at 5.', version: 3 };
const beef = ingredientAnswer('beef', 'stew', { name: 'Beef', quantity: '2', unit: 'lb' });

function show(mocks: readonly MockLink.MockedResponse[] = []) {
  return showTrip([meal], {
    ingredients: [beef],
    mocks: [...sheetAnswers(meal, { ingredients: [beef] }), ...mocks],
  }).cache;
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

async function closeSheet() {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
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
    cache.evict({ id: 'Meal:stew' });
  });
}

type Input = Omit<Parameters<typeof updates>[0], 'id'>;

/** The update with this input succeeds. */
function updates(input: {
  id: string;
  name?: string;
  description?: string | null;
  version: number;
}): MockLink.MockedResponse {
  const { id: _id, ...change } = input;
  const saved = { ...meal, ...change, version: input.version + 1 };
  return {
    request: { query: UpdateMealDocument, variables: { input: { ...input, tripId: TRIP_ID } } },
    result: { data: { updateMeal: { __typename: 'MealPayload', meal: saved } } },
  };
}

/** The update with this input is refused. */
function refuses(input: Input, fields: readonly string[] = ['name']): MockLink.MockedResponse {
  const conflict = {
    ...{ version: 3, fields, changedBy: JONAS.id },
    changedAt: new Date(Date.now() - 20_500).toISOString(),
    current: { ...OTHERS, assignedToId: VIEWER.id, status: 'planned' },
  };
  return {
    request: { query: UpdateMealDocument, variables: { input: { tripId: TRIP_ID, id: 'stew', ...input } } },
    result: { errors: [{ message: 'Changed.', extensions: { code: 'CONFLICT', conflict } }] },
  };
}

const MINE = 'Couscous with squash and peppers';

/** Saves a name that Jonas has changed, too. */
async function conflictOfNames(mocks: readonly MockLink.MockedResponse[]) {
  show([refuses({ name: MINE, version: 1 }), ...mocks]);
  const sheet = await openSheet();
  await fill(sheet, 'Meal name', MINE);
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
  await sheet.findByText(/while you were writing/);
  return sheet;
}

afterEach(() => act(() => setLiveState({ recent: new Map() })));

describe('the open sheet of a meal that somebody else changes', () => {
  it('shows it at once while nothing is typed', async () => {
    const cache = show();
    const sheet = await openSheet();
    await sheet.findByText('Write the recipe');
    await changeMeal(cache, OTHERS);
    await waitFor(() => expect(sheet.getByLabelText('Meal name')).toHaveValue(OTHERS.name));
    expect(sheet.getByLabelText(/^Description/)).toHaveValue(OTHERS.description);
  });

  it('keeps what was typed, and sends only that', async () => {
    const cache = show([updates({ id: 'stew', description: 'For eight.', version: 1 })]);
    const sheet = await openSheet();
    await fill(sheet, /^Description/, 'For eight.');
    await changeMeal(cache, { name: OTHERS.name, version: 2 });
    expect(sheet.getByLabelText(/^Description/)).toHaveValue('For eight.');
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Meal updated')).toBeVisible();
  });

  it('keeps newer values of others when a draft is opened again', async () => {
    const cache = show([updates({ id: 'stew', name: MINE, version: 2 })]);
    const sheet = await openSheet();
    await fill(sheet, 'Meal name', MINE);
    await closeSheet();
    await changeMeal(cache, { description: OTHERS.description, version: 2 });
    const again = await openSheet();
    expect(again.getByLabelText('Meal name')).toHaveValue(MINE);
    expect(again.getByLabelText(/^Description/)).toHaveValue(OTHERS.description);
    await userEvent.click(again.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Meal updated')).toBeVisible();
  });

  it('asks, when the same field of a draft was changed meanwhile', async () => {
    const cache = show([refuses({ name: MINE, version: 1 })]);
    const sheet = await openSheet();
    await fill(sheet, 'Meal name', MINE);
    await closeSheet();
    await changeMeal(cache, OTHERS);
    const again = await openSheet();
    await userEvent.click(again.getByRole('button', { name: 'Save' }));
    expect(await again.findByRole('radio', { name: `Keep mine ${MINE}` })).toBeChecked();
  });
});

describe('a conflict', () => {
  it('names who saved, and asks about the field that differs', async () => {
    const sheet = await conflictOfNames([updates({ id: 'stew', name: MINE, version: 3 })]);
    const message = sheet.getByRole('alert');
    expect(message).toHaveTextContent(
      /Jonas saved this meal \d+ seconds ago, while you were writing\. One field differs\.$/,
    );
    expect(message.parentElement).toHaveFocus();
    const names = within(sheet.getByRole('radiogroup', { name: 'Meal name' }));
    expect(names.getByRole('radio', { name: `Keep mine ${MINE}` })).toBeChecked();
    expect(names.getByText('squash and peppers').tagName).toBe('MARK');
    expect(names.getByText('Millet').tagName).toBe('MARK');
    expect(sheet.queryByLabelText(/^Description/)).not.toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Save with my name' }));
    expect(await screen.findByText('Meal updated')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is settled with the other name', async () => {
    const sheet = await conflictOfNames([updates({ id: 'stew', version: 3 })]);
    await userEvent.click(sheet.getByRole('radio', { name: `Take Jonas’s ${OTHERS.name}` }));
    await userEvent.click(sheet.getByRole('button', { name: 'Save with Jonas’s name' }));
    expect(await screen.findByText('Meal updated')).toBeVisible();
  });

  it('lists what is taken over, until mine is used', async () => {
    const sheet = await conflictOfNames([updates({ id: 'stew', name: MINE, description: null, version: 3 })]);
    const taken = within(sheet.getByRole('region', { name: 'Taken over from Jonas' }));
    expect(taken.getByRole('listitem')).toHaveTextContent(`Description${OTHERS.description}`);
    await userEvent.click(taken.getByRole('button', { name: 'Use mine: Description' }));
    expect(taken.getByRole('listitem')).toHaveTextContent('DescriptionEmpty');
    await userEvent.click(sheet.getByRole('button', { name: 'Save with my name' }));
    expect(await screen.findByText('Meal updated')).toBeVisible();
  });

  it('keeps both drafts after Escape, and asks again at the next Save', async () => {
    const sheet = await conflictOfNames([refuses({ name: MINE, version: 1 })]);
    await userEvent.click(sheet.getByRole('radio', { name: /^Take/ }));
    await userEvent.keyboard('{Escape}');
    expect(sheet.getByLabelText('Meal name')).toHaveFocus();
    expect(sheet.getByLabelText('Meal name')).toHaveValue(MINE);
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    expect(await sheet.findByRole('radio', { name: `Take Jonas’s ${OTHERS.name}` })).toBeChecked();
  });
});

describe('a meal that somebody removes while its sheet is open', () => {
  const created: MockLink.MockedResponse = {
    request: {
      query: CreateMealDocument,
      variables: {
        input: {
          ...{ tripId: TRIP_ID, date: meal.date, type: 'DINNER' as const },
          ...{ name: MINE, description: null, assignedToId: VIEWER.id },
        },
      },
    },
    result: {
      data: {
        createMeal: {
          __typename: 'MealPayload',
          meal: { ...meal, id: 'again', name: MINE, ingredients: [] },
        },
      },
    },
  };

  async function removed(mocks: readonly MockLink.MockedResponse[] = []) {
    const cache = show(mocks);
    const sheet = await openSheet();
    await fill(sheet, 'Meal name', MINE);
    await removeMeal(cache);
    expect(await sheet.findByRole('alert')).toHaveTextContent('Jonas removed this meal.');
    return sheet;
  }

  it('is put back with what was typed', async () => {
    const sheet = await removed([created]);
    expect(sheet.getByRole('alert').parentElement).toHaveFocus();
    expect(sheet.getByText(MINE)).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Put it back with my text' }));
    await waitFor(() => expect(slotButton(`${meal.date}.dinner`)).toHaveTextContent(MINE));
  });

  it('says that its slot was filled meanwhile, and can replace what is there', async () => {
    const tacos = mealAnswer('tacos', { name: 'Tacos', cook: JONAS });
    const replaced: MockLink.MockedResponse = {
      request: {
        query: UpdateMealDocument,
        variables: {
          input: { tripId: TRIP_ID, id: 'tacos', name: MINE, description: null, assignedToId: VIEWER.id },
        },
      },
      result: {
        data: { updateMeal: { __typename: 'MealPayload', meal: { ...tacos, name: MINE, cook: VIEWER } } },
      },
    };
    const sheet = await removed([
      { ...created, result: { errors: [{ message: 'Filled.', extensions: { code: 'CONFLICT' } }] } },
      {
        request: { query: SlotsOfTripDocument, variables: { tripId: TRIP_ID } },
        result: { data: { trip: tripAnswer([tacos]) } },
      },
      {
        request: { query: TripIngredientsDocument, variables: { tripId: TRIP_ID } },
        result: { data: { trip: tripIngredientsAnswer([{ ...tacos, ingredients: [] }]) } },
      },
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
  const conflict = {
    ...{ version: 2, fields: ['quantity'], changedBy: JONAS.id, changedAt: new Date().toISOString() },
    current: { ...beef, quantity: '5', notes: 'lean' },
  };
  const edit = (input: { id: string; quantity?: string; version: number }) => ({
    query: EditIngredientDocument,
    variables: { input: { ...input, tripId: TRIP_ID } },
  });
  const saved = { ...beef, quantity: '3', notes: 'lean', version: 3 };
  show([
    {
      request: edit({ id: 'beef', quantity: '3', version: 1 }),
      result: { errors: [{ message: 'Changed.', extensions: { code: 'CONFLICT', conflict } }] },
    },
    {
      request: edit({ id: 'beef', quantity: '3', version: 2 }),
      result: { data: { updateIngredient: { __typename: 'IngredientPayload', ingredient: saved } } },
    },
  ]);
  const sheet = await openSheet();
  await userEvent.click(await sheet.findByRole('button', { name: 'Edit Beef' }));
  const form = within(sheet.getByRole('form', { name: 'Edit Beef' }));
  await fill(form, 'Quantity', '3');
  await userEvent.click(form.getByRole('button', { name: 'Save ingredient' }));
  expect(await form.findByRole('alert')).toHaveTextContent('Jonas saved this ingredient');
  expect(form.getByRole('radio', { name: 'Take Jonas’s 5' })).not.toBeChecked();
  await userEvent.click(form.getByRole('button', { name: 'Save with my quantity' }));
  expect(await screen.findByText('Ingredient updated')).toBeVisible();
});
