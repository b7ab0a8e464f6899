import { nextSort, sortOptions, sortText, type Column } from './column.ts';

type Key = 'name' | 'netProfit' | 'joined';
const COLUMNS: readonly Column<object, Key>[] = [
  { label: 'Rank', kind: 'number', cell: () => null },
  { label: 'User', kind: 'text', cell: () => null, sortKey: 'name' },
  { label: 'Net Profit', kind: 'number', cell: () => null, sortKey: 'netProfit' },
  { label: 'Avg $/Trip', kind: 'date', cell: () => null, sortKey: 'joined' },
];

describe('the sort orders of a table', () => {
  it('have labels, with the likelier direction first, for sortable columns only', () => {
    expect(sortOptions(COLUMNS).map(({ label }) => label)).toEqual([
      'Sort by user, A to Z',
      'Sort by user, Z to A',
      'Sort by net profit, highest first',
      'Sort by net profit, lowest first',
      'Sort by Avg $/Trip, newest first',
      'Sort by Avg $/Trip, oldest first',
    ]);
  });

  it('start with the default direction of a column; another click on its header reverses it', () => {
    const byName = { key: 'name' as Key, isDescending: false };
    const byProfit = nextSort(byName, 'netProfit', 'number');
    expect(sortText(byProfit)).toBe('-netProfit');
    expect(sortText(nextSort(byProfit, 'netProfit', 'number'))).toBe('netProfit');
    expect(sortText(nextSort(byProfit, 'name', 'text'))).toBe('name');
  });
});
