import { screen, within } from '@testing-library/react';
import { sheetAnswers } from '../../../test/answers/sheetAnswers.ts';
import { cartAnswer, showCart } from '../../../test/showCart.tsx';
import { showTrip } from '../../../test/showTrip.tsx';
import { eaterAnswer } from '../../../test/answers/eaterAnswers.ts';
import { ingredientAnswer, itemAnswer, mealAnswer, VIEWER } from '../../../test/answers/tripAnswers.ts';
import { TABLE } from '../../../test/answers/verdictAnswers.ts';

const MEAL = mealAnswer('m1', { name: 'Skillet', ingredientCount: 1 });
const SAYS_UNKNOWN = /^(We can’t tell|There are no ingredients)/;
const READS_AS_SAFE = /\b(safe|fits|works for everybody)\b/i;

/** Ana is celiac; nobody knows what these hold. */
const UNKNOWN = [
  ['an ingredient of unknown content', [ingredientAnswer('i1', 'm1', { name: 'house spice mix' })]],
  [
    'an alternative of unknown content',
    [
      ingredientAnswer('i1', 'm1', {
        name: 'couscous',
        alternatives: ['house spice mix', 'secret sauce'],
        selectedAlternative: 1,
      }),
    ],
  ],
  ['a meal without ingredients', []],
] as const;

describe.each(UNKNOWN)('unknown is never shown as safe: %s', (_, rows) => {
  const trip = { ingredients: rows, change: { ...TABLE, startDate: '2030-06-13', endDate: '2030-06-14' } };

  it('among the people', async () => {
    showTrip([MEAL], { ...trip, below: '/people', query: '?dialog=all-meals' });
    const list = (await screen.findByRole('heading', { name: 'To sort out' })).parentElement;
    expect(within(list ?? document.body).getByText(SAYS_UNKNOWN)).toBeVisible();
    expect(screen.queryByText(READS_AS_SAFE)).toBeNull();
  });

  it("in the meal's dialog", async () => {
    showTrip([MEAL], {
      ...trip,
      query: '?assign=2030-06-13.dinner',
      mocks: sheetAnswers(MEAL, { ingredients: rows }),
    });
    const dialog = within(await screen.findByRole('dialog', { name: MEAL.name }));
    expect(await dialog.findByText(SAYS_UNKNOWN)).toBeVisible();
    expect(dialog.queryByText(/Fits everybody|Works for everybody/)).toBeNull();
    // Another unknown ingredient is no fix.
    expect(dialog.queryByText(/becomes (house spice mix|secret sauce)/)).toBeNull();
  });

  it('on the shopping list', async () => {
    const bread = ingredientAnswer('i9', 'm9', { name: 'sourdough bread' });
    const toast = { ...mealAnswer('m9', { name: 'Toast', date: '2030-06-14' }), ingredients: [bread] };
    const meals = [{ ...MEAL, ingredients: rows }, toast];
    showCart({ meals, change: TABLE, mocks: [cartAnswer(meals, TABLE)] });
    // Verdicts have arrived; the unknown row has none.
    expect(await screen.findAllByText('Not for Ana')).toHaveLength(1);
    expect(screen.queryByText(READS_AS_SAFE)).toBeNull();
  });
});

it('on the list an item without a meal names those with an allergy to it', async () => {
  const items = ['pretzels', 'portobello mushrooms', 'beef jerky', 'paper towels'].map((name, at) =>
    itemAnswer(`i${at}`, { name }),
  );
  const jo = eaterAnswer('e5', VIEWER, {
    name: 'Jo',
    isCompanion: true,
    avoids: [{ kind: 'DIET', value: 'vegan', strictness: 'DIET' }],
  });
  const change = { eaters: [...TABLE.eaters, jo], items };
  showCart({ meals: [], change, mocks: [cartAnswer([], change)] });
  const warning = await screen.findByText('Not for Ana');
  expect(within(warning.closest('li') ?? document.body).getByText('pretzels')).toBeVisible();
  expect(screen.getAllByText(/^Not for/)).toHaveLength(1);
});
