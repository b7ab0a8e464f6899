import { readPages, tableRows } from './cookbookFiles.ts';

describe('the files of the cookbook', () => {
  it('are read in the order of their numbers, each number once', () => {
    const numbers = readPages().map(({ path }) => /^backend\/cookbook\/(\d\d)-[a-z-]+\.md$/.exec(path)?.[1]);
    expect(numbers).toEqual(numbers.map((_, index) => String(index + 1).padStart(2, '0')));
  });
});

describe('a table of the cookbook', () => {
  const path = 'backend/cookbook/keeping.csv';

  it('has rows below its headings', () => {
    expect(tableRows({ path, text: 'food,days\nfirm tofu,0\napple,trip\n' })).toEqual([
      { at: `${path}:2`, cells: ['firm tofu', '0'] },
      { at: `${path}:3`, cells: ['apple', 'trip'] },
    ]);
  });

  it.each([
    ['more', 'firm, tofu,0', 3],
    ['fewer', 'tofu', 1],
  ])('is refused with file and line for a row with %s cells than headings', (_, row, count) => {
    expect(() => tableRows({ path, text: `food,days\napple,trip\n${row}\n` })).toThrow(
      `${path}:3: The row has ${count} cells in place of 2.`,
    );
  });
});
