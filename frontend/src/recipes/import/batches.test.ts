import { batches } from './batches.ts';

test('small things go together, large ones apart, and none is lost', () => {
  const things = [1000, 20_000, 30_000, 60_000, 500].map((length) => 'x'.repeat(length));
  expect(batches(things).map((group) => group.map(({ length }) => length))).toEqual([
    [1000, 20_000],
    [30_000],
    [60_000],
    [500],
  ]);
  expect(batches([])).toEqual([]);
});
