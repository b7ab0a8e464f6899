import { amountLabel } from '../../../../domain/shopping/ingredient.ts';
import { amountText, readQuantity } from '../../../../domain/shopping/quantity.ts';
import type { QuantityText } from '../../../../domain/shopping/quantitySum.ts';
import {
  compare,
  product,
  quotient,
  rational,
  sum,
  wholePart,
  type Rational,
} from '../../../../domain/number/rational.ts';
import { findUnit } from '../../../../domain/shopping/units.ts';
import { kitchenAmount, rationalOf } from './quantityFor.ts';
import { tradeOf, type Pack, type Trade } from './tradeTable.ts';

export interface PortionedIngredient {
  readonly name: string;
  readonly amount: number;
  /** Null for a count. */
  readonly unit: string | null;
}

export interface GroupAmount extends QuantityText {
  /** '20-ounce bottles, use 2 1/2 cups' */
  readonly note: string | null;
}

/** Up to here cups and spoons are used. */
const SMALL_GROUP = 6;
/** Up to here seasoning grows with the group. */
const FULLY_SEASONED = 12;
/** Of a teaspoon. */
const PINCH = rational(1n, 16n);
/** A quarter teaspoon. */
const MEASURED_PINCHES = rational(4n);
/** Per further person. */
const FURTHER_SEASONING = rational(3n, 4n);
const FURTHER_HEAT = rational(1n, 2n);

/** By the end of the name. */
const SEASONING =
  /\b(?:salt|pepper flakes|(?:black|white|cayenne|lemon) pepper|cayenne|allspice|cardamom|cinnamon|nutmeg|ground cloves|cumin|paprika|turmeric|ground ginger|(?:chili|curry|garlic|onion) powder|garam masala|curry paste|dried (?:basil|dill|marjoram|mint|oregano|parsley|rosemary|sage|thyme)|(?:bay|curry) lea(?:f|ves)|(?:caraway|cumin|fennel|mustard) seeds?|juniper berries|seasoning|horseradish|hot sauce|harissa|sriracha|jalapeños?|(?<!canned green )chil(?:e|i|li)s|fresh chil(?:e|i|li))$/i;
/** Too much cannot be mended. */
const HOT =
  /\b(?:pepper flakes|cayenne(?: pepper)?|hot sauce|harissa|sriracha|jalapeños?|(?<!canned green )chil(?:e|i|li)s|fresh chil(?:e|i|li))$/i;
const OIL = /\boil$/i;

/** Oil in a pan, unlike a dressing's. */
const FRIES = /\b(?:brown|brush|fry|sear|soften)\b/i;

export function isFried(steps: readonly string[]): boolean {
  return steps.some((step) => FRIES.test(step));
}

/**
 * The amount to buy: kitchen units for small groups and foods without packs, else packs, rounded up. Beyond a dozen
 * people seasoning and frying oil grow by three quarters, hot seasoning by half (Baron Spices, "Scaling Up Recipes").
 */
export function groupAmount(
  { name, amount, unit }: PortionedIngredient,
  people: number,
  fries: boolean,
): GroupAmount {
  const total = product(rationalOf(amount), eatersOf(name, people, fries));
  const isPinched = unit !== null && findUnit(unit)?.one === 'pinch' && compare(total, MEASURED_PINCHES) >= 0;
  const kitchen = isPinched ? kitchenAmount(product(total, PINCH), 'tsp') : kitchenAmount(total, unit);
  const trade = people > SMALL_GROUP ? tradeOf(name) : null;
  return (trade === null ? null : boughtAs(trade, total, unit, kitchen)) ?? { ...kitchen, note: null };
}

/** In packs; null for kitchen units. */
function boughtAs(
  trade: Trade,
  total: Rational,
  unit: string | null,
  kitchen: QuantityText,
): GroupAmount | null {
  // Covers the note's rounded amount.
  const shown = trade.isMeasured ? (readQuantity(kitchen.quantity ?? '')?.low ?? null) : total;
  const grams = shown === null ? null : gramsOf(shown, trade.isMeasured ? kitchen.unit : unit, trade);
  const pack = grams === null ? null : packFor(grams, trade);
  return grams === null || pack === null ? null : packed(grams, pack, trade.isMeasured ? kitchen : null);
}

/** People whose amount is enough for the group. */
function eatersOf(name: string, people: number, fries: boolean): Rational {
  if (HOT.test(name)) return seasoned(people, FURTHER_HEAT);
  const growsSlower = SEASONING.test(name) || (fries && OIL.test(name));
  return growsSlower ? seasoned(people, FURTHER_SEASONING) : rational(BigInt(people));
}

function seasoned(people: number, share: Rational): Rational {
  const further = Math.max(0, people - FULLY_SEASONED);
  return sum(rational(BigInt(people - further)), product(rational(BigInt(further)), share));
}

/** Null for an unknown unit. */
function gramsOf(total: Rational, unitText: string | null, { gramsOf: table }: Trade): Rational | null {
  if (unitText === null) return timesOrNull(total, table.get('each'));
  const unit = findUnit(unitText);
  if (unit === null) return null;
  const direct = table.get(unit.one);
  if (direct !== undefined) return product(total, direct);
  if (unit.dimension !== 'usVolume') return null;
  for (const [other, grams] of table) {
    const measure = findUnit(other);
    if (measure?.dimension === 'usVolume')
      return product(total, product(grams, quotient(unit.factor, measure.factor)));
  }
  return null;
}

function timesOrNull(total: Rational, grams: Rational | undefined): Rational | null {
  return grams === undefined ? null : product(total, grams);
}

const ONE = rational(1n);
const HALF = rational(1n, 2n);
const QUARTER = rational(1n, 4n);
/** Unless weighed; smaller packs fit better below it. */
const OF_LARGER = rational(3n, 2n);

function leastOf({ unit, from }: Pack, isSmallest: boolean): Rational {
  if (from !== null) return from;
  if (isSmallest) return unit === 'oz' ? ONE : HALF;
  return unit === 'lb' ? ONE : OF_LARGER;
}

/** The largest pack that fits, or null. */
function packFor(grams: Rational, { packs }: Trade): Pack | null {
  const fitting = packs.filter(
    (pack, index) => compare(quotient(grams, pack.grams), leastOf(pack, index === 0)) >= 0,
  );
  return fitting.at(-1) ?? null;
}

/** Packs sold in halves. */
const HALVED = new Set(['dozen', 'gallon', 'head', 'loaf', 'quart', 'stick']);

/** Self-explaining packs. */
const SAYS_ALL = new Set(['dozen', 'gallon', 'loaf', 'pint', 'quart', 'stick']);

/** Whole packs, halves, or parts of weighed pounds. */
function stepOf(unit: string, count: Rational): Rational {
  const isBelow = (bound: bigint) => compare(count, rational(bound)) <= 0;
  if (unit === 'lb') return isBelow(4n) ? QUARTER : isBelow(10n) ? HALF : ONE;
  if (unit === 'oz') return isBelow(4n) ? HALF : ONE;
  return HALVED.has(unit) && isBelow(4n) ? HALF : ONE;
}

function packed(
  grams: Rational,
  { unit, grams: ofPack, size }: Pack,
  kitchen: QuantityText | null,
): GroupAmount {
  const exact = quotient(grams, ofPack);
  const step = stepOf(unit, exact);
  const count = product(roundedUp(quotient(exact, step)), step);
  const number = amountText({ low: count, high: count, isAbout: false }, 'fraction');
  // "1 quart" is 4 cups anyway.
  const isSaid = SAYS_ALL.has(unit) && compare(count, exact) === 0;
  const used = kitchen === null || isSaid ? null : `use ${amountLabel(kitchen.quantity, kitchen.unit)}`;
  const note = joinedNotes([size, used]);
  if (unit === 'each') return { quantity: number, unit: null, note };
  if (unit === 'dozen') return { quantity: `${number} dozen`, unit: null, note };
  const known = findUnit(unit);
  return { quantity: number, unit: compare(count, ONE) > 0 ? (known?.many ?? unit) : unit, note };
}

function roundedUp(value: Rational): Rational {
  const whole = rational(wholePart(value));
  return compare(whole, value) < 0 ? sum(whole, ONE) : whole;
}

export function joinedNotes(notes: readonly (string | null)[]): string | null {
  const written = notes.filter((note) => note !== null);
  return written.length === 0 ? null : written.join(', ');
}
