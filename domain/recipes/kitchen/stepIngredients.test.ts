import { stepIngredients } from './stepIngredients.ts';

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
  expect(stepIngredients(step, DAL).map((index) => DAL[index])).toEqual(needed);
});

test('an ingredient that stands twice in the list is found twice', () => {
  expect(stepIngredients('Add the salt.', ['Salt', 'Flour', 'Salt, for the water'])).toEqual([0, 2]);
});
