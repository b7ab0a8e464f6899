import {
  compare,
  decimalText,
  fractionText,
  nearestMultiple,
  product,
  rational,
  sum,
  type Rational,
} from '../../number/rational.ts';

/** A number (low equals high) or range. */
export interface Amount {
  readonly low: Rational;
  readonly high: Rational;
  readonly isAbout: boolean;
}

const NUMBER_WORDS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** "three quarters" before "quarter". */
const FRACTION_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bthree[\s-]quarters?\b/g, '3/4'],
  [/\btwo[\s-]thirds?\b/g, '2/3'],
  [/\b(?:a |one[\s-])?half(?: an?\b)?/g, '1/2'],
  [/\b(?:a |one[\s-])?quarter(?: of an?\b)?/g, '1/4'],
  [/\b(?:a|one)[\s-]third\b/g, '1/3'],
];

const LONGEST = 200;
const ABOUT = /^(?:about|approximately|approx\.?|around|roughly|circa|ca\.?|~|≈)\s*/;
const DOZEN = /\s*\bdozens?\b/g;
const TWELVE = rational(12n);

/**
 * Parses "1,5", "1,000", "½", "1 1/2", "2 to 3", "half a", "about two dozen"; null for "a few" or "1/101", which stay
 * text.
 */
export function readQuantity(text: string): Amount | null {
  if (text.length > LONGEST) return null;
  const plain = inPlainCharacters(text);
  const isAbout = ABOUT.test(plain);
  const words = plain.replace(ABOUT, '');
  // "2-3 dozen": both ends.
  const inDozens = /\bdozens?$/.test(words);
  const digits = inDigits(inDozens ? words.replace(DOZEN, '').trim() || '1' : words);
  const range = readRange(digits);
  if (range === null) return null;
  const factor = inDozens ? TWELVE : rational(1n);
  return { low: product(range.low, factor), high: product(range.high, factor), isAbout };
}

function inPlainCharacters(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/[¼-¾⅐-⅞↉]/g, (fraction) => ` ${fraction.normalize('NFKD')}`)
    .replaceAll('⁄', '/')
    .replace(/[‐-―−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

function inDigits(text: string): string {
  let digits = text;
  for (const [pattern, fraction] of FRACTION_WORDS) digits = digits.replace(pattern, fraction);
  return digits
    .replace(/^an?$/, '1')
    .replace(/[a-z]+/g, (word) => {
      const index = NUMBER_WORDS.indexOf(word);
      return index < 0 ? word : (index + 1).toString();
    })
    .trim();
}

function readRange(text: string): { low: Rational; high: Rational } | null {
  const single = readNumber(text);
  if (single !== null) return { low: single, high: single };
  // "1-1/2-2" splits at the first smaller number before a larger one.
  for (const separator of text.matchAll(/ ?- ?| (?:to|or) /g)) {
    const low = readNumber(text.slice(0, separator.index));
    const high = readNumber(text.slice(separator.index + separator[0].length));
    if (low !== null && high !== null && compare(low, high) < 0) return { low, high };
  }
  return null;
}

/** "1,5" and "0,125"; not "1,500". */
const DECIMAL_COMMA = /^(0(?=,\d{1,6}$)|\d+(?=,\d{1,2}$)),(\d+)$/;

function readNumber(text: string): Rational | null {
  const mixed = /^(?:([1-9]\d*)(?: and | & | ?- ?| ))?(\d+) ?\/ ?(\d+)$/.exec(text);
  if (mixed !== null) return readMixedNumber(mixed[1], mixed[2] ?? '', mixed[3] ?? '');
  const decimal =
    DECIMAL_COMMA.exec(text) ?? /^(\d{1,3}(?:,\d{3})+|[1-9]\d{0,2}(?: \d{3})+|\d*)(?:\.(\d+))?$/.exec(text);
  if (decimal === null || text === '') return null;
  const places = decimal[2] ?? '';
  const digits = `${decimal[1] ?? ''}${places}`.replace(/[, ]/g, '');
  return rational(BigInt(digits), 10n ** BigInt(places.length));
}

/** Divisible by denominators up to 99 and of decimals; bounds sums. */
const COMMON_DENOMINATOR = Array.from({ length: 98 }, (_, index) => BigInt(index + 2)).reduce(
  (common, denominator) => rational(common, denominator).numerator * denominator,
  10n ** 45n,
);

function readMixedNumber(whole: string | undefined, numerator: string, denominator: string): Rational | null {
  if (/^0+$/.test(denominator) || COMMON_DENOMINATOR % BigInt(denominator) !== 0n) return null;
  const fraction = rational(BigInt(numerator), BigInt(denominator));
  if (whole === undefined) return fraction;
  // "2 3/2" is a typo, "1-3/2" perhaps a range.
  return compare(fraction, rational(1n)) < 0 ? sum(rational(BigInt(whole)), fraction) : null;
}

/** Of measuring cups and spoons. */
const KITCHEN_DENOMINATORS: readonly bigint[] = [1n, 2n, 3n, 4n, 6n, 8n, 16n];

/** '1 1/2' or '1.5' */
export type NumberStyle = 'fraction' | 'decimal';

/** {@link readQuantity} reads it back: exactly, or in millionths if it would not read the fraction. */
export function amountText({ low, high, isAbout }: Amount, style: NumberStyle): string {
  const numbers = compare(low, high) === 0 ? [low] : [low, high];
  return (isAbout ? 'about ' : '') + numbers.map((number) => numberText(number, style)).join('-');
}

function numberText(value: Rational, style: NumberStyle): string {
  if (style === 'fraction' && KITCHEN_DENOMINATORS.includes(value.denominator)) return fractionText(value);
  const isRead = COMMON_DENOMINATOR % value.denominator === 0n;
  const written = isRead ? value : nearestMultiple(value, MILLIONTH);
  return decimalText(written) ?? fractionText(written);
}

const MILLIONTH = rational(1n, 1_000_000n);
