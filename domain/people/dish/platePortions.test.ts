import { platePortions, type PlateRow } from './platePortions.ts';

const eater = (id: string, portionQuarters = 4) => ({ id, portionQuarters });
const eaters = [eater('maya'), eater('ana', 6), eater('leo', 2)];
const row = (
  id: string,
  apartOfId: string | null = null,
  apartEaterIds: readonly string[] = [],
): PlateRow => ({ id, apartOfId, apartEaterIds });

test('a separate plate is for its eaters who are there, and its original for the others', () => {
  const rows = [
    row('couscous'),
    row('millet', 'couscous', ['ana', 'away']),
    row('rice', 'couscous', ['leo']),
    row('oil'),
  ];
  const of = platePortions(rows, { eaters, portionQuarters: 12 });
  expect(rows.map(of)).toEqual([4, 6, 2, null]);
});

test('a separate plate stays for its eaters when its original is deleted', () => {
  const rows = [row('millet', 'gone', ['ana'])];
  expect(rows.map(platePortions(rows, { eaters, portionQuarters: 12 }))).toEqual([6]);
});
