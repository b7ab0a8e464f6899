import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sheetAnswers } from '../../../test/answers/sheetAnswers.ts';
import { chooseInMenu } from '../../../test/chooseInMenu.ts';
import { editMeal, openMeal } from '../../../test/openMeal.ts';
import { showTrip } from '../../../test/showTrip.tsx';
import {
  TRIP_ID,
  ingredientAnswer,
  JONAS,
  mealAnswer,
  tripAnswer,
  VIEWER,
} from '../../../test/answers/tripAnswers.ts';
import { DeleteMealDocument } from '../../plan/schedule/DeleteMeal.generated.ts';
import { UpdateMealDocument } from '../../plan/UpdateMeal.generated.ts';
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
  return openMeal();
}

async function chooseInSheet(entry: string) {
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await chooseInMenu(entry);
}

describe('the sheet of a meal', () => {
  it('opens to read: who cooks, ingredients to check off, facts and steps, and no field', async () => {
    const sheet = await openSheet();
    expect(sheet.getByRole('heading', { name: 'Chili' })).toHaveFocus();
    expect(sheet.getByText('Thu dinner, Jun 13, 6 PM')).toBeVisible();
    expect(sheet.getByRole('button', { name: 'Jonas Weber cooks' })).toBeVisible();
    const ingredients = within(sheet.getByRole('region', { name: /^Ingredients/ }));
    expect(await ingredients.findByText('1 still to buy')).toBeVisible();
    expect(ingredients.getByRole('progressbar', { name: 'Shopping progress' })).toHaveAttribute(
      'aria-valuetext',
      '0 of 1',
    );
    expect(ingredients.getByRole('checkbox', { name: /Ground beef/ })).toBeEnabled();
    const steps = within(sheet.getByRole('region', { name: 'Steps' }));
    for (const text of ['35 mins', '8 servings', 'Smoky and thick.', 'Brown it.', 'Serve it.'])
      expect(await steps.findByText(text)).toBeVisible();
    for (const name of ['Vote for Chili: 2 so far', 'Vote against Chili: 0 so far', 'Cook', 'Edit', 'More'])
      expect(sheet.getByRole('button', { name })).toBeEnabled();
    expect(sheet.queryByRole('textbox')).toBeNull();
  });

  it('is edited by the pencil or the key e, in the same dialog as an empty slot', async () => {
    await openSheet();
    await userEvent.keyboard('e');
    const editing = within(await screen.findByRole('dialog', { name: 'Assign Dinner - Jun 13' }));
    expect(editing.getByLabelText('Meal name')).toHaveValue('Chili');
    expect(editing.getByLabelText(/^Description/)).toHaveValue('Smoky and thick.');
    expect(editing.getByRole('radio', { name: /Jonas Weber/ })).toBeChecked();
    const ingredients = within(editing.getByRole('region', { name: /^Ingredients/ }));
    expect(await ingredients.findByText('0 of 1 purchased')).toBeVisible();
    expect(ingredients.getByLabelText(/^Add ingredients/)).toBeVisible();
  });

  it('takes another cook at once', async () => {
    const mine = { ...CHILI, assignedToId: VIEWER.id, assignedTo: VIEWER };
    const sheet = await openSheet([
      {
        request: {
          query: UpdateMealDocument,
          variables: { input: { tripId: TRIP_ID, id: 'chili', assignedToId: VIEWER.id } },
        },
        result: { data: { updateMeal: { __typename: 'MealPayload', meal: mine } } },
      },
    ]);
    await userEvent.click(sheet.getByRole('button', { name: 'Jonas Weber cooks' }));
    await userEvent.click(sheet.getByRole('radio', { name: /^You/ }));
    expect(await sheet.findByRole('button', { name: 'You cook' })).toBeVisible();
  });

  it('cannot be changed in a completed trip', async () => {
    showTrip([CHILI], {
      ingredients: [BEEF],
      change: { isCompleted: true, viewerCan: ['VIEW'] },
      query: '?recipe=chili',
      mocks: sheetAnswers(CHILI, { ...WRITTEN, ingredients: [BEEF] }),
    });
    const sheet = within(await screen.findByRole('dialog', { name: 'Chili' }));
    expect(await sheet.findByText('Trip Completed: its ingredients can no longer be changed.')).toBeVisible();
    expect(sheet.getByRole('checkbox', { name: /Ground beef/ })).toBeDisabled();
    expect(sheet.queryByRole('button', { name: 'Edit' })).toBeNull();
    await userEvent.keyboard('e');
    await userEvent.click(sheet.getByRole('button', { name: 'More' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Save as recipe',
      'Print',
    ]);
  });

  it('saves the recipe in its place, and takes the focus back', async () => {
    const instructions = ['Brown it well.', 'Serve it.'];
    const sheet = await openSheet([
      {
        request: {
          query: SaveRecipeDocument,
          variables: { input: { tripId: TRIP_ID, id: 'chili', instructions, version: 1 } },
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
    const editing = await editMeal(sheet);
    await userEvent.click(await editing.findByRole('button', { name: 'Edit recipe' }));
    await userEvent.type(editing.getByLabelText('Step 1'), '{Backspace} well.');
    await userEvent.click(editing.getByRole('button', { name: 'Save recipe' }));
    expect(await editing.findByText('Brown it well.')).toBeVisible();
    await waitFor(() => expect(editing.getByRole('button', { name: 'Edit recipe' })).toHaveFocus());
  });

  it('asks before the meal is deleted, and goes with it', async () => {
    const trip = { ...tripAnswer([]), plannedMealCount: 0, totalMealCount: 6 };
    const sheet = await openSheet([
      {
        request: { query: DeleteMealDocument, variables: { input: { tripId: TRIP_ID, id: 'chili' } } },
        result: { data: { deleteMeal: { __typename: 'DeleteMealPayload', id: 'chili', trip } } },
      },
    ]);
    await chooseInSheet('Delete');
    let question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(sheet.getByRole('button', { name: 'More' })).toHaveFocus());
    await chooseInSheet('Delete');
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

  it('hands the meal over to the plan to be moved', async () => {
    await openSheet();
    await chooseInSheet('Move');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const target = await screen.findByRole('button', { name: 'Move here: Lunch, Jun 13' });
    await waitFor(() => expect(target).toHaveFocus());
  });
});
