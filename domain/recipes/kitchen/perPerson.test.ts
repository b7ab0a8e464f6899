import { forAll } from './perPerson.ts';

test.each([
  [
    'Add the rice and 3/4 cup of water per person and simmer.',
    4,
    'Add the rice and 3 cups of water and simmer.',
  ],
  ['Add 1/4 cup of water per person.', 40, 'Add 2 1/2 quarts of water.'],
  ['Boil 1 1/2 cups of water per person.', 1, 'Boil 1 1/2 cups of water.'],
  ['Stir in 3 tablespoons of water per person.', 12, 'Stir in 2 1/4 cups of water.'],
  [
    'Pour 1/2 cup of cold drinking water per person over it.',
    12,
    'Pour 6 cups of cold drinking water over it.',
  ],
  ['Bring 2 cups of water per person to a boil.', 40, 'Bring 20 quarts of water to a boil.'],
  ['Add 3/4 cup of water per person.', 12, 'Add 2 1/4 quarts of water.'],
  ['Add 3/4 cup of water per person.', 40, 'Add 7 1/2 quarts of water.'],
  ['Add 2/3 cup of water per person.', 7, 'Add 4 3/4 cups of water.'],
  ['Lay 2 handfuls per person aside.', 4, 'Lay 8 handfuls aside.'],
  ['Cook the rice.', 40, 'Cook the rice.'],
])('%s for %d: %s', (step, people, expected) => {
  expect(forAll(step, people * 4)).toBe(expected);
});

test.each([
  [2, 'Add the rice and 7 1/2 quarts of water (3 3/4 quarts a batch) and simmer.'],
  [5, 'Add the rice and 7 1/2 quarts of water (6 cups a batch) and simmer.'],
])('for forty in %d batches it adds the amount per batch: %s', (batches, expected) => {
  expect(forAll('Add the rice and 3/4 cup of water per person and simmer.', 160, batches)).toBe(expected);
});
