import fc from 'fast-check';
import { rational } from '../../number/rational.ts';
import {
  currencyDigits,
  exchanged,
  formatAmount,
  isCurrency,
  MAX_CENTS,
  readAmount,
  readRate,
} from './amountText.ts';

describe('a typed amount', () => {
  it.each([
    ['12', 'USD', 'en-US', 1_200],
    [' 12.5 ', 'USD', 'en-US', 1_250],
    ['12,50', 'USD', 'en-US', 1_250],
    ['$1,234.50', 'USD', 'en-US', 123_450],
    ['1,234', 'USD', 'en-US', 123_400],
    ['1.234', 'EUR', 'de-DE', 123_400],
    ['1.234,50', 'EUR', 'de-DE', 123_450],
    ['1.234,50 €', 'EUR', 'en-US', 123_450],
    ['1 234,50', 'EUR', 'fr-FR', 123_450],
    ["1'234.50", 'CHF', 'de-CH', 123_450],
    ['CHF 7', 'CHF', 'de-CH', 700],
    ['usd 7', 'USD', 'en-US', 700],
    ['1,234,567.89', 'USD', 'de-DE', 123_456_789],
    ['0', 'USD', 'en-US', 0],
    ['1200', 'JPY', 'en-US', 1_200],
    ['1,200', 'JPY', 'en-US', 1_200],
    ['1.234', 'KWD', 'en-US', 1_234],
  ])('%s in %s in %s is %d', (text, currency, locale, cents) => {
    expect(readAmount(text, currency, locale)).toBe(cents);
  });

  it.each(['', 'ten', '-5', '12.345', '1,23,456.00', '1..2', '.5', '1e3', '€', '100000000.00'])(
    '%j is none in dollars',
    (text) => {
      expect(readAmount(text, 'USD', 'en-US')).toBeNull();
    },
  );

  it.each([
    ['USD', 'en-US'],
    ['EUR', 'de-DE'],
    ['EUR', 'fr-FR'],
    ['CHF', 'de-CH'],
    ['JPY', 'ja-JP'],
    ['BRL', 'pt-BR'],
  ])('in %s reads what is shown in %s', (currency, locale) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_CENTS }), (cents) => {
        expect(readAmount(formatAmount(cents, currency, locale), currency, locale)).toBe(cents);
      }),
    );
  });
});

it('knows currencies and their decimals', () => {
  expect(['USD', 'EUR', 'JPY', 'KWD'].map(currencyDigits)).toEqual([2, 2, 0, 3]);
  expect(['USD', 'usd', 'XYZ', 'EURO', ''].map(isCurrency)).toEqual([true, false, false, false, false]);
});

describe('a rate', () => {
  it.each([
    ['1.0842', rational(10_842n, 10_000n)],
    ['0,5', rational(1n, 2n)],
    ['110', rational(110n)],
    ['0', null],
    ['-1', null],
    ['1.2.3', null],
    ['rate', null],
  ])('%s', (text, rate) => {
    expect(readRate(text)).toEqual(rate);
  });

  it('turns a foreign amount into the trip’s, and rounds once', () => {
    expect(exchanged(1_000, rational(10_842n, 10_000n), 'EUR', 'USD')).toBe(1_084);
    expect(exchanged(1_000, rational(67n, 10_000n), 'JPY', 'USD')).toBe(670);
    expect(exchanged(100, rational(15_049n, 100n), 'USD', 'JPY')).toBe(150);
    expect(exchanged(1, rational(1n, 2n), 'USD', 'USD')).toBe(1);
  });
});
