import fc from 'fast-check';
import { rational } from '../../number/rational.ts';
import { CURRENCIES, isCurrency } from '../../money/currencies.ts';
import { currencyDigits } from '../../money/currencyDigits.ts';
import {
  amountToType,
  decimalAmount,
  exchanged,
  formatAmount,
  formatDecimal,
  MAX_CENTS,
  readAmount,
  readDecimal,
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
    ['-12.50', 'USD', 'en-US', -1_250],
    ['−12,50', 'EUR', 'de-DE', -1_250],
    ['-$1,234.50', 'USD', 'en-US', -123_450],
    ['$-7', 'USD', 'en-US', -700],
    ['-0', 'USD', 'en-US', 0],
  ])('%s in %s in %s is %d', (text, currency, locale, cents) => {
    expect(readAmount(text, currency, locale)).toBe(cents);
  });

  it.each([
    '',
    'ten',
    '--5',
    '-$-5',
    '5-',
    '-',
    '1-2',
    '12.345',
    '1,23,456.00',
    '1..2',
    '.5',
    '1e3',
    '€',
    '10000000000.00',
  ])('%j is none in dollars', (text) => {
    expect(readAmount(text, 'USD', 'en-US')).toBeNull();
  });

  it.each([
    ['USD', 'en-US'],
    ['EUR', 'de-DE'],
    ['EUR', 'fr-FR'],
    ['CHF', 'de-CH'],
    ['JPY', 'ja-JP'],
    ['BRL', 'pt-BR'],
    ['PLN', 'pl-PL'],
    ['DKK', 'da-DK'],
    ['RSD', 'sr-Latn-RS'],
    ['IDR', 'id-ID'],
  ])('in %s reads what is shown in %s', (currency, locale) => {
    fc.assert(
      fc.property(fc.integer({ min: -MAX_CENTS, max: MAX_CENTS }), (cents) => {
        expect(readAmount(formatAmount(cents, currency, locale), currency, locale)).toBe(cents);
      }),
    );
  });
});

it('knows currencies and their decimals by ISO 4217', () => {
  expect(['USD', 'EUR', 'JPY', 'KWD', 'CLF'].map(currencyDigits)).toEqual([2, 2, 0, 3, 4]);
  // Engines disagree about these.
  const disputed = ['RSD', 'IDR', 'HUF', 'COP', 'PKR', 'LBP', 'MMK', 'IQD', 'UGX', 'ISK'];
  expect(disputed.map(currencyDigits)).toEqual([2, 2, 2, 2, 2, 2, 2, 3, 0, 0]);
  expect(['USD', 'usd', 'XYZ', 'EURO', ''].map(isCurrency)).toEqual([true, false, false, false, false]);
});

it('offers no dead currency, but knows those of trips of the past', () => {
  const dead = ['ZWL', 'SLL', 'XSU', 'HRK'];
  expect(CURRENCIES.filter((code) => dead.includes(code))).toEqual([]);
  expect(dead.every(isCurrency)).toBe(true);
  expect(new Set(CURRENCIES).size).toBe(CURRENCIES.length);
});

describe.each([null, 0, 2, 3])('in an engine whose currencies have %p decimals', (engineDigits) => {
  const { NumberFormat } = Intl;
  beforeEach(() => {
    if (engineDigits === null) return;
    const decimals = { minimumFractionDigits: engineDigits, maximumFractionDigits: engineDigits };
    jest
      .spyOn(Intl, 'NumberFormat')
      .mockImplementation(
        (locale, options) =>
          new NumberFormat(locale, options?.style === 'currency' ? { ...decimals, ...options } : options),
      );
  });
  // A locale of its own, since formats are kept.
  const locale = `en-US-u-nu-latn-x-e${engineDigits ?? 'own'}`;

  it.each([
    ['RSD', '1234.50', 'RSD 1,234.50', 123_450],
    ['IDR', '250000', 'IDR 250,000.00', 25_000_000],
    ['HUF', '0.05', 'HUF 0.05', 5],
    ['IQD', '1.234', 'IQD 1.234', 1_234],
    ['UGX', '7000', 'UGX 7,000', 7_000],
    ['USD', '9.90', '$9.90', 990],
  ])('%s %s is read, shown and written as itself', (currency, typed, shown, cents) => {
    const plain = (text: string) => text.replaceAll('\u00A0', ' ');
    expect(readDecimal(typed, currency)).toBe(cents);
    expect(readAmount(typed, currency, locale)).toBe(cents);
    expect(plain(formatAmount(cents, currency, locale))).toBe(shown);
    expect(plain(formatDecimal(typed, currency, locale))).toBe(shown);
    expect(Number(decimalAmount(cents, currency))).toBe(Number(typed));
  });

  it('every currency is read as it is shown, typed and sent', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CURRENCIES),
        fc.integer({ min: -MAX_CENTS, max: MAX_CENTS }),
        (currency, cents) => {
          expect(readAmount(formatAmount(cents, currency, locale), currency, locale)).toBe(cents);
          expect(readAmount(amountToType(cents, currency, locale), currency, locale)).toBe(cents);
          expect(readDecimal(decimalAmount(cents, currency), currency)).toBe(cents);
        },
      ),
    );
  });
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
    expect(exchanged(-1, rational(1n, 2n), 'USD', 'USD')).toBe(-1);
  });
});
