import fc from 'fast-check';
import { amountText, readQuantity } from './quantity.ts';
import { rational } from '../../number/rational.ts';

/** An amount in one line: 'low/denominator' or 'low/denominator to high/denominator', after 'about' when approximate. */
function reading(text: string): string | null {
  const amount = readQuantity(text);
  if (amount === null) return null;
  const [low, high] = [amount.low, amount.high].map(({ numerator, denominator }) =>
    denominator === 1n ? `${numerator}` : `${numerator}/${denominator}`,
  );
  return `${amount.isAbout ? 'about ' : ''}${low === high ? low : `${low} to ${high}`}`;
}

describe('a quantity', () => {
  it.each([
    ['2', '2'],
    [' 12 ', '12'],
    ['1.5', '3/2'],
    ['.25', '1/4'],
    ['1,000', '1000'],
    ['1,5', '3/2'],
    ['0,5', '1/2'],
    ['0,125', '1/8'],
    ['0,333', '333/1000'],
    ['1,5-2', '3/2 to 2'],
    ['1,500', '1500'],
    ['1 000', '1000'],
    ['1\u00A0000', '1000'],
    ['1\u2009000', '1000'],
    ['12\u202F500', '12500'],
    ['1 000-1 500', '1000 to 1500'],
    ['\u200B2', '2'],
    ['\uFEFF1/2', '1/2'],
    ['1/2', '1/2'],
    ['2/4', '1/2'],
    ['3/2', '3/2'],
    ['1 1/2', '3/2'],
    ['1-1/2', '3/2'],
    ['1 - 1/2', '3/2'],
    ['1 and 1/2', '3/2'],
    ['1 & 1/2', '3/2'],
    ['½', '1/2'],
    ['1½', '3/2'],
    ['1 ½', '3/2'],
    ['⅓', '1/3'],
    ['2⅝', '21/8'],
    ['⅛', '1/8'],
    ['1⁄4', '1/4'],
    ['2-3', '2 to 3'],
    ['2 – 3', '2 to 3'],
    ['2—3', '2 to 3'],
    ['2 to 3', '2 to 3'],
    ['2 or 3', '2 to 3'],
    ['1/2-3/4', '1/2 to 3/4'],
    ['½-¾', '1/2 to 3/4'],
    ['1 1/2 to 2', '3/2 to 2'],
    ['1-1/2-2', '3/2 to 2'],
    ['1 to 1 1/2', '1 to 3/2'],
    ['0-1/2', '0 to 1/2'],
    ['a', '1'],
    ['An', '1'],
    ['one', '1'],
    ['Twelve', '12'],
    ['two to three', '2 to 3'],
    ['half', '1/2'],
    ['half a', '1/2'],
    ['one half', '1/2'],
    ['a quarter', '1/4'],
    ['three quarters', '3/4'],
    ['two-thirds', '2/3'],
    ['one and a half', '3/2'],
    ['a dozen', '12'],
    ['dozen', '12'],
    ['half a dozen', '6'],
    ['half dozen', '6'],
    ['2 dozen', '24'],
    ['2-3 dozen', '24 to 36'],
    ['2 dozen to 3 dozen', '24 to 36'],
    ['about 2', 'about 2'],
    ['~3', 'about 3'],
    ['approx. 1 1/2', 'about 3/2'],
    ['0', '0'],
  ])('"%s" is %s', (text, expected) => {
    expect(reading(text)).toBe(expected);
  });

  it.each([
    '',
    ' ',
    'a few',
    'some',
    'several',
    'a couple',
    '1,5,2',
    '10,00,000',
    '1/0',
    '3-2',
    '2-',
    '-2',
    'two hundred',
    '2 3/2',
    '1/2/3',
    '1/101',
    '3/4294967291',
    '1.2.3',
    '2x',
    'plenty',
    '²',
    '１',
    '1 00',
    '1 0000',
    '9'.repeat(201),
  ])('without a reliable number is not guessed: "%s"', (text) => {
    expect(readQuantity(text)).toBeNull();
  });

  it('is written in a form that reads back as the same amount', () => {
    const number = fc
      .record({ numerator: fc.bigInt(0n, 5000n), denominator: fc.bigInt(1n, 60n) })
      .map(({ numerator, denominator }) => rational(numerator, denominator));
    const amount = fc.tuple(number, number, fc.boolean()).map(([one, other, isAbout]) => {
      const isOrdered = one.numerator * other.denominator <= other.numerator * one.denominator;
      return { low: isOrdered ? one : other, high: isOrdered ? other : one, isAbout };
    });
    fc.assert(
      fc.property(amount, fc.constantFrom('fraction' as const, 'decimal' as const), (value, style) => {
        expect(readQuantity(amountText(value, style))).toEqual(value);
      }),
    );
  });

  it.each([
    [5n, 101n, '0.049505'],
    [1n, 243n, '0.004115'],
    [1n, 9_000_009n, '0.000001'],
  ])(
    'is written in millionths where the fraction %s/%s would not be read',
    (numerator, denominator, text) => {
      const value = rational(numerator, denominator);
      expect(amountText({ low: value, high: value, isAbout: false }, 'fraction')).toBe(text);
    },
  );

  it('never throws, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...Array.from('0123456789 /-.,½⅔aondhlftzez~')) }),
        (text) => {
          const amount = readQuantity(text);
          return amount === null || (amount.low.denominator > 0n && amount.high.denominator > 0n);
        },
      ),
      { numRuns: 500 },
    );
  });
});
