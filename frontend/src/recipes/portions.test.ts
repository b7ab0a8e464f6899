import { nextHalf, readPortions } from './portions.ts';

test.each<[string, number | null]>([
  ['5½', 22],
  ['5.5', 22],
  ['5,25', 21],
  ['6', 24],
  ['½', 4],
  ['0', 4],
  ['-3', 4],
  ['900', 240],
  ['', null],
  ['six', null],
])('%j typed is %p quarters', (typed, quarters) => {
  expect(readPortions(typed)).toBe(quarters);
});

test.each<[number, 1 | -1, number]>([
  [16, 1, 18],
  [16, -1, 14],
  [21, 1, 22],
  [21, -1, 20],
  [4, -1, 4],
  [240, 1, 240],
])('from %d quarters, a step of %d leads to %d', (from, direction, to) => {
  expect(nextHalf(from, direction)).toBe(to);
});
