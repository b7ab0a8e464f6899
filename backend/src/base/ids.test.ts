import { newId, newIdIn } from './ids.ts';

test('ids are unique and valid, and sort in the order of their creation', () => {
  const ids = Array.from({ length: 1000 }, () => newId());
  expect(new Set(ids).size).toBe(1000);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(ids.toSorted()).toEqual(ids);
});

test('ids with the digits of a trip are unique and valid, and sort in the order of their creation', () => {
  const ids = Array.from({ length: 1000 }, () => newIdIn('01900000-0000-7000-8000-00abc0000000'));
  expect(new Set(ids).size).toBe(1000);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{2}abc[0-9a-f]{7}$/);
  expect(ids.toSorted()).toEqual(ids);
});
