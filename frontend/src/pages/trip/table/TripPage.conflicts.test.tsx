import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sheetAnswers } from '../../../../test/answers/sheetAnswers.ts';
import { showTrip } from '../../../../test/showTrip.tsx';
import {
  ingredientAnswer,
  mealAnswer,
  TRIP_ID,
  tripIngredientsAnswer,
} from '../../../../test/answers/tripAnswers.ts';
import { ANA_COELIAC, TABLE } from '../../../../test/answers/verdictAnswers.ts';
import { TripIngredientsDocument } from '../../../cart/rows/TripIngredients.generated.ts';
import { UpdateMealDocument } from '../../../meal/UpdateMeal.generated.ts';
import {
  CookApartDocument,
  SettleConflictDocument,
  SwapIngredientDocument,
} from '../../../table/meal/TableFixes.generated.ts';

const MEAL = mealAnswer('m1', { name: 'Couscous with vegetables', ingredientCount: 1 });
const COUSCOUS = ingredientAnswer('i1', 'm1', {
  ...{ name: 'couscous', quantity: '650', unit: 'g', alternatives: ['millet'] },
});
const MILLET = { ...COUSCOUS, selectedAlternative: 1 };

const AVOID = { kind: 'CONTENT' as const, value: 'gluten' };
const payload = { __typename: 'Meal' as const, id: 'm1', ingredientCount: 1, purchasedIngredientCount: 0 };

/** The trip's ingredients, read again after a way out. */
function reread(rows: readonly ReturnType<typeof ingredientAnswer>[], change = {}): MockLink.MockedResponse {
  return {
    request: { query: TripIngredientsDocument, variables: { tripId: TRIP_ID } },
    result: {
      data: { trip: tripIngredientsAnswer([{ ...MEAL, ingredients: rows }], { ...TABLE, ...change }) },
    },
  };
}

async function openSheet(rows = [COUSCOUS], mocks: readonly MockLink.MockedResponse[] = [], change = {}) {
  showTrip([MEAL], {
    query: '?assign=2030-06-13.dinner',
    ingredients: rows,
    change: { ...TABLE, ...change },
    mocks: [...sheetAnswers(MEAL, { ingredients: rows }), ...mocks],
  });
  return within(await screen.findByRole('dialog', { name: /^Assign Dinner - Jun 13,? for 3/ }));
}

describe("the head of a meal's dialog", () => {
  it('says for how many it is, who is there and what to heed', async () => {
    const dialog = await openSheet();
    expect(dialog.getByText('Thursday, Jun 13, 6:00 PM')).toBeVisible();
    expect(dialog.getByText('Everybody is there')).toBeVisible();
    expect(dialog.getByText('3 adults')).toBeVisible();
    expect(dialog.getByRole('heading', { name: 'To heed' })).toBeVisible();
    expect(dialog.getByText('coeliac')).toBeVisible();
    expect(dialog.getByText('Jonas Weber: rather no mushroom.')).toBeVisible();
  });

  it('leaves out who is not at this meal', async () => {
    const dialog = await openSheet([COUSCOUS], [], {
      attendanceExceptions: [
        {
          __typename: 'AttendanceException',
          ...{ eaterId: ANA_COELIAC.id, date: '2030-06-13', type: 'DINNER', attends: false },
        },
      ],
    }).catch(() => within(screen.getByRole('dialog', { name: /for 2/ })));
    expect(dialog.getByText('Without Ana')).toBeVisible();
    expect(dialog.queryByText('coeliac')).toBeNull();
    expect(dialog.queryByText('Ana (coeliac): couscous')).toBeNull();
  });
});

describe('a conflict in a meal', () => {
  it('is solved by another ingredient for everybody, as the main button says', async () => {
    const swap = {
      request: {
        query: SwapIngredientDocument,
        variables: { input: { id: 'i1', selectedAlternative: 1 } },
      },
      result: {
        data: {
          updateIngredient: {
            __typename: 'IngredientPayload' as const,
            ingredient: {
              __typename: 'Ingredient' as const,
              ...{ id: 'i1', alternatives: ['millet'], selectedAlternative: 1 },
            },
          },
        },
      },
    };
    const dialog = await openSheet([COUSCOUS], [saved(), swap, reread([MILLET])]);
    expect(await dialog.findByText('Ana (coeliac): couscous')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: /^Swap for everybody/ }));
    expect(dialog.getByText('650 g millet instead of couscous. Fits all 3.')).toBeVisible();
    await userEvent.click(await dialog.findByRole('button', { name: 'Save with millet' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('link', { name: 'Everybody can eat' })).toBeVisible();
  });

  it('is solved by a plate apart', async () => {
    const apart = {
      request: {
        query: CookApartDocument,
        variables: { input: { ingredientId: 'i1', name: 'millet', eaterIds: [ANA_COELIAC.id] } },
      },
      result: {
        data: {
          cookApart: {
            __typename: 'IngredientPayload' as const,
            ingredient: { __typename: 'Ingredient' as const, id: 'i2' },
            meal: { ...payload, ingredientCount: 2 },
          },
        },
      },
    };
    const row = ingredientAnswer('i2', 'm1', {
      name: 'millet',
      apartOfId: 'i1',
      apartEaterIds: [ANA_COELIAC.id],
    });
    const dialog = await openSheet([COUSCOUS], [saved(), apart, reread([COUSCOUS, row])]);
    await userEvent.click(await dialog.findByRole('radio', { name: /^Cook apart for Ana/ }));
    expect(dialog.getByText('1 portion of millet in its own pot.')).toBeVisible();
    await userEvent.click(await dialog.findByRole('button', { name: 'Save with millet' }));
    expect(await screen.findByRole('link', { name: 'Everybody can eat' })).toBeVisible();
  });

  it('is signed with a reason, which is asked for', async () => {
    const settle = {
      request: {
        query: SettleConflictDocument,
        variables: {
          input: { mealId: 'm1', eaterId: ANA_COELIAC.id, avoid: AVOID, note: 'Ana brings her own.' },
        },
      },
      result: {
        data: { settleConflict: { __typename: 'SettleConflictPayload' as const, meal: payload } },
      },
    };
    const dialog = await openSheet([COUSCOUS], [saved(), saved(), settle, reread([COUSCOUS])]);
    await userEvent.click(await dialog.findByRole('radio', { name: /^It is fine/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Please say why it is fine.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Why is it fine?' }), 'Ana brings her own.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('asks for another recipe where no swap is known', async () => {
    const dialog = await openSheet([ingredientAnswer('i1', 'm1', { name: 'seitan' })]);
    const ways = [await dialog.findByRole('radio', { name: /^Choose another recipe/ })];
    expect(ways[0]).toHaveAccessibleName(/Change the name or the ingredients below/);
  });

  it('shows what was made to fit, with a way back', async () => {
    const dialog = await openSheet([MILLET]);
    expect(await dialog.findByText('Millet instead of couscous. Fits everybody.')).toBeVisible();
    expect(dialog.getByRole('button', { name: /^Change: Millet/ })).toBeVisible();
  });
});

function saved(): MockLink.MockedResponse {
  return {
    request: { query: UpdateMealDocument, variables: () => true },
    result: { data: { updateMeal: { __typename: 'MealPayload' as const, meal: MEAL } } },
  };
}
