import { amountText, readQuantity } from '../../../../../domain/shopping/amount/quantity.ts';
import type { QuantityText } from '../../../../../domain/shopping/amount/quantitySum.ts';
import {
  compare,
  fractionText,
  product,
  quotient,
  rational,
  sum,
  wholePart,
  type Rational,
} from '../../../../../domain/number/rational.ts';
import { findUnit } from '../../../../../domain/shopping/amount/units.ts';
import { rationalOf } from '../../../../../domain/shopping/amount/kitchenAmount.ts';
import {
  kitchenTotal,
  portionsOf,
  type Growth,
  type UsedPerPortion,
} from '../../../../../domain/shopping/amount/usedAmount.ts';
import { tradeOf, type Pack, type Trade } from './tradeTable.ts';

export interface PortionedIngredient {
  readonly name: string;
  readonly amount: number;
  /** Null for a count. */
  readonly unit: string | null;
}

export interface GroupAmount extends QuantityText {
  /** '20-ounce bottles' */
  readonly note: string | null;
  /** Of packs that may have leftovers; null: all that is bought. */
  readonly used: UsedPerPortion | null;
}

/** Up to here cups and spoons are used. */
const SMALL_GROUP = 6;
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
  const growth = growthOf(name, fries);
  const total = product(rationalOf(amount), portionsOf(growth, people * 4));
  const kitchen = kitchenTotal(total, unit);
  const trade = people > SMALL_GROUP ? tradeOf(name) : null;
  const bought = trade === null ? null : boughtAs(trade, total, unit, kitchen);
  if (trade === null || bought === null) return { ...kitchen, note: null, used: null };
  const used = { quantity: fractionText(rationalOf(amount)), unit, growth };
  return { ...bought, used: trade.isMeasured ? used : null };
}

/** In packs; null for kitchen units. */
function boughtAs(
  trade: Trade,
  total: Rational,
  unit: string | null,
  kitchen: QuantityText,
): Omit<GroupAmount, 'used'> | null {
  // Covers the rounded amount that is used.
  const shown = trade.isMeasured ? (readQuantity(kitchen.quantity ?? '')?.low ?? null) : total;
  const grams = shown === null ? null : gramsOf(shown, trade.isMeasured ? kitchen.unit : unit, trade);
  const pack = grams === null ? null : packFor(grams, trade);
  return grams === null || pack === null ? null : packed(grams, pack);
}

/** How the amount of an ingredient grows beyond a dozen people. */
function growthOf(name: string, fries: boolean): Growth {
  if (HOT.test(name)) return 'hot';
  return SEASONING.test(name) || (fries && OIL.test(name)) ? 'seasoning' : 'even';
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

/** Whole packs, halves, or parts of weighed pounds. */
function stepOf(unit: string, count: Rational): Rational {
  const isBelow = (bound: bigint) => compare(count, rational(bound)) <= 0;
  if (unit === 'lb') return isBelow(4n) ? QUARTER : isBelow(10n) ? HALF : ONE;
  if (unit === 'oz') return isBelow(4n) ? HALF : ONE;
  return HALVED.has(unit) && isBelow(4n) ? HALF : ONE;
}

function packed(grams: Rational, { unit, grams: ofPack, size: note }: Pack): Omit<GroupAmount, 'used'> {
  const exact = quotient(grams, ofPack);
  const step = stepOf(unit, exact);
  const count = product(roundedUp(quotient(exact, step)), step);
  const number = amountText({ low: count, high: count, isAbout: false }, 'fraction');
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
