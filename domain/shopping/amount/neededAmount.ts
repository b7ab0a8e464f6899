import { portionText } from './portion.ts';
import { remembered } from '../../text/remembered.ts';
import { amountLabel } from '../ingredient/ingredient.ts';
import type { Amount } from './quantity.ts';
import { shownPart, sumOf, type Part, type QuantityText, type SummedText } from './quantitySum.ts';
import { compare, product, rational, sum, type Rational } from '../../number/rational.ts';
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
  /** Before rounding, for sums; null if nothing was rounded. */
  readonly exact: Pick<QuantityText, 'quantity' | 'unit'> | null;
}

/**
 * A typed amount for the portions: exact, then by {@link roundedNeed} as its meal shows it; a list adds the exact ones.
 * More portions never need less than typed, fewer never more. Texts like "a few" stay.
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
    return { quantity: '0', unit: typed.unit, text: amountLabel('0', typed.unit), calculation, exact: null };
  const factor = rational(BigInt(portionQuarters), BigInt(servingsQuarters));
  return shownAmount(
    parts.map((part) => scaledPart(part, factor)),
    { calculation, exact: parts.map((part) => exactPart(part, factor)) },
  );
}

function exactPart(part: Part, factor: Rational): Part {
  const [low, high] = [product(part.amount.low, factor), product(part.amount.high, factor)];
  return withAmount(part, { ...part.amount, low, high });
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
  return textOf(parts.map((part) => ({ ...exactPart(part, factor), asWritten: null })));
}

function asTyped({ quantity, unit }: QuantityText): NeededAmount {
  return { quantity, unit, text: amountLabel(quantity, unit), calculation: null, exact: null };
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

function shownAmount(
  parts: readonly Part[],
  { calculation, exact }: Pick<NeededAmount, 'calculation'> & { readonly exact: readonly Part[] },
): NeededAmount {
  const { quantity, unit } = textOf(parts);
  const whole = textOf(exact);
  const isRounded = whole.quantity !== quantity || whole.unit !== unit;
  return { quantity, unit, text: amountLabel(quantity, unit), calculation, exact: isRounded ? whole : null };
}

/** Several parts are one text: "1 cup + 100 g". */
export function textOf(parts: readonly Part[]): Pick<QuantityText, 'quantity' | 'unit'> {
  const shown = parts.flatMap(shownPart);
  const [only] = shown;
  if (only !== undefined && shown.length === 1) return { quantity: only.quantity, unit: only.unit };
  return { quantity: shown.map(({ quantity, unit }) => amountLabel(quantity, unit)).join(' + '), unit: null };
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

/** As a shop sold it: half a can is a can. Null if nothing was remembered. */
export function amountBought(row: ScaledRow): NeededAmount | null {
  const { boughtQuantity: quantity, boughtUnit: unit, boughtPortionQuarters: portionQuarters } = row;
  if (!row.purchased || portionQuarters === null) return null;
  const servingsQuarters = row.boughtServingsQuarters;
  const amount = scaledAmount({ quantity, unit }, { portionQuarters, servingsQuarters });
  const isTyped = row.quantity === quantity && row.unit === unit;
  return amount.calculation === null && !isTyped ? rounded(amount) : amount;
}

/** Devices without a connection remember what they showed before rounding. */
function rounded(amount: NeededAmount): NeededAmount {
  const { parts, unread } = sumOf([amount]);
  if (parts.length === 0 || unread.length > 0) return amount;
  return shownAmount(parts.map(roundedPart), { calculation: null, exact: parts });
}

function roundedPart(part: Part): Part {
  const { low, high } = part.amount;
  return withAmount(part, {
    ...part.amount,
    low: roundedOrNothing(low, part),
    high: roundedOrNothing(high, part),
  });
}

function roundedOrNothing(value: Rational, part: Part): Rational {
  return value.numerator === 0n ? value : roundedNeed(value, part);
}

/**
 * What a purchased ingredient needs beyond what was bought, by the upper ends of ranges, as a shop sells both. Null:
 * enough, not purchased, or not comparable, like cups and grams.
 */
export function missingAmount(row: ScaledRow, meal: Scale): NeededAmount | null {
  const bought = isUnchanged(row, meal) ? null : amountBought(row);
  if (bought === null) return null;
  const needed = neededAmount(row, meal);
  const before = new Map(partsOf(bought).map((part) => [part.key, roundedOrNothing(part.amount.high, part)]));
  const parts = partsOf(needed);
  if (before.size === 0 || parts.filter(({ key }) => before.has(key)).length < before.size) return null;
  const missing = parts.flatMap((part) => {
    const difference = sum(part.amount.high, product(before.get(part.key) ?? NOTHING, MINUS_ONE));
    if (difference.numerator <= 0n) return [];
    const more = roundedNeed(difference, part);
    return [{ ...part, amount: { low: more, high: more, isAbout: false }, asWritten: null }];
  });
  if (missing.length === 0) return null;
  return shownAmount(missing, { calculation: `${needed.text} − ${bought.text}`, exact: missing });
}

/** As shown, not before rounding. */
function partsOf({ quantity, unit }: NeededAmount): readonly Part[] {
  return sumOf([{ quantity, unit }]).parts;
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

/** A row whose amount a person may have typed. */
export interface TypedRow extends Pick<QuantityText, 'quantity' | 'unit'> {
  readonly isTyped: boolean;
  /** For its meal. */
  readonly amount: Pick<QuantityText, 'quantity' | 'unit'>;
}

/** Whether the amount is as a person typed it, not worked out for a table. */
export function isAsTyped({ isTyped, quantity, unit, amount }: TypedRow): boolean {
  return isTyped && amount.quantity === quantity && amount.unit === unit;
}

type ListedAmount = Pick<SummedText, 'quantity' | 'unit' | 'exact'>;

/** An ingredient on the shopping list. */
export interface ListedRow {
  readonly purchased: boolean;
  readonly amount: ListedAmount;
  /** Null: nothing, or not purchased. */
  readonly missing: ListedAmount | null;
  /** Null: nothing, or nothing is remembered. */
  readonly bought?: ListedAmount | null | undefined;
}

/** A row on the list, to buy or bought: what is left of it, and of what. */
export interface ListedAs extends Pick<ListedAmount, 'quantity' | 'unit'> {
  readonly purchased: boolean;
  readonly needed: SummedText;
  /** Null: nothing. */
  readonly bought: SummedText | null;
}

/** What the list shows of a row: the amount needed; of a purchase that is short the difference, to buy. */
export function listedAs({ purchased, amount, missing, bought = null }: ListedRow): ListedAs {
  const { quantity, unit } = missing ?? amount;
  return {
    quantity,
    unit,
    purchased: purchased && missing === null,
    // Without what was bought, the row is for the difference alone.
    ...(missing === null || bought !== null
      ? { needed: amount, bought: purchased ? (bought ?? amount) : null }
      : { needed: missing, bought: null }),
  };
}
