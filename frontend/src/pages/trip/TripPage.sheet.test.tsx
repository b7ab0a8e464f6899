import type { MockLink } from '@apollo/client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MEAL_NUMBERS, MEAL_TEXTS } from '../../../../domain/plan/mealFields.ts';
import { answerTo } from '../../../test/answers/answerTo.ts';
import { sheetServer } from '../../../test/answers/sheetServer.ts';
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
import type { MealEditValues } from '../../plan/meal/mealEdit.ts';
import { DeleteMealDocument, RestoreMealDocument } from '../../plan/schedule/DeleteMeal.generated.ts';
import { UpdateMealDocument } from '../../plan/UpdateMeal.generated.ts';

const CHILI = mealAnswer('chili', {
  name: 'Chili',
  description: 'Smoky and thick.',
  cook: JONAS,
  upVotes: 2,
  ingredientCount: 1,
});
const BEEF = ingredientAnswer('beef', 'chili', { name: 'Ground beef', quantity: '2', unit: 'lb' });

const WRITTEN = { recipe: 'Serves 8, about 35 minutes.', instructions: ['Brown it.', 'Serve it.'] };

const INSIDE = { ...WRITTEN, ingredients: [BEEF] };

async function openSheet(
  mocks: readonly MockLink.MockedResponse[] = [],
  server = sheetServer(CHILI, INSIDE),
) {
  showTrip([CHILI], { ingredients: [BEEF], mocks: [...sheetAnswers(CHILI, INSIDE, server), ...mocks] });
  return openMeal();
}

async function chooseInSheet(entry: string) {
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await chooseInMenu(entry);
}

interface Control {
  readonly role: string;
  readonly name: RegExp;
  readonly savedByJonas: Readonly<Record<string, unknown>>;
}

/** A new value is missed here by its type. */
const CONTROLS: Record<keyof MealEditValues, Control> = {
  name: { role: 'textbox', name: /^Meal name/, savedByJonas: { name: 'Stew' } },
  assignedToId: { role: 'button', name: /cooks$/, savedByJonas: { assignedToId: null } },
  description: { role: 'textbox', name: /^Description/, savedByJonas: { description: 'Mild.' } },
  servings: { role: 'textbox', name: /^Amounts for/, savedByJonas: { servings: 12 } },
  minutes: { role: 'textbox', name: /^Time/, savedByJonas: { minutes: 12 } },
  steps: { role: 'textbox', name: /^Step 1/, savedByJonas: { instructions: ['Fry it.'] } },
  recipe: { role: 'textbox', name: /^More about the recipe/, savedByJonas: { recipe: 'By Aunt Ida.' } },
};

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

  it('is edited in the same places by the pencil or the key e', async () => {
    await openSheet();
    await userEvent.keyboard('e');
    const editing = within(await screen.findByRole('dialog', { name: 'Assign Dinner - Jun 13' }));
    expect(editing.getByLabelText('Meal name')).toHaveValue('Chili');
    expect(editing.getByLabelText('Meal name')).toHaveFocus();
    expect(editing.getByLabelText(/^Description/)).toHaveValue('Smoky and thick.');
    expect(await editing.findByLabelText('Step 1')).toHaveValue('Brown it.');
    const ingredients = within(editing.getByRole('region', { name: /^Ingredients/ }));
    expect(await ingredients.findByLabelText('Amount of Ground beef')).toHaveValue('2 lb');
    expect(ingredients.getByLabelText('Ingredient: Ground beef')).toHaveValue('Ground beef');
    expect(ingredients.getByRole('checkbox', { name: 'Ground beef: purchased' })).toBeEnabled();
    expect(ingredients.getByRole('progressbar', { name: 'Shopping progress' })).toBeVisible();
    expect(ingredients.getByLabelText(/^Add ingredients/)).toBeVisible();
  });

  it('has a control for each value of a meal', async () => {
    const editing = await editMeal(await openSheet());
    for (const { role, name } of Object.values(CONTROLS))
      expect(await editing.findByRole(role, { name })).toBeEnabled();
  });

  it.each(Object.entries(CONTROLS))('asks which %s stays if two people change it', async (field, control) => {
    const server = sheetServer(CHILI, INSIDE);
    const editing = await editMeal(await openSheet([], server));
    server.change(control.savedByJonas);
    const element = await editing.findByRole(control.role, { name: control.name });
    await userEvent.click(element);
    if (field === 'assignedToId') await userEvent.click(editing.getByRole('radio', { name: /^You/ }));
    else {
      await userEvent.clear(element);
      await userEvent.paste('47');
      await userEvent.tab();
    }
    expect(await editing.findByRole('group', { name: /: two versions$/ })).toBeVisible();
  });

  it.each([
    ...MEAL_TEXTS.map((name) => ({ name, value: 'Zanzibar' })),
    ...MEAL_NUMBERS.map((name) => ({ name, value: 47 })),
  ])('shows its $name', async ({ name, value }) => {
    const meal = { ...CHILI, [name]: value };
    showTrip([meal], { mocks: sheetAnswers(meal, { [name]: value }) });
    const steps = within((await openMeal()).getByRole('region', { name: 'Steps' }));
    expect(await steps.findByText(new RegExp(`\\b${value}\\b`))).toBeVisible();
  });

  it('leads from "Add ingredient" to the field that adds one', async () => {
    const sheet = await openSheet();
    await userEvent.click(await sheet.findByRole('button', { name: 'Add ingredient' }));
    const editing = within(await screen.findByRole('dialog', { name: 'Assign Dinner - Jun 13' }));
    expect(await editing.findByLabelText(/^Add ingredients/)).toHaveFocus();
  });

  it('saves name, description and cook at once, takes them back by Undo, and says so at the end', async () => {
    const server = sheetServer(CHILI, INSIDE);
    const sheet = await openSheet([], server);
    const editing = await editMeal(sheet);
    const undo = () => userEvent.click(editing.getByRole('button', { name: 'Undo' }));
    await userEvent.click(editing.getByLabelText('Meal name'));
    await userEvent.paste(' con carne');
    await userEvent.click(editing.getByLabelText(/^Description/));
    await userEvent.clear(editing.getByLabelText(/^Description/));
    await userEvent.tab();
    await userEvent.click(editing.getByRole('button', { name: 'Jonas Weber cooks' }));
    await userEvent.click(editing.getByRole('radio', { name: /^You/ }));
    expect(await editing.findByRole('button', { name: 'You cook' })).toBeVisible();
    const changed = { name: 'Chili con carne', description: null, assignedToId: VIEWER.id };
    expect(server.meal()).toMatchObject(changed);
    expect(editing.getByText('Saved')).toBeVisible();
    await undo();
    expect(await editing.findByRole('button', { name: 'Jonas Weber cooks' })).toBeVisible();
    await undo();
    await waitFor(() => expect(editing.getByLabelText(/^Description/)).toHaveValue('Smoky and thick.'));
    await undo();
    await waitFor(() => expect(editing.getByLabelText('Meal name')).toHaveValue('Chili'));
    expect(server.meal()).toMatchObject({ name: 'Chili', assignedToId: JONAS.id });
    expect(editing.queryByRole('button', { name: 'Undo' })).toBeNull();
    await userEvent.click(editing.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('Meal updated')).toBeVisible();
    const read = within(await screen.findByRole('dialog', { name: 'Chili' }));
    expect(read.getByRole('button', { name: 'Edit' })).toHaveFocus();
  });

  it('gives an emptied name back', async () => {
    const editing = await editMeal(await openSheet());
    await userEvent.clear(editing.getByLabelText('Meal name'));
    await userEvent.tab();
    expect(await screen.findByText('Validation Error')).toBeVisible();
    expect(screen.getByText('Please enter a meal name.')).toBeVisible();
    expect(editing.getByLabelText('Meal name')).toHaveValue('Chili');
  });

  it('leads from its menu to description and source', async () => {
    await openSheet();
    await chooseInSheet('Source');
    const editing = within(await screen.findByRole('dialog', { name: 'Assign Dinner - Jun 13' }));
    await waitFor(() => expect(editing.getByLabelText(/^More about the recipe/)).toHaveFocus());
  });

  it('takes another cook at once', async () => {
    const mine = { ...CHILI, assignedToId: VIEWER.id, assignedTo: VIEWER };
    const sheet = await openSheet([
      answerTo(
        UpdateMealDocument,
        { input: { tripId: TRIP_ID, id: 'chili', assignedToId: VIEWER.id } },
        { updateMeal: { meal: mine } },
      ),
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

  it('has another recipe first in its menu', async () => {
    await openSheet();
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    const [first] = await screen.findAllByRole('menuitem');
    expect(first).toHaveTextContent('Choose another recipe');
  });

  it('asks before the meal is deleted, and goes with it', async () => {
    const trip = { ...tripAnswer([]), plannedMealCount: 0, totalMealCount: 6 };
    const sheet = await openSheet([
      answerTo(
        DeleteMealDocument,
        { input: { tripId: TRIP_ID, id: 'chili' } },
        { deleteMeal: { id: 'chili', trip } },
      ),
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

  it('brings the deleted meal back by Undo', async () => {
    const input = { tripId: TRIP_ID, id: 'chili' };
    const trip = { ...tripAnswer([CHILI]), plannedMealCount: 1, totalMealCount: 6 };
    await openSheet([
      answerTo(DeleteMealDocument, { input }, { deleteMeal: { id: 'chili', trip: { ...trip, meals: [] } } }),
      answerTo(RestoreMealDocument, { input }, { restoreMeal: { meal: { ...CHILI, ...INSIDE }, trip } }),
    ]);
    await chooseInSheet('Delete');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Delete meal' }));
    await screen.findByRole('button', { name: 'Unassigned: assign Dinner, Jun 13' });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Meal restored')).toBeVisible();
    expect(await screen.findByRole('button', { name: /^Chili/ })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('turns to the meals before and after it on its day, by arrows and keys', async () => {
    const oats = mealAnswer('oats', { name: 'Oats', type: 'BREAKFAST' });
    showTrip([CHILI, oats], {
      ingredients: [BEEF],
      mocks: [...sheetAnswers(CHILI, INSIDE), ...sheetAnswers(oats)],
    });
    const sheet = await openMeal();
    expect(sheet.queryByRole('button', { name: /^Next meal/ })).toBeNull();
    await userEvent.click(sheet.getByRole('button', { name: 'Previous meal: Oats' }));
    const other = within(await screen.findByRole('dialog', { name: 'Oats' }));
    expect(await other.findByText('No ingredients yet.')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    const again = within(await screen.findByRole('dialog', { name: 'Chili' }));
    expect(await again.findByText('1 still to buy')).toBeVisible();
  });

  it.each([
    ['Delete', 'alertdialog', 'Delete this meal?'],
    ['Save as recipe', 'dialog', 'Save as recipe'],
  ])('leaves keys to the dialog above it: %s', async (entry, role, name) => {
    const oats = mealAnswer('oats', { name: 'Oats', type: 'BREAKFAST' });
    showTrip([CHILI, oats], { ingredients: [BEEF], mocks: sheetAnswers(CHILI, INSIDE) });
    await openMeal();
    await chooseInSheet(entry);
    const above = within(await screen.findByRole(role, { name }));
    const button = above.getByRole('button', { name: 'Cancel' });
    for (const target of [button, document.body])
      for (const key of ['ArrowLeft', 'e']) fireEvent.keyDown(target, { key });
    await userEvent.click(button);
    expect(await screen.findByRole('dialog', { name: 'Chili' })).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('hands the meal over to the plan to be moved', async () => {
    await openSheet();
    await chooseInSheet('Move');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const target = await screen.findByRole('button', { name: 'Move here: Lunch, Jun 13' });
    await waitFor(() => expect(target).toHaveFocus());
  });
});
