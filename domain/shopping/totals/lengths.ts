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
import { readQuantity } from '../amount/quantity.ts';

const NUMBER = String.raw`(?:\d+[ -]\d\/\d|\d+\/\d+|\d+(?:[.,]\d+)?|\d* ?[¼-¾⅐-⅞])`;
const BETWEEN = String.raw`(?:-? ?(?:[x×]|by) ?| ?[-–] ?|-? (?:to|or) )`;
/** '1-inch', 'an inch', '9x13"', '2 to 3 cm'; one that has its conversion behind or before it stays. */
const LENGTH = new RegExp(
  String.raw`(?<![\p{L}\d./]|(?:cm|mm|inch|inches) ?[(/] ?)(?:(${NUMBER}(?:${BETWEEN}${NUMBER}){0,2})[ -]?(inch(?:es)?|[cm]m)(?![\p{L}-]|\.? ?[(/])|(${NUMBER}(?: ?[x×] ?${NUMBER})+) ?["″”]|(half an|an) inch(?![\p{L}-]|\.? ?[(/]))`,
  'giu',
);
const NUMBERS = new RegExp(NUMBER, 'giu');
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
  return text.replace(LENGTH, (all: string, sizes?: string, unit?: string, pan?: string, one?: string) => {
    const isMetric = unit !== undefined && /m$/i.test(unit);
    if (isMetric === (units === 'METRIC')) return all;
    const written = sizes ?? pan ?? (one === 'an' ? '1' : '1/2');
    const numbers = written.match(NUMBERS) ?? [];
    const lengths = numbers.flatMap((number) => readQuantity(number.replace('-', ' '))?.high ?? []);
    if (lengths.length !== numbers.length) return all;
    const other = isMetric ? inInches(lengths, unit) : inCentimeters(lengths);
    const between = /[x×]|by/i.test(written) ? ' x ' : '-';
    return `${all} (${worded(`${other.numbers.join(between)} ${other.unit}`)})`;
  });
}

interface Lengths {
  readonly numbers: readonly string[];
  readonly unit: string;
}

/** Thin slices in millimeters. */
function inCentimeters(inches: readonly Rational[]): Lengths {
  const exact = inches.map((one) => product(one, CM_PER_INCH));
  const isThin = exact.every((one) => compare(one, ONE) < 0);
  const rounded = exact.map((one) =>
    isThin ? nearestMultiple(product(one, TEN), ONE) : nearest(one, CENTIMETERS),
  );
  return { numbers: rounded.map((one) => decimalText(one) ?? fractionText(one)), unit: isThin ? 'mm' : 'cm' };
}

function inInches(lengths: readonly Rational[], unit: string): Lengths {
  const centimeters = /^mm$/i.test(unit) ? lengths.map((one) => quotient(one, TEN)) : lengths;
  const rounded = centimeters.map((one) => nearest(quotient(one, CM_PER_INCH), INCHES));
  const isOne = rounded.every((one) => compare(one, ONE) <= 0);
  return { numbers: rounded.map(fractionText), unit: isOne ? 'inch' : 'inches' };
}

function nearest(length: Rational, scale: Scale): Rational {
  const step = scale.find(([from]) => compare(length, from) >= 0)?.[1] ?? ONE;
  return nearestMultiple(length, step);
}
