import { averageCents, centsOf, formatCost } from './finance.ts';

describe('an average', () => {
  it.each([
    [1000, 3, 333],
    [5, 2, 3],
    [-5, 2, -2],
    [0, 7, 0],
    [12, 0, 0],
  ])('of %d cents among %d is %d', (total, count, average) => {
    expect(averageCents(total, count)).toBe(average);
  });
});

it('half a cent rounds up', () => {
  expect([0, 4_999, 5_000, 14_999, 15_000].map(centsOf)).toEqual([0, 0, 1, 1, 2]);
});

it.each([
  [0, '$0.00'],
  [12_300, '$0.0123'],
  [12_349, '$0.0123'],
  [12_350, '$0.0124'],
  [500_000, '$0.50'],
  [1_234_000, '$1.234'],
  [999_999, '$1.00'],
  [1_234_567_890_000, '$1,234,567.89'],
])('%d millionths of a dollar are formatted as %s', (microDollars, text) => {
  expect(formatCost(microDollars)).toBe(text);
});
