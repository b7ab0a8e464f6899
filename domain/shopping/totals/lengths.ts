import {
  compare,
  decimalText,
  fractionText,
  nearestMultiple,
  product,
  quotient,
  rational,
  type Rational,
} from '../../number/rational.ts';
import type { Units } from '../../number/units.ts';
import { readQuantity, type Amount } from '../amount/quantity.ts';
import { AMOUNT } from '../line/ingredientMeasure.ts';
import { isWrittenTwice } from './writtenTwice.ts';

const BY = String.raw`-? ?(?:[x×]|by) ?`;
/** '1-inch', 'an inch', '9x13"', '2 to 3 cm' */
const LENGTH = new RegExp(
  String.raw`(?<![\p{L}\d/]|\d[.,])(?:(${AMOUNT}(?:${BY}${AMOUNT}){0,2})[ -]?(inch(?:es)?|[cm]m)(?![\p{L}-])|(${AMOUNT}(?: ?[x×] ?${AMOUNT}){1,2}) ?["″”]|(half an|an) inch(?![\p{L}-]))`,
  'giu',
);
const SIDES = new RegExp(BY, 'i');
const CM_PER_INCH = rational(254n, 100n);
const ONE = rational(1n);
const TEN = rational(10n);

/** From a length on, what a kitchen measures in multiples of. */
type Scale = readonly (readonly [from: Rational, step: Rational])[];

const CENTIMETERS: Scale = [
  [TEN, ONE],
  [rational(3n), rational(1n, 2n)],
  [rational(0n), rational(1n, 10n)],
];
const INCHES: Scale = [
  [rational(4n), ONE],
  [ONE, rational(1n, 4n)],
  [rational(0n), rational(1n, 8n)],
];

/**
 * A text with inches in centimeters beside them, or the reverse: "1-inch (2.5 cm) pieces".
 * @param worded a length, "2.5 cm", in the reader's words
 */
export function withLengths(text: string, units: Units, worded: (length: string) => string): string {
  return text.replace(LENGTH, (all: string, ...[sizes, unit, pan, one, start]: Found) => {
    const isMetric = unit !== undefined && /m$/i.test(unit);
    if (isMetric === (units === 'METRIC') || isWrittenTwice(text, start, start + all.length)) return all;
    const written = sizes ?? pan ?? (one === 'an' ? '1' : '1/2');
    const sides = written.split(SIDES);
    const known = sides.flatMap((side) => readQuantity(side.replace(/-(?= (?:to|or) )/i, '')) ?? []);
    if (known.length < sides.length || known.some(({ high }) => high.numerator === 0n)) return all;
    const other = isMetric ? inInches(known, unit) : inCentimeters(known);
    return `${all} (${worded(`${other.numbers.join(' x ')} ${other.unit}`)})`;
  });
}

/** Of a match: with a unit, with the sign of inches, or in words. */
type Found = [
  sizes: string | undefined,
  unit: string | undefined,
  pan: string | undefined,
  one: string | undefined,
  start: number,
];

interface Lengths {
  readonly numbers: readonly string[];
  readonly unit: string;
}

/** Thin slices in millimeters. */
function inCentimeters(inches: readonly Amount[]): Lengths {
  const isThin = inches.every(({ high }) => compare(product(high, CM_PER_INCH), ONE) < 0);
  const rounded = (one: Rational) => {
    const exact = product(one, CM_PER_INCH);
    return isThin ? nearestMultiple(product(exact, TEN), ONE) : nearest(exact, CENTIMETERS);
  };
  const text = (one: Rational) => decimalText(rounded(one)) ?? fractionText(rounded(one));
  return { numbers: inches.map((one) => rangeText(one, text)), unit: isThin ? 'mm' : 'cm' };
}

function inInches(lengths: readonly Amount[], unit: string): Lengths {
  const perInch = /^mm$/i.test(unit) ? product(CM_PER_INCH, TEN) : CM_PER_INCH;
  const rounded = (one: Rational) => nearest(quotient(one, perInch), INCHES);
  const isOne = lengths.every(({ high }) => compare(rounded(high), ONE) <= 0);
  const numbers = lengths.map((one) => rangeText(one, (end) => fractionText(rounded(end))));
  return { numbers, unit: isOne ? 'inch' : 'inches' };
}

/** "2-3"; one number if both ends round to it. */
function rangeText({ low, high }: Amount, text: (end: Rational) => string): string {
  return [...new Set([text(low), text(high)])].join('-');
}

function nearest(length: Rational, scale: Scale): Rational {
  const step = scale.find(([from]) => compare(length, from) >= 0)?.[1] ?? ONE;
  return nearestMultiple(length, step);
}
