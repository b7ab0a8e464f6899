import { readPages } from './cookbookFiles.ts';

describe('the files of the cookbook', () => {
  it('are read in the order of their numbers, each number once', () => {
    const numbers = readPages().map(({ path }) => /^backend\/cookbook\/(\d\d)-[a-z-]+\.md$/.exec(path)?.[1]);
    expect(numbers).toEqual(numbers.map((_, index) => String(index + 1).padStart(2, '0')));
  });
});
