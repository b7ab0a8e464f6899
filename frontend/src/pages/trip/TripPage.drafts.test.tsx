import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../../test/answers/answerTo.ts';
import { sheetAnswers } from '../../../test/answers/sheetAnswers.ts';
import { sheetServer } from '../../../test/answers/sheetServer.ts';
import { editMeal, openMeal } from '../../../test/openMeal.ts';
import { showTrip } from '../../../test/showTrip.tsx';
import { ingredientAnswer, JONAS, mealAnswer, TRIP_ID } from '../../../test/answers/tripAnswers.ts';
import { EditMealDocument } from '../../plan/meal/EditMeal.generated.ts';
import { AddIngredientsDocument } from '../../shopping/ingredient/AddIngredients.generated.ts';

const CHILI = mealAnswer('chili', { name: 'Chili', cook: JONAS, ingredientCount: 1 });
const BEEF = ingredientAnswer('beef', 'chili', { name: 'Ground beef', quantity: '2', unit: 'lb' });
const INSIDE = { recipe: null, instructions: ['Brown it.'], ingredients: [BEEF] };
const KEPT = 'What you typed before is still here. It is not saved yet.';

function show(mocks: readonly MockLink.MockedResponse[] = []) {
  const server = sheetServer(CHILI, INSIDE);
  showTrip([CHILI], {
    ingredients: INSIDE.ingredients,
    mocks: [...mocks, ...sheetAnswers(CHILI, INSIDE, server)],
  });
  return server;
}

async function openSheet() {
  return editMeal(await openMeal());
}

type Sheet = Awaited<ReturnType<typeof openSheet>>;

async function paste(field: HTMLElement, text: string) {
  await userEvent.click(field);
  await userEvent.paste(text);
}

describe('what is typed in the sheet of a meal', () => {
  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the cross', (sheet: Sheet) => userEvent.click(sheet.getByRole('button', { name: 'Close' }))],
    ['Done', (sheet: Sheet) => userEvent.click(sheet.getByRole('button', { name: 'Done' }))],
    ['Enter', (sheet: Sheet) => userEvent.type(sheet.getByLabelText('Meal name'), '{Enter}')],
  ])('is saved everywhere when it ends by %s', async (_, end) => {
    const server = show();
    const sheet = await openSheet();
    await paste(await sheet.findByLabelText('Step 1'), ' Serve it.');
    await paste(sheet.getByLabelText('Ingredient: Ground beef'), ', lean');
    await paste(sheet.getByLabelText('Meal name'), ' con carne');
    await end(sheet);
    expect(await screen.findByText('Meal updated')).toBeVisible();
    expect(server.meal()).toMatchObject({ name: 'Chili con carne', instructions: ['Brown it. Serve it.'] });
    expect(server.ingredient('beef')).toMatchObject({ name: 'Ground beef, lean', quantity: '2' });
  });

  it('says nothing at the end when nothing was changed', async () => {
    show();
    await userEvent.click((await openSheet()).getByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('dialog', { name: 'Chili' })).toBeVisible();
    expect(screen.queryByText('Meal updated')).toBeNull();
  });

  it('is kept without a connection, and is there again', async () => {
    const offline = {
      request: { query: EditMealDocument, variables: () => true },
      maxUsageCount: 99,
      error: new Error('offline'),
    };
    show([offline]);
    const sheet = await openSheet();
    await paste(sheet.getByLabelText('Meal name'), ' con carne');
    expect(await sheet.findByText('Not saved, no connection. Kept here.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: /^Chili ?:/ }));
    const again = within(await screen.findByRole('dialog', { name: 'Assign Dinner - Jun 13' }));
    expect(again.getByLabelText('Meal name')).toHaveValue('Chili con carne');
  });

  it('stays in a pasted list, which says that it is not saved', async () => {
    show();
    const sheet = await openSheet();
    await paste(sheet.getByLabelText(/^Add ingredients/), '2 cans beans\n'.repeat(101));
    await userEvent.keyboard('{Escape}');
    const again = await openSheet();
    expect(again.getByText(KEPT)).toBeVisible();
    await userEvent.click(again.getByRole('button', { name: 'Discard it' }));
    expect(again.getByLabelText(/^Add ingredients/)).toHaveValue('');
    expect(again.queryByText(KEPT)).toBeNull();
  });

  it('is added at the end when it is an ingredient', async () => {
    const fields = { name: 'Beans', quantity: '2', unit: 'cans', notes: null, purchased: false };
    const added = ingredientAnswer('beans', 'chili', fields);
    const meal = {
      __typename: 'Meal' as const,
      id: 'chili',
      ingredientCount: 2,
      purchasedIngredientCount: 0,
      ingredients: [BEEF, added],
    };
    show([
      answerTo(
        AddIngredientsDocument,
        { input: { tripId: TRIP_ID, mealId: 'chili', ingredients: [fields] } },
        { addIngredients: { meal } },
      ),
    ]);
    const sheet = await openSheet();
    await paste(sheet.getByLabelText(/^Add ingredients/), '2 cans beans');
    await userEvent.click(sheet.getByRole('button', { name: 'Done' }));
    const read = within(await screen.findByRole('dialog', { name: 'Chili' }));
    expect(await read.findByRole('checkbox', { name: /Beans/ })).toBeVisible();
  });
});
