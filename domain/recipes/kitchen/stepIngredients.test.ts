import { namesInSteps, stepIngredients } from './stepIngredients.ts';

const DAL = [
  'Red lentils',
  'Coconut milk',
  'Yellow onions',
  'Garlic cloves',
  'Fresh ginger',
  'Curry powder',
  'Vegetable stock',
  'Limes',
  'Soy sauce',
  'Milk',
];

test.each<[string, readonly string[]]>([
  ['Rinse the lentils until the water runs clear.', ['Red lentils']],
  ['Chop onions, garlic and ginger.', ['Yellow onions', 'Garlic cloves', 'Fresh ginger']],
  ['Curry powder in, stir for one minute.', ['Curry powder']],
  ['Lentils, coconut milk and stock.', ['Red lentils', 'Coconut milk', 'Vegetable stock']],
  ['Warm the milk, then the coconut milk.', ['Coconut milk', 'Milk']],
  ['Squeeze one lime over it.', ['Limes']],
  ['Spread the sauce.', []],
  ['Season with soy sauce.', ['Soy sauce']],
  ['', []],
])('%s needs %j', (step, needed) => {
  const names = DAL.map((name) => [name]);
  expect(stepIngredients(step, names).map((index) => DAL[index])).toEqual(needed);
});

test('an ingredient that stands twice in the list is found twice', () => {
  expect(stepIngredients('Add the salt.', [['Salt'], ['Flour'], ['Salt, for the water']])).toEqual([0, 2]);
});

describe('a step that names an ingredient is also about', () => {
  const couscous = {
    id: 'i1',
    name: 'Couscous',
    alternatives: ['Millet'],
    selectedAlternative: 0,
    apartOfId: null,
  };
  const rice = { ...couscous, id: 'i2', name: 'Rice', apartOfId: 'i1' };
  const lime = { ...couscous, id: 'i3', name: 'Limes', alternatives: [] };
  const found = (rows: readonly (typeof couscous | typeof rice)[]) =>
    stepIngredients(
      'Soak the couscous.',
      rows.map((row) => namesInSteps(row, rows)),
    );

  it('what replaces it', () => {
    expect(found([{ ...couscous, selectedAlternative: 1 }, lime])).toEqual([0]);
  });

  it('its separate plates', () => {
    expect(found([couscous, lime, rice])).toEqual([0, 2]);
    expect(found([{ ...couscous, selectedAlternative: 1 }, rice])).toEqual([0, 1]);
  });
});
