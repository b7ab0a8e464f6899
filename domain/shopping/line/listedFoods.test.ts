import examples from '../../testdata/ingredientExamples.json' with { type: 'json' };
import { linesOfList } from './listedFoods.ts';

test.each([
  [
    'avocado, tomatoes, cheese, cilantro, sour cream',
    ['avocado', 'tomatoes', 'cheese', 'cilantro', 'sour cream'],
  ],
  [
    'Brown rice, sliced green onions, sesame seeds, chopped peanuts, lime wedges to squeeze over chicken',
    [
      'Brown rice',
      'sliced green onions',
      'sesame seeds',
      'chopped peanuts',
      'lime wedges to squeeze over chicken',
    ],
  ],
  ['salt, pepper, and paprika', ['salt', 'pepper', 'paprika']],
  ['lettuce, tomato, pickles and mayo', ['lettuce', 'tomato', 'pickles', 'mayo']],
  ['milk, butter & flour', ['milk', 'butter', 'flour']],
  ['olive oil, salt and pepper', ['olive oil', 'salt', 'pepper']],
  ['coffee, sugar, half and half', ['coffee', 'sugar', 'half and half']],
  ['eggs; bacon; toast', ['eggs', 'bacon', 'toast']],
  ['hummus + pita + carrots', ['hummus', 'pita', 'carrots']],
  ['olive oil, salt, pepper, to taste', ['olive oil', 'salt', 'pepper to taste']],
  ['Toppings: avocado, tomatoes, cheese', ['avocado (Toppings)', 'tomatoes (Toppings)', 'cheese (Toppings)']],
])('%s is a list', (line, rows) => {
  expect(linesOfList(line)).toEqual(rows);
});

test.each([
  'chicken breasts, boneless, skinless',
  'butter, softened, divided',
  'salt, pepper',
  'salt and pepper',
  'chicken, peeled and diced',
  'mango, peeled and sliced, to serve',
  'corn, peanut or vegetable oil',
  'fresh herbs (parsley, chives, tarragon)',
  '2 cups avocado, tomatoes, cheese',
  'cheddar, grated, to serve',
  'grandma’s mix, tomatoes, cheese',
])('%s is one row', (line) => {
  expect(linesOfList(line)).toEqual([line]);
});

test('lines of recipes stay one row', () => {
  const lines = Object.values(examples.kinds).flatMap((rows) =>
    rows.map((row) => row.split(' => ')[0] ?? ''),
  );
  expect(lines.filter((line) => linesOfList(line).length !== 1)).toEqual([]);
});
