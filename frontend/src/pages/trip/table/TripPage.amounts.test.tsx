import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sheetAnswers } from '../../../../test/answers/sheetAnswers.ts';
import { editMeal, openMeal } from '../../../../test/openMeal.ts';
import { showTrip } from '../../../../test/showTrip.tsx';
import {
  TRIP_ID,
  amountAnswer,
  ingredientAnswer,
  mealAnswer,
  VIEWER,
} from '../../../../test/answers/tripAnswers.ts';
import { UpdateMealDocument } from '../../../plan/UpdateMeal.generated.ts';
import { SaveServingsDocument } from '../../../shopping/ingredient/SaveServings.generated.ts';

const MEAL = mealAnswer('m1', {
  ...{ name: 'Chili', cook: VIEWER, ingredientCount: 2, servings: 4, portions: 6.5 },
});
const RICE = ingredientAnswer('rice', 'm1', {
  ...{ name: 'Rice', quantity: '400', unit: 'g' },
  amount: { ...amountAnswer('650', 'g'), calculation: '400 g × 6½ ÷ 4' },
});
const BEANS = ingredientAnswer('beans', 'm1', {
  ...{ name: 'Beans', quantity: '1', unit: 'can', purchased: true, purchasedAt: '2030-06-13T09:00:00.000Z' },
  amount: { ...amountAnswer('2', 'cans'), calculation: '1 can × 6½ ÷ 4' },
  missing: { ...amountAnswer('1', 'can'), calculation: '2 cans − 1 can' },
});

async function openIngredients(mocks: readonly MockLink.MockedResponse[] = []) {
  const saved = {
    ...{ __typename: 'Meal' as const, id: 'm1', servings: 6, portions: 6.5, version: 2 },
    purchasedIngredientCount: 0,
    ingredients: [{ ...RICE, amount: { ...amountAnswer('430', 'g'), calculation: '400 g × 6½ ÷ 6' } }, BEANS],
  };
  showTrip([MEAL], {
    ingredients: [RICE, BEANS],
    mocks: [
      ...sheetAnswers(MEAL, { ingredients: [RICE, BEANS] }),
      ...mocks,
      {
        request: {
          query: SaveServingsDocument,
          variables: { tripId: TRIP_ID, id: 'm1', servings: 6, version: 1 },
        },
        result: { data: { updateMeal: { __typename: 'MealPayload' as const, meal: saved } } },
      },
    ],
  });
  const sheet = await editMeal(await openMeal());
  return within(sheet.getByRole('region', { name: /^Ingredients/ }));
}

describe('amounts that follow the table', () => {
  it('are shown with what they were worked out from', async () => {
    const dialog = await openIngredients();
    expect(await dialog.findByText('Written for 4, shown for 6½ portions.')).toBeVisible();
    expect(dialog.getByText('650 g')).toBeVisible();
    expect(dialog.getByText('400 g × 6½ ÷ 4')).toBeVisible();
  });

  it('leave a purchase open that is short, and name what is missing', async () => {
    const dialog = await openIngredients();
    expect(await dialog.findByText('1 can more: 2 cans − 1 can')).toBeVisible();
    expect(dialog.getByRole('checkbox', { name: /Beans/ })).not.toBeChecked();
  });

  it('can be written for another number of portions', async () => {
    const dialog = await openIngredients();
    await userEvent.click(await dialog.findByRole('button', { name: 'Change' }));
    const field = dialog.getByRole('spinbutton', { name: /These are for/ });
    expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, '6');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Written for 6, shown for 6½ portions.')).toBeVisible();
    expect(dialog.getByText('430 g')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Change' })).toHaveFocus();
  });

  it('keep what was typed when somebody else has changed them, and say to what', async () => {
    const conflict = {
      ...{ version: 3, fields: ['servings'], current: { servings: 8 } },
      ...{ changedBy: null, changedAt: '2030-06-12T12:00:00.000Z' },
    };
    const saving = (version: number) => ({
      query: SaveServingsDocument,
      variables: { tripId: TRIP_ID, id: 'm1', servings: 6, version },
    });
    const saved = { ...MEAL, servings: 6, version: 4, ingredients: [RICE, BEANS] };
    const dialog = await openIngredients([
      {
        request: saving(1),
        result: { errors: [{ message: 'Changed.', extensions: { code: 'CONFLICT', conflict } }] },
      },
      {
        request: saving(3),
        result: { data: { updateMeal: { __typename: 'MealPayload' as const, meal: saved } } },
      },
    ]);
    await userEvent.click(await dialog.findByRole('button', { name: 'Change' }));
    const field = dialog.getByRole('spinbutton', { name: /These are for/ });
    await userEvent.clear(field);
    await userEvent.type(field, '6');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Somebody else has just saved 8 portions. Save again for yours, or cancel for theirs.',
    );
    expect(field).toHaveValue('6');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Written for 6, shown for 6½ portions.')).toBeVisible();
  });

  it('keep what was typed in the sheet of the meal, and are saved with it', async () => {
    let isSaved = false;
    const saved = { ...MEAL, servings: 6, version: 2, ingredients: [RICE, BEANS] };
    showTrip([MEAL], {
      ingredients: [RICE, BEANS],
      mocks: [
        ...sheetAnswers(MEAL, { ingredients: [RICE, BEANS] }),
        {
          request: { query: UpdateMealDocument, variables: () => true },
          result: { data: { updateMeal: { __typename: 'MealPayload', meal: MEAL } } },
        },
        {
          request: {
            query: SaveServingsDocument,
            variables: { tripId: TRIP_ID, id: 'm1', servings: 6, version: 1 },
          },
          result: () => {
            isSaved = true;
            return { data: { updateMeal: { __typename: 'MealPayload', meal: saved } } };
          },
        },
      ],
    });
    const open = async () => editMeal(await openMeal());
    const sheet = await open();
    await userEvent.click(await sheet.findByRole('button', { name: 'Change' }));
    const field = sheet.getByRole('spinbutton', { name: /These are for/ });
    await userEvent.clear(field);
    await userEvent.type(field, '6');
    await userEvent.keyboard('{Escape}');
    const again = await open();
    expect(await again.findByRole('spinbutton', { name: /These are for/ })).toHaveValue('6');
    expect(again.getByText(/^What you typed before is still here/)).toBeVisible();
    await userEvent.click(again.getAllByRole('button', { name: 'Save' }).at(-1) ?? fail());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(isSaved).toBe(true);
  });
});

function fail(): never {
  throw new Error('It is not shown.');
}
