import type { MockLink } from '@apollo/client/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sheetAnswers } from '../../../test/answers/sheetAnswers.ts';
import { chooseInMenu } from '../../../test/chooseInMenu.ts';
import { editMeal, openMeal } from '../../../test/openMeal.ts';
import { showTrip } from '../../../test/showTrip.tsx';
import { stopTime, type UserActions } from '../../../test/stopTime.ts';
import { TRIP_ID, ingredientAnswer, JONAS, mealAnswer } from '../../../test/answers/tripAnswers.ts';
import { SaveRecipeDocument } from '../../plan/recipe/SaveRecipe.generated.ts';
import { SwapMealsDocument } from '../../plan/SwapMeals.generated.ts';
import { UpdateMealDocument } from '../../plan/UpdateMeal.generated.ts';
import { AddIngredientsDocument } from '../../shopping/ingredient/AddIngredients.generated.ts';
import { EditIngredientDocument } from '../../shopping/ingredient/EditIngredient.generated.ts';

const chili = mealAnswer('chili', { name: 'Chili', cook: JONAS, ingredientCount: 1 });
const trout = mealAnswer('trout', { date: '2030-06-14', name: 'Trout', cook: JONAS });
const beef = ingredientAnswer('beef', 'chili', { name: 'Ground beef', quantity: '2', unit: 'lb' });
const WRITTEN = { recipe: null, instructions: ['Brown it.'] };
const KEPT = 'What you typed before is still here. It is not saved yet.';

function show(mocks: readonly MockLink.MockedResponse[] = []) {
  showTrip([chili, trout], {
    ingredients: [beef],
    mocks: [...sheetAnswers(chili, { ...WRITTEN, ingredients: [beef] }), ...sheetAnswers(trout), ...mocks],
  });
}

async function openSheet(name = 'Chili', user: UserActions = userEvent) {
  return editMeal(await openMeal(name, user), user);
}

type Sheet = Awaited<ReturnType<typeof openSheet>>;

const recipePart = (sheet: Sheet) => within(sheet.getByRole('region', { name: 'Recipe' }));
const editOfBeef = (sheet: Sheet) => within(sheet.getByRole('form', { name: 'Edit Ground beef' }));

async function typeRecipe(sheet: Sheet) {
  await userEvent.click(await sheet.findByRole('button', { name: 'Edit recipe' }));
  await userEvent.type(sheet.getByLabelText('Step 1'), '{Backspace} well.');
}

async function typeEverywhere(sheet: Sheet) {
  await userEvent.type(sheet.getByLabelText('Meal name'), ' con carne');
  await userEvent.click(sheet.getByRole('button', { name: 'Edit Ground beef' }));
  await userEvent.clear(editOfBeef(sheet).getByLabelText('Quantity'));
  await userEvent.type(editOfBeef(sheet).getByLabelText('Quantity'), '3');
  await userEvent.click(sheet.getByRole('button', { name: 'Fill in fields instead' }));
  const adding = within(sheet.getByRole('form', { name: 'Add ingredient' }));
  await userEvent.type(adding.getByLabelText('Ingredient'), 'Beans');
  await userEvent.type(adding.getByLabelText('Unit'), 'cans');
}

async function expectEverywhere(sheet: Sheet) {
  expect(sheet.getByLabelText('Meal name')).toHaveValue('Chili con carne');
  expect(editOfBeef(sheet).getByLabelText('Quantity')).toHaveValue('3');
  const adding = within(sheet.getByRole('form', { name: 'Add ingredient' }));
  expect(adding.getByLabelText('Ingredient')).toHaveValue('Beans');
  expect(adding.getByLabelText('Unit')).toHaveValue('cans');
}

const saved = {
  request: {
    query: UpdateMealDocument,
    variables: { input: { tripId: TRIP_ID, id: 'chili', name: 'Chili con carne', version: 1 } },
  },
  result: {
    data: { updateMeal: { __typename: 'MealPayload', meal: { ...chili, name: 'Chili con carne' } } },
  },
};
const recipeSaved = {
  request: {
    query: SaveRecipeDocument,
    variables: { input: { tripId: TRIP_ID, id: 'chili', instructions: ['Brown it well.'], version: 1 } },
  },
  result: {
    data: {
      updateMeal: {
        __typename: 'MealPayload',
        meal: { ...chili, recipe: null, instructions: ['Brown it well.'] },
      },
    },
  },
};
const beefSaved = {
  request: {
    query: EditIngredientDocument,
    variables: { input: { tripId: TRIP_ID, id: 'beef', quantity: '3', version: 1 } },
  },
  result: {
    data: { updateIngredient: { __typename: 'IngredientPayload', ingredient: { ...beef, quantity: '3' } } },
  },
};
const beansFields = { name: 'Beans', quantity: null, unit: 'cans', notes: null };
const beansAdded = {
  request: {
    query: AddIngredientsDocument,
    variables: {
      input: { tripId: TRIP_ID, mealId: 'chili', ingredients: [{ ...beansFields, purchased: false }] },
    },
  },
  result: {
    data: {
      addIngredients: {
        __typename: 'AddIngredientsPayload',
        meal: {
          __typename: 'Meal',
          id: 'chili',
          ingredientCount: 2,
          purchasedIngredientCount: 0,
          ingredients: [{ ...beef, quantity: '3' }, ingredientAnswer('beans', 'chili', beansFields)],
        },
      },
    },
  },
};

describe('what is typed in the sheet of a meal', () => {
  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the cross', (sheet: Sheet) => userEvent.click(sheet.getByRole('button', { name: 'Close' }))],
    [
      'Cancel',
      (sheet: Sheet) =>
        userEvent.click(sheet.getAllByRole('button', { name: 'Cancel' }).at(-1) ?? document.body),
    ],
  ])('is there when it is opened again after %s', async (_, close) => {
    show();
    const sheet = await openSheet();
    await typeEverywhere(sheet);
    await typeRecipe(sheet);
    await close(sheet);
    const again = await openSheet();
    await expectEverywhere(again);
    expect(again.getByLabelText('Step 1')).toHaveValue('Brown it well.');
    expect(again.getAllByText(KEPT)).toHaveLength(4);
  });

  it('stays in a pasted list, which says that it is not saved', async () => {
    show();
    const sheet = await openSheet();
    await userEvent.click(sheet.getByLabelText(/^Add ingredients/));
    await userEvent.paste('2 cans beans\n1 onion');
    await userEvent.keyboard('{Escape}');
    const again = await openSheet();
    expect(again.getByLabelText(/^Add ingredients/)).toHaveValue('2 cans beans\n1 onion');
    expect(again.getByText(KEPT)).toBeVisible();
    await userEvent.click(again.getByRole('button', { name: 'Discard it' }));
    expect(again.getByLabelText(/^Add ingredients/)).toHaveValue('');
    expect(again.queryByText(KEPT)).toBeNull();
  });

  it.each([
    ['Save', (sheet: Sheet) => userEvent.click(sheet.getByRole('button', { name: 'Save' }))],
    ['Enter', (sheet: Sheet) => userEvent.type(sheet.getByLabelText('Meal name'), '{Enter}')],
  ])('is all saved by %s', async (_, save) => {
    const sent: string[] = [];
    const changes = { saved, recipeSaved, beefSaved, beansAdded };
    show(
      Object.entries(changes).map(([name, { request, result }]) => ({
        request,
        result: () => {
          sent.push(name);
          return { data: result.data };
        },
      })),
    );
    const sheet = await openSheet();
    await typeEverywhere(sheet);
    await typeRecipe(sheet);
    await save(sheet);
    const again = await openSheet('Chili con carne');
    expect(sent).toEqual(['saved', 'beefSaved', 'beansAdded', 'recipeSaved']);
    expect(again.queryByText(KEPT)).toBeNull();
    expect(again.getByLabelText(/^Add ingredients/)).toHaveValue('');
  });

  it('keeps the sheet open when a part of it cannot be saved', async () => {
    show([saved, beansAdded]);
    const sheet = await openSheet();
    await typeEverywhere(sheet);
    await userEvent.clear(editOfBeef(sheet).getByLabelText('Ingredient'));
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Missing name')).toBeVisible();
    expect(editOfBeef(sheet).getByLabelText('Ingredient')).toHaveFocus();
    expect(editOfBeef(sheet).getByLabelText('Quantity')).toHaveValue('3');
    await userEvent.keyboard('{Escape}');
    const again = await openSheet('Chili con carne');
    expect(editOfBeef(again).getByLabelText('Quantity')).toHaveValue('3');
  });

  it('stays as a draft when it is typed while Save is under way', async () => {
    show([{ ...saved, delay: 200 }]);
    const sheet = await openSheet();
    await userEvent.type(sheet.getByLabelText('Meal name'), ' con carne');
    const user = stopTime();
    await user.click(sheet.getByRole('button', { name: 'Save' }));
    await user.type(sheet.getByLabelText('Meal name'), ' y frijoles');
    const again = await openSheet('Chili con carne', user);
    expect(again.getByLabelText('Meal name')).toHaveValue('Chili con carne y frijoles');
    expect(again.getByText(KEPT)).toBeVisible();
  });

  it('is discarded by the buttons that say so', async () => {
    show();
    const sheet = await openSheet();
    await typeEverywhere(sheet);
    await typeRecipe(sheet);
    await userEvent.click(sheet.getByRole('button', { name: 'Leave the recipe as it is' }));
    await userEvent.click(editOfBeef(sheet).getByRole('button', { name: 'Discard changes' }));
    await userEvent.keyboard('{Escape}');
    const again = await openSheet();
    expect(recipePart(again).getByText('Brown it.')).toBeVisible();
    expect(again.getByText('2 lb')).toBeVisible();
    for (const discard of again.getAllByRole('button', { name: 'Discard it' }))
      await userEvent.click(discard);
    expect(again.getByLabelText('Meal name')).toHaveValue('Chili');
    await userEvent.keyboard('{Escape}');
    expect((await openSheet()).queryByText(KEPT)).toBeNull();
  });

  it('follows the meal to another slot', async () => {
    const swapped = [
      { ...chili, date: trout.date },
      { ...trout, date: chili.date },
    ];
    showTrip([chili, trout], {
      mocks: [
        ...sheetAnswers(chili).map((answer) => ({ ...answer, maxUsageCount: 1 })),
        {
          request: {
            query: SwapMealsDocument,
            variables: { input: { tripId: TRIP_ID, mealId: 'chili', otherMealId: 'trout' } },
          },
          result: { data: { swapMeals: { __typename: 'SwapMealsPayload', meals: swapped } } },
        },
        ...swapped.flatMap((meal) => sheetAnswers(meal)),
      ],
    });
    const sheet = await openSheet();
    await userEvent.type(sheet.getByLabelText('Meal name'), ' con carne');
    await userEvent.keyboard('{Escape}');
    await userEvent.click((await openMeal()).getByRole('button', { name: 'More' }));
    await chooseInMenu('Move');
    const other = await screen.findByRole('button', { name: 'Swap with Trout: Dinner, Jun 14' });
    act(() => other.focus());
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Meals swapped')).toBeVisible();
    const sheetOfTrout = await openSheet('Trout');
    expect(sheetOfTrout.getByLabelText('Meal name')).toHaveValue('Trout');
    await userEvent.keyboard('{Escape}');
    expect((await openSheet('Chili')).getByLabelText('Meal name')).toHaveValue('Chili con carne');
  });
});
