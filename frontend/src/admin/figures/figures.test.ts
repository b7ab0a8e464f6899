import { costLabel, countLabel, moneyLabel, plainCost, shareLabel } from './figures.ts';

describe('formatted figures', () => {
  it('a cost has 2 to 4 decimals', () => {
    expect([0, 500_000, 41_827_300].map(costLabel)).toEqual(['$0.00', '$0.50', '$41.8273']);
  });

  it.each([
    [1499, '$14.99'],
    [-412, '\u2212$4.12'],
    [123_456_789, '$1,234,567.89'],
  ])('%d cents are %s', (cents, label) => {
    expect(moneyLabel(cents)).toBe(label);
  });

  it('counts have thousands separators, shares are whole percent, and a share of zero is 0%', () => {
    expect(countLabel(12_906_440)).toBe('12,906,440');
    expect(shareLabel(3470, 8612)).toBe('40%');
    expect(shareLabel(0, 0)).toBe('0%');
  });

  it('an exported cost has all its digits', () => {
    expect(plainCost(4_118_000)).toBe('4.118000');
  });
});
