import { readPages, tableRows } from './cookbookFiles.ts';

describe('the files of the cookbook', () => {
  it('are read in the order of their numbers, each number once', () => {
    const numbers = readPages().map(({ path }) => /^backend\/cookbook\/(\d\d)-[a-z-]+\.md$/.exec(path)?.[1]);
    expect(numbers).toEqual(numbers.map((_, index) => String(index + 1).padStart(2, '0')));
  });
});

describe('a table of the cookbook', () => {
  const path = 'backend/cookbook/packs.csv';

  it('has rows below its headings', () => {
    expect(tableRows({ path, text: 'food,packs\nfirm tofu,pack\napple,each\n' })).toEqual([
      { at: `${path}:2`, cells: ['firm tofu', 'pack'] },
      { at: `${path}:3`, cells: ['apple', 'each'] },
    ]);
  });

  it.each([
    ['more', 'firm, tofu,pack', 3],
    ['fewer', 'tofu', 1],
  ])('is refused with file and line for a row with %s cells than headings', (_, row, count) => {
    expect(() => tableRows({ path, text: `food,packs\napple,each\n${row}\n` })).toThrow(
      `${path}:3: The row has ${count} cells in place of 2.`,
    );
  });
});
