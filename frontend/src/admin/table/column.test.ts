import { nextSort, sortOptions, sortText, type Column } from './column.ts';

type Key = 'name' | 'netProfit' | 'joined';
const COLUMNS: readonly Column<object, Key>[] = [
  { label: 'Rank', kind: 'number', cell: () => null },
  { label: 'User', kind: 'text', cell: () => null, sortKey: 'name' },
  { label: 'Net Profit', kind: 'number', cell: () => null, sortKey: 'netProfit' },
  { label: 'Avg $/Trip', kind: 'date', cell: () => null, sortKey: 'joined' },
];

describe('the orders of a table', () => {
  it('are said in words, with the likelier of each two first, and only for columns that can be sorted by', () => {
    expect(sortOptions(COLUMNS).map(({ label }) => label)).toEqual([
      'Sort by user, A to Z',
      'Sort by user, Z to A',
      'Sort by net profit, highest first',
      'Sort by net profit, lowest first',
      'Sort by Avg $/Trip, newest first',
      'Sort by Avg $/Trip, oldest first',
    ]);
  });

  it('a head that is pressed sorts by its own first order, pressed again by the other one', () => {
    const byName = { key: 'name' as Key, isDescending: false };
    const byProfit = nextSort(byName, 'netProfit', 'number');
    expect(sortText(byProfit)).toBe('-netProfit');
    expect(sortText(nextSort(byProfit, 'netProfit', 'number'))).toBe('netProfit');
    expect(sortText(nextSort(byProfit, 'name', 'text'))).toBe('name');
  });
});
