import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ingredientAnswer, mealAnswer, VIEWER } from '../../../test/answers/tripAnswers.ts';
import { showCart } from '../../../test/showCart.tsx';

const BOUGHT = {
  purchased: true,
  purchasedAt: new Date().toISOString(),
  purchasedBy: { __typename: 'Participant' as const, id: VIEWER.id, name: VIEWER.name, isViewer: true },
};
const change = { viewerCan: ['VIEW' as const, 'TICK_INGREDIENTS' as const, 'ADD_RECEIPTS' as const] };
const listOf = (...ingredients: ReturnType<typeof ingredientAnswer>[]) => [
  { ...mealAnswer('m1', { name: 'Chili' }), ingredients },
];

beforeEach(() => localStorage.clear());

it('a shopper who has bought everything is asked for the receipt, once', async () => {
  const meals = listOf(ingredientAnswer('i1', 'm1', { name: 'Feta', ...BOUGHT }));
  const first = showCart({ meals, change });
  expect(await screen.findByRole('heading', { name: 'What did you pay?' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add the receipt' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/costs\?receipt=new$/),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('heading', { name: 'What did you pay?' })).toBeNull();
  first.unmount();
  showCart({ meals, change });
  expect(await screen.findByText('All bought. 1 item.')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'What did you pay?' })).toBeNull();
});

it('a shopper with items left says when the shop is done', async () => {
  const meals = listOf(
    ingredientAnswer('i1', 'm1', { name: 'Feta', ...BOUGHT }),
    ingredientAnswer('i2', 'm1', { name: 'Onions' }),
  );
  showCart({ meals, change });
  await userEvent.click(await screen.findByRole('button', { name: 'Done shopping' }));
  expect(screen.getByRole('region', { name: 'What did you pay?' })).toHaveFocus();
});

it('nobody is asked for what somebody else bought', async () => {
  const purchasedBy = { ...BOUGHT.purchasedBy, id: 'other', isViewer: false };
  const meals = listOf(ingredientAnswer('i1', 'm1', { name: 'Feta', ...BOUGHT, purchasedBy }));
  showCart({ meals, change });
  expect(await screen.findByText('All bought. 1 item.')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'What did you pay?' })).toBeNull();
});

it('a shopper to whom nothing is assigned is not asked whether the shop is done', async () => {
  const list = { matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() };
  // Only what the hook of media queries reads of a whole MediaQueryList.
  jest.spyOn(window, 'matchMedia').mockReturnValue(list as unknown as MediaQueryList);
  showCart({ meals: listOf(ingredientAnswer('i1', 'm1', { name: 'Onions' })), change });
  expect(await screen.findByRole('button', { name: 'Done shopping' })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Mine' }));
  expect(await screen.findByText('Nothing for you to buy')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Done shopping' })).toBeNull();
});
