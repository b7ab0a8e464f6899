import { servingLine } from '../../../../domain/recipes/kitchen/cooking.ts';

test.each([
  [4, 25, 1, 'Serves 4, about 25 minutes.'],
  [12, 60, 1, 'Serves 12, about 1 hour.'],
  [12, 61, 2, 'Serves 12, about 1 hour 1 minute, in 2 batches.'],
  [40, 110, 5, 'Serves 40, about 1 hour 50 minutes, in 5 batches.'],
  [40, 120, 5, 'Serves 40, about 2 hours, in 5 batches.'],
])('for %i, %i minutes, in %i: %s', (people, minutes, batches, expected) => {
  expect(servingLine(people, minutes, batches)).toBe(expected);
});
