import { amountLabel } from '../ingredient/ingredient.ts';
import {
  shownPart,
  type Part,
  type QuantityText,
  type SummedText,
  type Conversion,
} from '../amount/quantitySum.ts';
import { product, rational, sum } from '../../number/rational.ts';
import { toBuy, withPinchesMeasured } from '../amount/shoppingSum.ts';
import { convertedParts } from './conversion.ts';
import { rawAndCooked } from './cooked.ts';
import { SOLD_BY_THE_PINT } from '../amount/units.ts';
import { isCutUp } from './foodWeights.ts';

/** The sum of rows of one food. */
export interface ShoppingTotal {
  /** Before conversions; exact. */
  readonly summed: readonly Part[];
  /** In as few units as the food's weights allow; exact. */
  readonly exact: readonly Part[];
  /** The same as a shop sells it: never less, at most one step more. */
  readonly toBuy: readonly Part[];
  readonly conversions: readonly Conversion[];
  /** "a few" */
  readonly unread: readonly QuantityText[];
}

/** An amount of a row. */
export interface TotalledText extends SummedText {
  /** Measured when cooked, on a line with raw: rice is then three times as much. */
  readonly isCooked?: boolean;
}

/**
 * Independent of the order of the rows; nothing lost: what cannot be added stands side by side.
 * @param key of `foodKey`
 */
export function shoppingTotal(key: string, rows: readonly TotalledText[]): ShoppingTotal {
  const { summed, parts, unread, conversions: ofCooked } = rawAndCooked(key, rows);
  const { parts: exact, conversions } = convertedParts(withPinchesMeasured(parts), key);
  const isPart = isCutUp(key);
  return {
    summed,
    exact,
    unread,
    toBuy: exact.map((part) => toBuy(part, isPart)),
    conversions: [...ofCooked, ...conversions],
  };
}

export function isNothing({ summed, unread }: ShoppingTotal): boolean {
  return summed.length + unread.length === 0;
}

const MINUS_ONE = rational(-1n);

/**
 * What is left of a need: of 22 without 21 it is 1. Null if not comparable, like cups and grams.
 * @param open sum of what each row needs more, which a measure of a single row keeps as its meal shows it
 */
export function withoutBought(
  needed: ShoppingTotal,
  bought: ShoppingTotal,
  open: ShoppingTotal,
): ShoppingTotal | null {
  const before = new Map(withSold(bought, isSoldWhole).map((part) => [part.key, part]));
  const parts = withSold(needed, isCounted);
  if (parts.filter(({ key }) => before.has(key)).length < before.size) return null;
  const left = parts.flatMap((part, index) => {
    const had = before.get(part.key);
    if (had === undefined) return needed.toBuy[index] ?? part;
    if (isAlone(part) && isAlone(had)) return open.toBuy.filter(({ key }) => key === part.key);
    const more = sum(part.amount.high, product(had.amount.high, MINUS_ONE));
    const isAbout = part.amount.isAbout || had.amount.isAbout;
    if (more.numerator <= 0n) return [];
    return toBuy({ ...part, amount: { low: more, high: more, isAbout }, asWritten: null });
  });
  return { summed: left, exact: left, toBuy: left, conversions: [], unread: open.unread };
}

/** Some parts as sold, others before rounding. */
function withSold({ exact, toBuy: sold }: ShoppingTotal, isSold: (part: Part) => boolean): Part[] {
  return exact.map((part, index) => (isSold(part) ? (sold[index] ?? part) : part));
}

/** A measure of one row, as its meal shows it. */
function isAlone(part: Part): boolean {
  return part.asWritten !== null && !isSoldWhole(part);
}

/** Half a can is one. */
function isCounted({ dimension }: Part): boolean {
  return dimension === 'count';
}

/** A quarter cup of milk was bought as a pint. */
function isSoldWhole(part: Part): boolean {
  return isCounted(part) || part.rank === SOLD_BY_THE_PINT;
}

/** To buy: "3 cans", "≈ 740" g; single rows as typed. */
export function totalQuantities({ toBuy: parts, unread }: ShoppingTotal): QuantityText[] {
  return [...parts.flatMap(shownToBuy), ...unread];
}

/** '2 cans + 400 g', '≈ 740 g', or '' */
export function totalText(total: ShoppingTotal): string {
  return labelOf(totalQuantities(total), ' + ');
}

export function labelOf(quantities: readonly QuantityText[], between: string): string {
  return quantities.map(({ quantity, unit }) => amountLabel(quantity, unit)).join(between);
}

/** Converted and rounded sums once with "≈": "≈ 1 gallon + 1/4 cup". */
export function shownToBuy(part: Part): QuantityText[] {
  const { amount, asWritten } = part;
  if (asWritten !== null || !amount.isAbout) return shownPart(part);
  const [first, ...rest] = shownPart({ ...part, amount: { ...amount, isAbout: false } });
  return first === undefined ? [] : [{ ...first, quantity: `≈ ${first.quantity ?? ''}` }, ...rest];
}
