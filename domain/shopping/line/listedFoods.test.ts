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
  [
    '2 lbs spaghetti, 2 lbs ground beef, 2 cans tomatoes, 1 onion',
    ['2 lbs spaghetti', '2 lbs ground beef', '2 cans tomatoes', '1 onion'],
  ],
  ['6 eggs, 1 lb bacon', ['6 eggs', '1 lb bacon']],
  ['2 limes, 1 cup orange juice', ['2 limes', '1 cup orange juice']],
  ['6 apples, 1 l apple juice', ['6 apples', '1 l apple juice']],
  ['3 eggs, 2 egg yolks', ['3 eggs', '2 egg yolks']],
  ['3 eggs, 2 yolks', ['3 eggs', '2 yolks']],
  ['4 chicken breasts, 1 chicken', ['4 chicken breasts', '1 chicken']],
  ['1 pumpkin, 2 tbsp pumpkin seeds', ['1 pumpkin', '2 tbsp pumpkin seeds']],
  ['6 tomatoes, 1 can tomato paste', ['6 tomatoes', '1 can tomato paste']],
  ['1,5 kg flour; ½ l milk', ['1,5 kg flour', '½ l milk']],
  ['2 onions, 3 carrots, and 1 leek', ['2 onions', '3 carrots', '1 leek']],
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
  '2 eggs, 1 beaten',
  '1 orange, 1 tbsp juice',
  '1 lemon, 1 tsp zest',
  '2 limes, 1/4 cup juice',
  '1 lemon, 2 tbsp lemon juice',
  '2 oranges, 1 cup orange juice',
  '1 lemon, 2 tbsp fresh lemon juice',
  '2 limes, 4 lime wedges',
  '1 chicken, 4 chicken breasts',
  '1 head garlic, 3 cloves garlic',
  '1 broccoli, 2 cups broccoli florets',
  '1 bunch cilantro, 3 cilantro stems',
  '1 fennel, 1 tbsp fennel fronds',
  '1 lb bacon, 2 tbsp bacon fat',
  '1 ginger, 1 tsp ginger root',
  '3 apples, 2 green',
  '1 chicken, 2 breasts',
  '2 peppers, 1 red pepper',
  '1 whole chicken, 3 1/2 lb chicken',
  '8 oz cheese, 2 cups shredded cheese',
  '2 cans tomatoes, 14 oz',
  '1 onion, 1/2 chopped, 1/2 sliced',
  '1,000 g flour',
  '1 chicken, 3 lb',
  '2 cups flour, 1 for dusting',
  '1 lemon, 2 tbsp juice or 1 lime',
])('%s is one row', (line) => {
  expect(linesOfList(line)).toEqual([line]);
});

test('no food is bought twice because a line names a part of it', () => {
  const parts = 'zest, peel, juice, slices, wedges'.split(', ');
  const fruits = ['lemon', 'lime', 'orange', 'grapefruit'];
  const lines = fruits.flatMap((fruit) => parts.map((part) => `2 ${fruit}s, 3 tbsp ${fruit} ${part}`));
  expect(lines.filter((line) => linesOfList(line).length !== 1)).toEqual([]);
});

test('lines of recipes stay one row', () => {
  const lines = Object.values(examples.kinds).flatMap((rows) =>
    rows.map((row) => row.split(' => ')[0] ?? ''),
  );
  expect(lines.filter((line) => linesOfList(line).length !== 1)).toEqual([]);
});
