import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sheetAnswers } from '../../../test/answers/sheetAnswers.ts';
import { showTrip } from '../../../test/showTrip.tsx';
import { ingredientAnswer, JONAS, mealAnswer, tripAnswer } from '../../../test/answers/tripAnswers.ts';
import { DeleteMealDocument } from '../../plan/schedule/DeleteMeal.generated.ts';
import { SaveRecipeDocument } from '../../plan/recipe/SaveRecipe.generated.ts';

const CHILI = mealAnswer('chili', {
  name: 'Chili',
  description: 'Smoky and thick.',
  cook: JONAS,
  upVotes: 2,
  ingredientCount: 1,
});
const BEEF = ingredientAnswer('beef', 'chili', { name: 'Ground beef', quantity: '2', unit: 'lb' });

const WRITTEN = { recipe: 'Serves 8, about 35 minutes.', instructions: ['Brown it.', 'Serve it.'] };

async function openSheet(mocks: readonly MockLink.MockedResponse[] = []) {
  showTrip([CHILI], {
    ingredients: [BEEF],
    mocks: [...sheetAnswers(CHILI, { ...WRITTEN, ingredients: [BEEF] }), ...mocks],
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Chili/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Assign Dinner - Jun 13' }));
  await sheet.findByText('Shopping progress');
  await sheet.findByText('8 servings');
  return sheet;
}

describe('the sheet of a meal', () => {
  it('holds all that belongs to it: name, cook, description, recipe, ingredients, votes, move and delete', async () => {
    const sheet = await openSheet();
    expect(sheet.getByLabelText('Meal name')).toHaveValue('Chili');
    expect(sheet.getByLabelText(/^Description/)).toHaveValue('Smoky and thick.');
    expect(sheet.getByRole('radio', { name: /Jonas Weber/ })).toBeChecked();
    const ingredients = within(sheet.getByRole('region', { name: 'Ingredients' }));
    expect(ingredients.getByText('0 of 1 purchased')).toBeVisible();
    expect(ingredients.getByRole('checkbox', { name: /Ground beef/ })).toBeEnabled();
    expect(ingredients.getByLabelText(/^Add ingredients/)).toBeVisible();
    const recipe = within(sheet.getByRole('region', { name: 'Recipe' }));
    for (const text of ['35 mins', '8 servings', 'Brown it.', 'Serve it.'])
      expect(recipe.getByText(text)).toBeVisible();
    for (const name of ['Vote for Chili: 2 so far', 'Vote against Chili: 0 so far', 'Move', 'Delete', 'Save'])
      expect(sheet.getByRole('button', { name })).toBeEnabled();
  });

  it('saves the recipe in its place, and takes the focus back', async () => {
    const instructions = ['Brown it well.', 'Serve it.'];
    const sheet = await openSheet([
      {
        request: {
          query: SaveRecipeDocument,
          variables: { input: { id: 'chili', instructions, version: 1 } },
        },
        result: {
          data: {
            updateMeal: {
              __typename: 'MealPayload',
              meal: {
                ...{ __typename: 'Meal', id: 'chili', description: CHILI.description },
                ...{ recipe: WRITTEN.recipe, instructions, recipeVersion: 2 },
              },
            },
          },
        },
      },
    ]);
    await userEvent.click(sheet.getByRole('button', { name: 'Edit recipe' }));
    await userEvent.type(sheet.getByLabelText('Step 1'), '{Backspace} well.');
    await userEvent.click(sheet.getByRole('button', { name: 'Save recipe' }));
    expect(await sheet.findByText('Brown it well.')).toBeVisible();
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Edit recipe' })).toHaveFocus());
  });

  it('asks before the meal is deleted, and goes with it', async () => {
    const trip = { ...tripAnswer([]), plannedMealCount: 0, totalMealCount: 6 };
    const sheet = await openSheet([
      {
        request: { query: DeleteMealDocument, variables: { input: { id: 'chili' } } },
        result: { data: { deleteMeal: { __typename: 'DeleteMealPayload', id: 'chili', trip } } },
      },
    ]);
    await userEvent.type(sheet.getByLabelText('Meal name'), ' con carne');
    await userEvent.click(sheet.getByRole('button', { name: 'Delete' }));
    let question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sheet.getByLabelText('Meal name')).toHaveValue('Chili con carne');
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Delete' })).toHaveFocus());
    await userEvent.click(sheet.getByRole('button', { name: 'Delete' }));
    question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Delete meal' }));
    expect(await screen.findByText('Meal deleted')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const slot = await screen.findByRole('button', { name: 'Unassigned: assign Dinner, Jun 13' });
    await waitFor(() => expect(slot).toHaveFocus());
    await userEvent.click(slot);
    const empty = within(await screen.findByRole('dialog', { name: 'Assign Dinner - Jun 13' }));
    expect(empty.getByLabelText('Meal name')).toHaveValue('');
  });

  it('hands the meal over to the plan to be moved, and keeps what was typed', async () => {
    const sheet = await openSheet();
    await userEvent.type(sheet.getByLabelText('Meal name'), ' con carne');
    await userEvent.click(sheet.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const target = await screen.findByRole('button', { name: 'Move here: Lunch, Jun 13' });
    await waitFor(() => expect(target).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: /^Chili/ }));
    expect(await screen.findByLabelText('Meal name')).toHaveValue('Chili con carne');
  });
});
