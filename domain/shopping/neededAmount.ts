import { portionText } from '../people/portion.ts';
import { remembered } from '../text/remembered.ts';
import { amountLabel } from './ingredient.ts';
import type { Amount } from './quantity.ts';
import { shownPart, sumOf, type Part, type QuantityText } from './quantitySum.ts';
import { compare, product, rational, sum, type Rational } from '../number/rational.ts';
import { roundedNeed } from './shoppingSum.ts';

/** Who an amount is for, in quarters of a portion. */
export interface Scale {
  readonly portionQuarters: number;
  /** What the typed amount is written for; null: it is fixed. */
  readonly servingsQuarters: number | null;
}

/** Of an item of the trip, which no meal needs. */
export const AS_TYPED: Scale = { portionQuarters: 0, servingsQuarters: null };

export interface NeededAmount {
  readonly quantity: string | null;
  readonly unit: string | null;
  /** '650 g', or '' */
  readonly text: string;
  /** '400 g × 6½ ÷ 4'; null for an amount as typed. */
  readonly calculation: string | null;
}

/**
 * A typed amount for the portions: exact, then by {@link roundedNeed}, each row by itself, so that a list is the sum of
 * what its meals show. More portions never need less than typed, fewer never more. Texts like "a few" stay.
 */
export function scaledAmount(typed: QuantityText, scale: Scale): NeededAmount {
  const { portionQuarters, servingsQuarters } = scale;
  if (servingsQuarters === null || servingsQuarters === portionQuarters) return asTyped(typed);
  const { quantity, unit, plus } = typed;
  return scaledByKey(JSON.stringify([{ quantity, unit, plus }, portionQuarters, servingsQuarters]));
}

/** Meals of a trip share portions, and foods their amounts. */
const scaledByKey = remembered((key) => {
  // As `scaledAmount` wrote it.
  const [typed, portionQuarters, servingsQuarters] = JSON.parse(key) as [QuantityText, number, number];
  return scaledTo(typed, portionQuarters, servingsQuarters);
}, 5000);

function scaledTo(typed: QuantityText, portionQuarters: number, servingsQuarters: number): NeededAmount {
  const { parts, unread } = sumOf([typed]);
  if (parts.length === 0 || unread.length > 0) return asTyped(typed);
  const text = amountLabel(typed.quantity, typed.unit);
  const calculation = `${parts.length > 1 ? `(${text})` : text} × ${portionText(portionQuarters)} ÷ ${portionText(servingsQuarters)}`;
  if (portionQuarters === 0)
    return { quantity: '0', unit: typed.unit, text: amountLabel('0', typed.unit), calculation };
  const factor = rational(BigInt(portionQuarters), BigInt(servingsQuarters));
  return shownAmount(
    parts.map((part) => scaledPart(part, factor)),
    calculation,
  );
}

/** Of an amount for all portions, what some of them are; nothing if that cannot be said. Portions in quarters. */
export function shareOfAmount(typed: QuantityText, some: number, all: number): QuantityText {
  if (some === all && all > 0) return typed;
  const share = scaledAmount(typed, { portionQuarters: some, servingsQuarters: all });
  return some === 0 || share.calculation === null ? { quantity: null, unit: null } : share;
}

/** An amount for some servings, written for others: not rounded, so that either needs the same. In quarters. */
export function amountForServings(typed: QuantityText, from: number, to: number): QuantityText {
  const { parts, unread } = sumOf([typed]);
  if (from === to || parts.length === 0 || unread.length > 0) return typed;
  const factor = rational(BigInt(to), BigInt(from));
  const { quantity, unit } = shownAmount(
    parts.map((part) => {
      const [low, high] = [product(part.amount.low, factor), product(part.amount.high, factor)];
      return { ...part, amount: { ...part.amount, low, high }, asWritten: null };
    }),
    null,
  );
  return { quantity, unit };
}

function asTyped({ quantity, unit }: QuantityText): NeededAmount {
  return { quantity, unit, text: amountLabel(quantity, unit), calculation: null };
}

function scaledPart(part: Part, factor: Rational): Part {
  const { low, high } = part.amount;
  const scaled = (end: Rational) => {
    const rounded = roundedNeed(product(end, factor), part);
    const isMore = compare(factor, ONE) > 0;
    return compare(rounded, end) > 0 === isMore ? rounded : end;
  };
  return withAmount(part, { ...part.amount, low: scaled(low), high: scaled(high) });
}

const ONE = rational(1n);

/** As written if nothing changes: "half an onion" for fewer is half an onion. */
function withAmount(part: Part, amount: Amount): Part {
  const isSame = compare(amount.low, part.amount.low) === 0 && compare(amount.high, part.amount.high) === 0;
  return { ...part, amount, asWritten: isSame ? part.asWritten : null };
}

function shownAmount(parts: readonly Part[], calculation: string | null): NeededAmount {
  const shown = parts.flatMap(shownPart);
  const text = shown.map(({ quantity, unit }) => amountLabel(quantity, unit)).join(' + ');
  const [only] = shown;
  if (only === undefined || shown.length > 1) return { quantity: text, unit: null, text, calculation };
  return { quantity: only.quantity, unit: only.unit, text, calculation };
}

/** An ingredient's amounts; `bought…` are its values and its meal's at the purchase. */
export interface ScaledRow extends QuantityText {
  readonly purchased: boolean;
  /** Null: the meal's. */
  readonly portionQuarters: number | null;
  readonly boughtQuantity: string | null;
  readonly boughtUnit: string | null;
  /** Null: nothing is remembered. */
  readonly boughtPortionQuarters: number | null;
  readonly boughtServingsQuarters: number | null;
}

export function neededAmount(
  row: Pick<ScaledRow, keyof QuantityText | 'portionQuarters'>,
  meal: Scale,
): NeededAmount {
  const { portionQuarters } = row;
  return scaledAmount(row, portionQuarters === null ? meal : { ...meal, portionQuarters });
}

/** Null if nothing was remembered. */
export function amountBought(row: ScaledRow): NeededAmount | null {
  const { boughtQuantity: quantity, boughtUnit: unit, boughtPortionQuarters: portionQuarters } = row;
  if (!row.purchased || portionQuarters === null) return null;
  return scaledAmount({ quantity, unit }, { portionQuarters, servingsQuarters: row.boughtServingsQuarters });
}

/**
 * What a purchased ingredient needs beyond what was bought, by the upper ends of ranges. Null: enough, not purchased, or
 * not comparable, like cups and grams.
 */
export function missingAmount(row: ScaledRow, meal: Scale): NeededAmount | null {
  const bought = isUnchanged(row, meal) ? null : amountBought(row);
  if (bought === null) return null;
  const needed = neededAmount(row, meal);
  const before = new Map(sumOf([bought]).parts.map((part) => [part.key, part.amount.high]));
  const parts = sumOf([needed]).parts;
  if (before.size === 0 || parts.filter(({ key }) => before.has(key)).length < before.size) return null;
  const missing = parts.flatMap((part) => {
    const difference = sum(part.amount.high, product(before.get(part.key) ?? NOTHING, MINUS_ONE));
    if (difference.numerator <= 0n) return [];
    const more = roundedNeed(difference, part);
    return [{ ...part, amount: { low: more, high: more, isAbout: false }, asWritten: null }];
  });
  return missing.length === 0 ? null : shownAmount(missing, `${needed.text} − ${bought.text}`);
}

/** Spares most purchases the arithmetic. */
function isUnchanged(row: ScaledRow, { portionQuarters, servingsQuarters }: Scale): boolean {
  return (
    row.boughtQuantity === row.quantity &&
    row.boughtUnit === row.unit &&
    row.boughtPortionQuarters === (row.portionQuarters ?? portionQuarters) &&
    row.boughtServingsQuarters === servingsQuarters
  );
}

const NOTHING = rational(0n);
const MINUS_ONE = rational(-1n);

/** An ingredient on the shopping list. */
export interface ListedRow {
  readonly purchased: boolean;
  readonly amount: QuantityText;
  /** Null: nothing, or not purchased. */
  readonly missing: QuantityText | null;
}

/** What the list shows of a row: the amount needed; of a purchase that is short the difference, to buy. */
export function listedAs({
  purchased,
  amount,
  missing,
}: ListedRow): Pick<ListedRow, 'purchased'> & Pick<QuantityText, 'quantity' | 'unit'> {
  const { quantity, unit } = missing ?? amount;
  return { quantity, unit, purchased: purchased && missing === null };
}
