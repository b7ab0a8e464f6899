import { once, remembered } from './remembered.ts';

test('an answer is computed once until the cache is full', () => {
  const asked: string[] = [];
  const lengthOf = remembered((text) => asked.push(text) && text.length, 2);
  expect(['pea', 'pea', 'corn', 'pea', 'beans', 'pea'].map(lengthOf)).toEqual([3, 3, 4, 3, 5, 3]);
  expect(asked).toEqual(['pea', 'corn', 'beans', 'pea']);
});

test('reads at the first use, and once', () => {
  const read = jest.fn(() => new Map());
  const index = once(read);
  expect(read).not.toHaveBeenCalled();
  expect(index()).toBe(index());
  expect(read).toHaveBeenCalledTimes(1);
});
