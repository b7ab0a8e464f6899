import { remembered } from './remembered.ts';

test('an answer is computed once until the cache is full', () => {
  const asked: string[] = [];
  const lengthOf = remembered((text) => asked.push(text) && text.length, 2);
  expect(['pea', 'pea', 'corn', 'pea', 'beans', 'pea'].map(lengthOf)).toEqual([3, 3, 4, 3, 5, 3]);
  expect(asked).toEqual(['pea', 'corn', 'beans', 'pea']);
});
