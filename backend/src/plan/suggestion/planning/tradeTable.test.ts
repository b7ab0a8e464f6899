import { readTrades } from './tradeTable.ts';

describe('the table of packs', () => {
  it.each([
    ['grams that are no number', 'kale,cup few,bunch 250,all', '"few" is not a number.'],
    ['a kitchen unit without grams', 'kale,cup,bunch 250,all', '"" is not a number.'],
    ['a pack that is no unit with grams', 'kale,cup 67,2 bunches,all', '"2 bunches" is not a pack.'],
    ['an unknown use', 'kale,cup 67,bunch 250,some', '"some" is neither all nor part.'],
  ])('is refused with file and line for %s', (_, row, problem) => {
    const text = `foods,grams of kitchen units,packs,used\ncabbage,cup 89,head 908,all\n${row}\n`;
    expect(() => readTrades({ path: 'packs.csv', text })).toThrow(`packs.csv:3: ${problem}`);
  });
});
