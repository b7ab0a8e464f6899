import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../../test/answers/answerTo.ts';
import { sheetAnswers } from '../../../test/answers/sheetAnswers.ts';
import {
  ingredientAnswer,
  mealAnswer,
  TRIP_ID,
  tripIngredientsAnswer,
} from '../../../test/answers/tripAnswers.ts';
import { TABLE } from '../../../test/answers/verdictAnswers.ts';
import { showTrip } from '../../../test/showTrip.tsx';
import { TripIngredientsDocument } from '../../shopping/rows/TripIngredients.generated.ts';
import { SwapIngredientDocument } from '../../people/meal/MealFixes.generated.ts';

const MEAL = mealAnswer('m1', { name: 'Quesadillas', ingredientCount: 1 });
const TORTILLAS = ingredientAnswer('i1', 'm1', { name: 'soft tortillas' });
const MARKED = 'gluten-free soft tortillas';
const ON_FIRST_DAY = { ...TABLE, startDate: '2030-06-13', endDate: '2030-06-14' };

/** Answers to a row's change, and to reading the trip's ingredients again. */
function saved(
  changed: Partial<typeof TORTILLAS>,
  input: object,
  row = TORTILLAS,
): readonly MockLink.MockedResponse[] {
  const ingredient = { ...row, ...changed };
  const { id, name, alternatives, selectedAlternative } = ingredient;
  const rows = [{ ...MEAL, ingredients: [ingredient] }];
  return [
    answerTo(
      SwapIngredientDocument,
      { input: { id, tripId: TRIP_ID, version: 1, ...input } },
      {
        updateIngredient: {
          ingredient: {
            __typename: 'Ingredient' as const,
            id,
            name,
            alternatives,
            selectedAlternative,
            version: 2,
          },
        },
      },
    ),
    answerTo(
      TripIngredientsDocument,
      { tripId: TRIP_ID },
      { trip: tripIngredientsAnswer(rows, ON_FIRST_DAY) },
    ),
  ];
}

async function ask(mocks: readonly MockLink.MockedResponse[] = [], row = TORTILLAS) {
  showTrip([MEAL], {
    below: '/people',
    ingredients: [row],
    change: ON_FIRST_DAY,
    mocks: [...mocks, ...sheetAnswers(MEAL, { ingredients: [row] })],
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Say which: Thursday/ }));
  return within(await screen.findByRole('dialog', { name: 'Say which tortillas' }));
}

describe('"Say which" beside a meal', () => {
  it('names the ingredient as marked, and takes it back', async () => {
    const mocks = [
      ...saved({ name: MARKED }, { name: MARKED }),
      // Undo is based on its own change, whatever was read since.
      ...saved({ name: 'soft tortillas' }, { name: 'soft tortillas', version: 2 }),
    ];
    const dialog = await ask(mocks);
    expect(dialog.getByText('We can’t tell what is in the soft tortillas. For Ana.')).toBeVisible();
    expect(dialog.getByText(`Marked: the shopping list then says “${MARKED}”.`)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Marked gluten-free' }));
    expect(await screen.findByText(/works for everybody/)).toBeVisible();
    expect(await screen.findByText(`Now “${MARKED}”`)).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: /^Say which: Thursday/ })).toBeVisible();
  });

  it('names the chosen alternative', async () => {
    const wraps = ingredientAnswer('i1', 'm1', {
      name: 'couscous',
      alternatives: ['rice', 'tortillas'],
      selectedAlternative: 2,
    });
    const marked = { alternatives: ['rice', 'gluten-free tortillas'], selectedAlternative: 2 };
    const dialog = await ask(saved(marked, marked, wraps), wraps);
    await userEvent.click(dialog.getByRole('button', { name: 'Marked gluten-free' }));
    expect(await screen.findByText('Now “gluten-free tortillas”')).toBeVisible();
  });

  it('opens the fixes when it is not marked', async () => {
    const dialog = await ask();
    await userEvent.click(dialog.getByRole('button', { name: 'Not marked' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Quesadillas' }));
    expect(await sheet.findByRole('button', { name: 'I made sure it’s safe' })).toBeVisible();
  });

  it('stays unknown when nobody is sure', async () => {
    const dialog = await ask();
    await userEvent.click(dialog.getByRole('button', { name: 'Not sure' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText(/^We can’t tell what is in/)).toBeVisible();
  });

  it('stays open and says so when it is not saved', async () => {
    const [mutation, ...reread] = saved({}, { name: MARKED });
    const dialog = await ask([
      { request: mutation?.request ?? { query: SwapIngredientDocument }, error: new Error('no line') },
      ...reread,
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Marked gluten-free' }));
    expect(await screen.findByText('Not saved. Try again')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Marked gluten-free' })).toBeVisible();
  });
});

it("is marked in the meal's sheet, too, with one tap", async () => {
  showTrip([MEAL], {
    query: '?assign=2030-06-13.dinner',
    ingredients: [TORTILLAS],
    change: ON_FIRST_DAY,
    mocks: [
      ...sheetAnswers(MEAL, { ingredients: [TORTILLAS] }),
      ...saved({ name: MARKED }, { name: MARKED }),
    ],
  });
  const sheet = within(await screen.findByRole('dialog', { name: 'Quesadillas' }));
  await userEvent.click(await sheet.findByRole('button', { name: 'The label says gluten-free' }));
  expect(await screen.findByText(`Now “${MARKED}”`)).toBeVisible();
  expect(await sheet.findByText('Works for everybody')).toBeVisible();
});
