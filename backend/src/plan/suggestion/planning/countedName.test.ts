import { foodKey } from '../../../../../domain/shopping/food/foodKey.ts';
import { cookbook } from '../cookbook/cookbook.ts';
import { countedName } from './countedName.ts';

test.each([
  ['tomato', '6', 'tomatoes'],
  ['tomato', '1', 'tomato'],
  ['tomato', '1/2', 'tomato'],
  ['avocado', '1 1/2', 'avocados'],
  ['red bell pepper', '3', 'red bell peppers'],
  ['bay leaf', '2', 'bay leaves'],
  ['radish', '4', 'radishes'],
  ['cherry', '4', 'cherries'],
  ['corn tortillas', '24', 'corn tortillas'],
  ['pita bread', '12', 'pita bread'],
  ['tomato', null, 'tomato'],
])('%s, %s of them: %s', (name, quantity, expected) => {
  expect(countedName(name, quantity)).toBe(expected);
});

test('has the same shopping key, for everything that the cookbook counts', () => {
  const counted = cookbook().flatMap(({ ingredients }) => ingredients.filter(({ unit }) => unit === null));
  const names = [...new Set(counted.flatMap(({ name, alternatives }) => [name, ...alternatives]))];
  expect(names.filter((name) => foodKey(countedName(name, '2')) !== foodKey(name))).toEqual([]);
});
