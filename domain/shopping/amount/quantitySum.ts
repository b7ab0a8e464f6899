import { amountText, readQuantity, type Amount } from './quantity.ts';
import {
  compare,
  product,
  quotient,
  rational,
  sum,
  wholePart,
  withThirds,
  type Rational,
} from '../../number/rational.ts';
import {
  findPackage,
  findUnit,
  numberStyleOf,
  stepsOf,
  type Dimension,
  type Step,
  type Unit,
} from './units.ts';

/** As typed. */
export interface QuantityText {
  readonly quantity: string | null;
  readonly unit: string | null;
  /** "plus 1 tsp" */
  readonly plus?: string | null;
}

/** An amount as a meal shows it, and what to add up. */
export interface SummedText extends QuantityText {
  /** Before rounding; null or missing: the same. */
  readonly exact?: Pick<QuantityText, 'quantity' | 'unit'> | null | undefined;
}

/** Of one dimension or counted unit. */
export interface Part {
  /** Equal keys add up; also the order. */
  readonly key: string;
  readonly dimension: Dimension;
  /** In the smallest or counted unit. */
  readonly amount: Amount;
  readonly rank: number;
  readonly one: string;
  readonly many: string;
  /** The text of a single row. */
  readonly asWritten: QuantityText | null;
}

/** A part that was added to another. */
export interface Conversion {
  readonly from: Part;
  readonly to: Part;
  /** Smallest units of `to` in one of `from`. */
  readonly factor: Rational;
  readonly needsFood: boolean;
  /** From cooked to raw. */
  readonly isCooked?: boolean;
}

/**
 * "500 g" + "0.5 kg" = "1 kg". Other dimensions, US and metric, unknown units and texts stay apart; single rows as
 * typed. Independent of order; the result is its own sum.
 */
export function addQuantities(rows: readonly QuantityText[]): QuantityText[] {
  const { parts, unread } = sumOf(rows);
  return [...parts.flatMap(shownPart), ...unread];
}

export interface Sum {
  readonly parts: readonly Part[];
  /** "a few" */
  readonly unread: readonly QuantityText[];
}

/** Exact; in display order. */
export function sumOf(rows: readonly SummedText[]): Sum {
  const unread: QuantityText[] = [];
  const read = rows.flatMap((one) => {
    const row = withoutBlanks(one);
    const parts = one.exact == null ? readParts(row) : shownAs(row, readParts(withoutBlanks(one.exact)));
    if (parts.length === 0 && (row.quantity !== null || row.unit !== null)) unread.push(row);
    return parts;
  });
  return {
    parts: joinedParts(read),
    unread: unread.sort(byText(({ quantity, unit }) => `${quantity ?? ''}\n${unit ?? ''}`)),
  };
}

/** Alone, a measure is written as its meal shows it. */
function shownAs(row: QuantityText, exact: readonly Part[]): readonly Part[] {
  const [only] = exact;
  if (only === undefined || exact.length > 1) return exact.map((part) => ({ ...part, asWritten: null }));
  return only.dimension === 'count' ? exact : [{ ...only, asWritten: row }];
}

/** One part for each key. */
export function joinedParts(all: readonly Part[]): Part[] {
  const parts = new Map<string, Part>();
  for (const part of all) {
    const before = parts.get(part.key);
    parts.set(part.key, before === undefined ? part : joined(before, part));
  }
  return [...parts.values()].sort(byText(({ key }) => key));
}

function withoutBlanks({ quantity, unit, plus = null }: QuantityText): QuantityText {
  if (orNull(plus) === null) return { quantity: orNull(quantity), unit: orNull(unit) };
  return { quantity: [quantity, unit, plus].filter(Boolean).join(' '), unit: null };
}

/** ", 500 ml," is 500 ml. */
const ENDS = /^[\s,]+|[\s,]+$/g;

function orNull(text: string | null): string | null {
  const trimmed = text?.replaceAll(ENDS, '') ?? '';
  return trimmed === '' ? null : trimmed;
}

function byText<T>(textOf: (value: T) => string) {
  return (a: T, b: T) => {
    const [one, other] = [textOf(a), textOf(b)];
    return one < other ? -1 : Number(one > other);
  };
}

/** None, one, or several ("1 cup plus 100 g"). */
function readParts(row: QuantityText): readonly Part[] {
  if (Math.max(row.quantity?.length ?? 0, row.unit?.length ?? 0) > LONGEST) return [];
  const single = readPart(row);
  return single === null || findUnit(row.unit ?? '') === null
    ? (addedParts(row) ?? listedParts(row) ?? listOf(single))
    : [single];
}

function listOf(part: Part | null): readonly Part[] {
  return part === null ? [] : [part];
}

/** "3 tbsp plus 1 tsp", "1 lb 4 oz" */
const BETWEEN_AMOUNTS = [
  / ?(?:\bplus\b|\+) ?/i,
  /(?<=[a-z.]) (?:and|&) (?=[^a-z]+[a-z])/i,
  /(?<=[a-z.]) (?=[\d¼-¾⅐-⅞])/i,
];

/** "300 ml, 2" */
function listedParts({ quantity, unit }: QuantityText): readonly Part[] | null {
  const pieces = unit === null ? (quantity?.split(/, /) ?? []) : [];
  const amounts = pieces.map((piece) => withUnitApart({ quantity: piece.trim(), unit: null }));
  const parts = amounts.flatMap((amount) =>
    amount.unit === null || findUnit(amount.unit) !== null ? listOf(readPart(amount)) : [],
  );
  return amounts.length < 2 || parts.length < amounts.length ? null : parts;
}

/** Null unless each amount has a known unit. */
function addedParts({ quantity, unit }: QuantityText): readonly Part[] | null {
  const text = [quantity, unit].filter(Boolean).join(' ').replace(/\s+/g, ' ');
  for (const between of BETWEEN_AMOUNTS) {
    const amounts = text.split(between).map((piece) => withUnitApart({ quantity: piece, unit: null }));
    const parts = amounts.flatMap((amount) =>
      findUnit(amount.unit ?? '') === null ? [] : listOf(readPart(amount)),
    );
    if (amounts.length < 2 || parts.length < amounts.length) continue;
    const [first = null, ...others] = parts;
    const isOne = first !== null && others.every(({ key }) => key === first.key);
    return isOne ? [{ ...others.reduce(joined, first), asWritten: { quantity, unit } }] : parts;
  }
  return null;
}

const LONGEST = 200;

function readPart(row: QuantityText): Part | null {
  const { quantity, unit } = withUnitApart(row);
  const known = unit === null ? null : (findUnit(unit) ?? findPackage(unit));
  // "pinch" is one; "cups" is unknown.
  const isOne = quantity === null && known?.dimension === 'count' && unit?.toLowerCase() === known.one;
  const amount = readQuantity(isOne ? '1' : withoutThousandsPoint(quantity ?? '', known));
  if (amount === null) return null;
  if (known !== null) return partOf(known, amount, row);
  const own = unit?.toLowerCase().replace(/\s+/g, ' ').replace(/(.)s$/, '$1') ?? '';
  const spelling = unit ?? '';
  return { ...COUNTED, key: countKey(own), amount, one: spelling, many: spelling, asWritten: row };
}

/** "500 g" as quantity becomes 500 and g, "2 (14 oz) cans" 2 and (14 oz) cans. */
function withUnitApart(row: QuantityText): QuantityText {
  if (row.quantity === null || readQuantity(row.quantity) !== null) return row;
  const text = [row.quantity, row.unit].filter(Boolean).join(' ');
  const [, count = null, packages = ''] = /^([^(×]*?)\s*(\(.*|[x×]\s*\d.*)$/i.exec(text) ?? [];
  if (findPackage(packages) !== null) return { quantity: count, unit: packages };
  if (row.unit !== null) return row;
  const parted = /^(.*[\d¼-¾⅐-⅞])\s*([a-zA-Z#][a-zA-Z. ]*)$/.exec(row.quantity);
  const unit = parted?.[2] ?? '';
  if (findUnit(unit) !== null) return { quantity: parted?.[1] ?? null, unit };
  return countedApart(row.quantity) ?? row;
}

/** "2x", "2 halves", "1 bag of potatoes" */
const COUNTED_WORDS = /^([\d¼-¾⅐-⅞][\d¼-¾⅐-⅞⁄/., -]*?)\s*(\p{L}\D*)$/u;
const SAYS_ANOTHER_AMOUNT = /\b(?:and|extra|less|more|or|plus|some|to)\b|[+&]/i;

/** Null if the words may say another amount. */
function countedApart(text: string): QuantityText | null {
  const [, quantity = '', unit = ''] = COUNTED_WORDS.exec(text) ?? [];
  if (readQuantity(quantity) === null || SAYS_ANOTHER_AMOUNT.test(unit)) return null;
  return { quantity, unit: /^x$/i.test(unit) ? null : unit };
}

const COUNTED = { dimension: 'count', rank: 0 } as const;

/** Counts first: "2 cans + 400 g". */
const ORDER: Readonly<Record<Dimension, string>> = {
  count: '1',
  usWeight: '2',
  metricWeight: '3',
  usVolume: '4',
  metricVolume: '5',
};

function countKey(unit: string): string {
  return `${ORDER.count} ${unit}`;
}

/** "1.000 g" is a thousand; "1.000 kg" is one. */
function withoutThousandsPoint(quantity: string, unit: Unit | null): string {
  const isSmall = unit?.one === 'g' || unit?.one === 'ml';
  return isSmall && /^[1-9]\d{0,2}\.\d\d0$/.test(quantity) ? quantity.replace('.', '') : quantity;
}

export function partOf(
  { dimension, factor, rank, one, many }: Unit,
  amount: Amount,
  row: QuantityText,
): Part {
  const key = dimension === 'count' ? countKey(one) : ORDER[dimension];
  const isMetric = numberStyleOf(dimension) === 'decimal';
  const inSmallest = (number: Rational) => product(isMetric ? number : withThirds(number), factor);
  const [low, high] = [inSmallest(amount.low), inSmallest(amount.high)];
  return { key, dimension, amount: { ...amount, low, high }, rank, one, many, asWritten: row };
}

function joined(a: Part, b: Part): Part {
  // The longer spelling is the plural.
  const [one = '', , , many = ''] = [a.one, a.many, b.one, b.many].sort(byText(sortedByLength));
  return {
    key: a.key,
    dimension: a.dimension,
    amount: {
      low: sum(a.amount.low, b.amount.low),
      high: sum(a.amount.high, b.amount.high),
      isAbout: a.amount.isAbout || b.amount.isAbout,
    },
    rank: Math.max(a.rank, b.rank),
    one,
    many,
    asWritten: null,
  };
}

function sortedByLength(text: string): string {
  return `${text.length.toString().padStart(3, '0')}${text}`;
}

/** One text, or a large unit and a rest. */
export function shownPart({ asWritten, dimension, amount, rank, one, many }: Part): QuantityText[] {
  if (asWritten !== null) return [asWritten];
  if (dimension === 'count') return [shown(amount, one, many, dimension)];
  const steps = stepsOf(dimension, rank);
  const isRange = compare(amount.low, amount.high) !== 0;
  return isRange ? [shownRange(amount, dimension, steps)] : shownNumber(amount, dimension, steps);
}

function shown(amount: Amount, one: string, many: string, dimension: Dimension): QuantityText {
  const unit = compare(amount.high, ONE) > 0 ? many : one;
  return { quantity: amountText(amount, numberStyleOf(dimension)), unit: orNull(unit) };
}

const ONE = rational(1n);

function isWritten({ from, denominators }: Step, value: Rational): boolean {
  return compare(value, from) >= 0 && (denominators === null || denominators.includes(value.denominator));
}

function inUnit({ low, high, isAbout }: Amount, { unit }: Step): Amount {
  return { low: quotient(low, unit.factor), high: quotient(high, unit.factor), isAbout };
}

function shownRange(amount: Amount, dimension: Dimension, steps: readonly Step[]): QuantityText {
  const candidates = steps.map((step) => ({ step, value: inUnit(amount, step) }));
  const chosen =
    candidates.find(({ step, value }) => isWritten(step, value.low) && isWritten(step, value.high)) ??
    candidates.at(-1);
  if (chosen === undefined) return shown(amount, '', '', dimension);
  return shown(chosen.value, chosen.step.unit.one, chosen.step.unit.many, dimension);
}

/** One plain number, else a large unit and a rest. */
function shownNumber(amount: Amount, dimension: Dimension, steps: readonly Step[]): QuantityText[] {
  const [step, ...smaller] = steps;
  if (step === undefined) return [];
  const value = inUnit(amount, step).low;
  const inThis = (part: Rational): QuantityText =>
    shown({ low: part, high: part, isAbout: amount.isAbout }, step.unit.one, step.unit.many, dimension);
  if (smaller.length === 0 || isWritten(step, value)) return [inThis(value)];
  const whole = rational(numberStyleOf(dimension) === 'fraction' ? wholePart(value) : 0n);
  if (whole.numerator === 0n) return shownNumber(amount, dimension, smaller);
  const rest = sum(amount.low, product(rational(-whole.numerator), step.unit.factor));
  return [inThis(whole), ...shownNumber({ ...amount, low: rest, high: rest }, dimension, smaller)];
}
