import { batchAmount } from './batchAmount.ts';

test.each([
  ['410', 'g', 3, '140 g'],
  ['550', 'ml', 2, '280 ml'],
  ['4', null, 3, '1 1/3'],
  ['1 1/2', 'cups', 3, '1/2 cup'],
  ['2', 'cans', 2, '1 can'],
  ['4', 'eggs', 1, '4 eggs'],
  ['a few', null, 2, 'a few'],
  [null, null, 2, ''],
])('%s %s in %d batches is %s each', (quantity, unit, batches, each) => {
  expect(batchAmount({ quantity, unit }, batches)).toBe(each);
});
