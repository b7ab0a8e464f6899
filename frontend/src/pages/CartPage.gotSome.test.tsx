import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  amountAnswer,
  ingredientAnswer,
  mealAnswer,
  TRIP_ID,
  VIEWER,
} from '../../test/answers/tripAnswers.ts';
import { showCart } from '../../test/showCart.tsx';
import { TickIngredientsDocument } from '../offline/outbox/TickIngredients.generated.ts';

/** Four avocados for each of two meals, and one lemon. */
const MEALS = [
  {
    ...mealAnswer('m1', { name: 'Tacos' }),
    ingredients: [avocados('i1', 'm1'), ingredientAnswer('i3', 'm1', { name: 'Lemon', ...one('1') })],
  },
  { ...mealAnswer('m2', { date: '2030-06-14', name: 'Toast' }), ingredients: [avocados('i2', 'm2')] },
];
const BOUGHT_AT = '2030-06-12T18:15:00.000Z';

function one(quantity: string) {
  return { quantity, amount: amountAnswer(quantity, null) };
}

function avocados(id: string, mealId: string) {
  return ingredientAnswer(id, mealId, { name: 'Avocados', ...one('4') });
}

/** The answer to a tick, or an untick: how many avocados each meal has and misses. */
function answer(
  change: object,
  rows: readonly { readonly id: string; readonly bought: string | null; readonly missing: string | null }[],
  buyer = { name: VIEWER.name, isViewer: true },
) {
  return {
    request: {
      query: TickIngredientsDocument,
      variables: { input: { tripId: TRIP_ID, ids: rows.map(({ id }) => id), ...change } },
    },
    result: {
      data: {
        tickIngredients: {
          __typename: 'IngredientsPayload' as const,
          ingredients: rows.map(({ id, bought, missing }) => ({
            __typename: 'Ingredient' as const,
            id,
            name: 'Avocados',
            bought: bought === null ? null : amountAnswer(bought, null),
            missing: missing === null ? null : amountAnswer(missing, null),
            purchased: bought !== null,
            purchasedAt: bought === null ? null : BOUGHT_AT,
            purchasedBy:
              bought === null ? null : { __typename: 'Participant' as const, id: VIEWER.id, ...buyer },
            unavailable: null,
            isLeftOut: false,
          })),
          revision: null,
          meals: [],
        },
      },
    },
  };
}

const GOT_FIVE = { purchased: true, seenPurchasedAt: null, shown: [{ id: 'i2', quantity: '1', unit: null }] };
const FIVE = [
  { id: 'i1', bought: '4', missing: null },
  { id: 'i2', bought: '1', missing: '3' },
];
const NONE = FIVE.map(({ id }) => ({ id, bought: null, missing: null }));

async function openDialog() {
  await userEvent.click(await screen.findByRole('button', { name: 'Details of Avocados' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Got only some' }));
  return screen.findByRole('dialog', { name: 'Got only some' });
}

async function say(amount: string): Promise<HTMLElement> {
  const dialog = await openDialog();
  await userEvent.type(
    within(dialog).getByRole('textbox', { name: 'How much did you get?' }),
    `${amount}{Enter}`,
  );
  return dialog;
}

test('what the shop had is bought, the rest stays on the list, and Undo takes it back', async () => {
  const undone = answer({ purchased: false, seenPurchasedAt: BOUGHT_AT }, NONE);
  showCart({ meals: MEALS, mocks: [answer(GOT_FIVE, FIVE), undone] });
  const dialog = await say('5');
  expect(await screen.findByText('Avocados: the rest stays on the list')).toBeVisible();
  expect(dialog).not.toBeVisible();
  // On the list, in its details and for readers of the screen.
  expect(await screen.findAllByText(/5 bought/)).not.toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByText(/5 bought/)).toBeNull());
  expect(screen.getByRole('checkbox', { name: 'Avocados' })).not.toBeChecked();
});

test('the meals of a line show what adds up to it', async () => {
  const scaled = (id: string, mealId: string, whole: string, quantity: string) => ({
    ...avocados(id, mealId),
    amount: {
      ...amountAnswer(whole, null),
      exact: { __typename: 'ExactAmount' as const, quantity, unit: null },
    },
  });
  const meals = [
    { ...mealAnswer('m1', { name: 'Tacos' }), ingredients: [scaled('i1', 'm1', '8', '7 1/2')] },
    {
      ...mealAnswer('m2', { date: '2030-06-14', name: 'Toast' }),
      ingredients: [scaled('i2', 'm2', '4', '3 3/4')],
    },
  ];
  showCart({ meals });
  await userEvent.click(await screen.findByRole('button', { name: 'Details of Avocados' }));
  const detail = within(await screen.findByRole('region', { name: 'Avocados' }));
  const texts = detail.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts).toEqual([expect.stringMatching(/7½$/), expect.stringMatching(/3¾$/)]);
  expect(detail.getByText('11¼')).toBeVisible();
});

test('a phone shows the list again', async () => {
  const list = { matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() };
  // Cast: the media query hook reads only these fields of a MediaQueryList.
  jest.spyOn(window, 'matchMedia').mockReturnValue(list as unknown as MediaQueryList);
  showCart({ meals: MEALS, mocks: [answer(GOT_FIVE, FIVE)] });
  await say('5');
  expect(await screen.findByText('Avocados: the rest stays on the list')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('Undo of the rest of a line leaves what was bought of it before', async () => {
  const BEFORE = '2030-06-12T17:00:00.000Z';
  const short = { ...avocados('i1', 'm1'), purchased: true, purchasedAt: BEFORE, ...one('4') };
  const part = { ...short, bought: amountAnswer('1', null), missing: amountAnswer('3', null) };
  const [first, ...others] = MEALS;
  const meals = [{ ...first, ...mealAnswer('m1', { name: 'Tacos' }), ingredients: [part] }, ...others];
  const row = (bought: string | null, missing: string | null) => [{ id: 'i1', bought, missing }];
  const shown = [{ id: 'i1', quantity: '1', unit: null }];
  showCart({
    meals,
    mocks: [
      answer({ purchased: true, seenPurchasedAt: BEFORE }, row('4', null)),
      answer({ purchased: false, seenPurchasedAt: BOUGHT_AT }, row(null, null)),
      answer({ purchased: true, seenPurchasedAt: null, shown }, row('1', '3')),
    ],
  });
  await say('3');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findAllByText(/1 bought/)).not.toHaveLength(0);
});

test('what another person had bought by then is told', async () => {
  showCart({ meals: MEALS, mocks: [answer(GOT_FIVE, FIVE, { name: 'Ana', isViewer: false })] });
  await say('5');
  expect(await screen.findByText('Avocados: already purchased by Ana.')).toBeVisible();
});

test('what is no amount of the line is asked for again', async () => {
  showCart({ meals: MEALS });
  const dialog = await say('a few');
  expect(within(dialog).getByText('Enter a number, or an amount in the unit of the list.')).toBeVisible();
});

test('what was lost can be sent again, also once the list shows it', async () => {
  const sent = answer(GOT_FIVE, FIVE);
  const { cache } = showCart({
    meals: MEALS,
    mocks: [{ request: sent.request, error: new Error('lost') }, sent],
  });
  const dialog = await say('5');
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Check your connection and try again.');
  act(() => {
    for (const { id, bought, missing } of FIVE)
      cache.modify({
        id: `Ingredient:${id}`,
        fields: {
          purchased: () => true,
          bought: () => amountAnswer(bought, null),
          missing: () => missing && amountAnswer(missing, null),
        },
      });
  });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  // On the list, in its details and for readers of the screen.
  expect(await screen.findAllByText(/5 bought/)).not.toHaveLength(0);
});

test('of one lemon there is no part', async () => {
  showCart({ meals: MEALS });
  await userEvent.click(await screen.findByRole('button', { name: 'Details of Lemon' }));
  expect(await screen.findByRole('button', { name: 'I can’t find it' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Got only some' })).toBeNull();
});
