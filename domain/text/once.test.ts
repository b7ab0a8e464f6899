import { once } from './once.ts';

test('reads at the first use, and once', () => {
  const read = jest.fn(() => new Map());
  const index = once(read);
  expect(read).not.toHaveBeenCalled();
  expect(index()).toBe(index());
  expect(read).toHaveBeenCalledTimes(1);
});
