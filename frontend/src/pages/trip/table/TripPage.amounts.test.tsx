import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sheetAnswers } from '../../../../test/answers/sheetAnswers.ts';
import { editMeal, openMeal } from '../../../../test/openMeal.ts';
import { showTrip } from '../../../../test/showTrip.tsx';
import { sheetServer } from '../../../../test/answers/sheetServer.ts';
import { amountAnswer, ingredientAnswer, mealAnswer, VIEWER } from '../../../../test/answers/tripAnswers.ts';

const MEAL = mealAnswer('m1', {
  name: 'Chili',
  cook: VIEWER,
  ingredientCount: 2,
  servings: 4,
  portions: 6.5,
});
const RICE = ingredientAnswer('rice', 'm1', {
  name: 'Rice',
  quantity: '400',
  unit: 'g',
  amount: { ...amountAnswer('650', 'g'), calculation: '400 g × 6½ ÷ 4' },
});
const BEANS = ingredientAnswer('beans', 'm1', {
  name: 'Beans',
  quantity: '1',
  unit: 'can',
  purchased: true,
  purchasedAt: '2030-06-13T09:00:00.000Z',
  amount: { ...amountAnswer('2', 'cans'), calculation: '1 can × 6½ ÷ 4' },
  missing: { ...amountAnswer('1', 'can'), calculation: '2 cans − 1 can' },
});

async function openIngredients() {
  const inside = { ingredients: [RICE, BEANS] };
  const server = sheetServer(MEAL, inside);
  showTrip([MEAL], { ...inside, mocks: sheetAnswers(MEAL, inside, server) });
  return { server, sheet: await openMeal() };
}

const servings = () => screen.getByRole('textbox', { name: /^Amounts for/ });

async function typeServings(typed: string) {
  await userEvent.clear(servings());
  await userEvent.type(servings(), typed);
  await userEvent.tab();
}

describe('amounts that follow the table', () => {
  it('are shown with what they were worked out from', async () => {
    const sheet = await editMeal((await openIngredients()).sheet);
    expect(sheet.getByText('Shown everywhere else for 6½ portions.')).toBeVisible();
    expect(sheet.getByText('Amounts for 4 portions')).toBeVisible();
    expect(sheet.getByLabelText(/^Add ingredients ?type one, or paste a list$/)).toBeVisible();
    expect(sheet.getByLabelText('Amount of Rice')).toHaveValue('400 g');
    expect(sheet.getByText('Needed: 650 g (400 g × 6½ ÷ 4)')).toBeVisible();
  });

  it('leave a purchase open that is short, and name what is missing', async () => {
    const { sheet } = await openIngredients();
    expect(await sheet.findByText('1 can more: 2 cans − 1 can')).toBeVisible();
    expect(sheet.getByRole('checkbox', { name: /Beans/ })).not.toBeChecked();
  });

  it('can be written for another number of portions, or be fixed', async () => {
    const { sheet, server } = await openIngredients();
    const editing = await editMeal(sheet);
    await typeServings('6,5');
    await waitFor(() => expect(server.meal()).toMatchObject({ servings: 6.5 }));
    await userEvent.clear(servings());
    await userEvent.tab();
    expect(await editing.findByText('Empty: the amounts stay as typed, however many eat.')).toBeVisible();
    expect(server.meal()).toMatchObject({ servings: null });
    expect(editing.queryByText(/^Amounts for \d/)).toBeNull();
  });

  it('say what is no number of portions', async () => {
    const { sheet, server } = await openIngredients();
    const editing = await editMeal(sheet);
    await userEvent.type(servings(), 'x');
    await userEvent.tab();
    expect(await editing.findByText(/^Servings have to be a number above 0/)).toBeVisible();
    expect(servings()).toHaveValue('4x');
    expect(server.sent).toEqual([]);
  });

  it('are asked about in their place when somebody else has changed them', async () => {
    const { sheet, server } = await openIngredients();
    const editing = await editMeal(sheet);
    server.change({ servings: 8 });
    await typeServings('6');
    const asked = within(await editing.findByRole('group', { name: 'Amounts for: two versions' }));
    expect(asked.getByText('8')).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(server.meal()).toMatchObject({ servings: 6 }));
    await waitFor(() => expect(editing.queryByRole('alert')).toBeNull());
    expect(servings()).toHaveValue('6');
  });
});
