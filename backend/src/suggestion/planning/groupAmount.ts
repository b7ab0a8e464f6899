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
} from '../../../../domain/shopping/rational.ts';
import { findUnit } from '../../../../domain/shopping/units.ts';
import { kitchenAmount, rationalOf } from './quantityFor.ts';
import { tradeOf, type Pack, type Trade } from './tradeTable.ts';

/** An ingredient for one person. */
export interface PortionedIngredient {
  readonly name: string;
  readonly amount: number;
  /** A unit that `findUnit` knows; null for a count. */
  readonly unit: string | null;
}

/** The amount to buy. */
export interface GroupAmount extends QuantityText {
  /** '20-ounce bottles, use 2 1/2 cups', or null. */
  readonly note: string | null;
}

/** Up to this size, groups cook with cups and spoons. */
const SMALL_GROUP = 6;
/** Up to this size, seasoning grows with the group. */
const FULLY_SEASONED = 12;
/** Of a teaspoon. */
const PINCH = rational(1n, 16n);
/** A quarter of a teaspoon can be measured with a spoon. */
const MEASURED_PINCHES = rational(4n);
/** Share of a person's seasoning that each further person adds. */
const FURTHER_SEASONING = rational(3n, 4n);
const FURTHER_HEAT = rational(1n, 2n);

/** Seasonings, by the end of their names. */
const SEASONING =
  /\b(?:salt|pepper flakes|(?:black|white|cayenne|lemon) pepper|cayenne|allspice|cardamom|cinnamon|nutmeg|ground cloves|cumin|paprika|turmeric|ground ginger|(?:chili|curry|garlic|onion) powder|garam masala|curry paste|dried (?:basil|dill|marjoram|mint|oregano|parsley|rosemary|sage|thyme)|(?:bay|curry) lea(?:f|ves)|(?:caraway|cumin|fennel|mustard) seeds?|juniper berries|seasoning|horseradish|hot sauce|harissa|sriracha|jalapeños?|(?<!canned green )chil(?:e|i|li)s|fresh chil(?:e|i|li))$/i;
/** Hot seasonings; too much of them cannot be mended. */
const HOT =
  /\b(?:pepper flakes|cayenne(?: pepper)?|hot sauce|harissa|sriracha|jalapeños?|(?<!canned green )chil(?:e|i|li)s|fresh chil(?:e|i|li))$/i;
const OIL = /\boil$/i;

/** Oil that greases a pan, unlike that of a dressing. */
const FRIES = /\b(?:brown|brush|fry|sear|soften)\b/i;

/** Whether steps fry something. */
export function isFried(steps: readonly string[]): boolean {
  return steps.some((step) => FRIES.test(step));
}

/**
 * The amount to buy for a group: in kitchen units up to six people and for foods without packs, else in packs,
 * rounded up. Beyond a dozen people, seasoning and frying oil grow by three quarters, hot seasoning by half (Baron
 * Spices, "Scaling Up Recipes").
 * @param fries whether the dish {@link isFried}
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

/** The amount in packs; null if kitchen units are fine or the unit is unknown. */
function boughtAs(
  trade: Trade,
  total: Rational,
  unit: string | null,
  kitchen: QuantityText,
): GroupAmount | null {
  // The amount named in the note must be covered, although it is rounded.
  const shown = trade.isMeasured ? (readQuantity(kitchen.quantity ?? '')?.low ?? null) : total;
  const grams = shown === null ? null : gramsOf(shown, trade.isMeasured ? kitchen.unit : unit, trade);
  const pack = grams === null ? null : packFor(grams, trade);
  return grams === null || pack === null ? null : packed(grams, pack, trade.isMeasured ? kitchen : null);
}

/** The number of people whose amount is enough for the group. */
function eatersOf(name: string, people: number, fries: boolean): Rational {
  if (HOT.test(name)) return seasoned(people, FURTHER_HEAT);
  const growsSlower = SEASONING.test(name) || (fries && OIL.test(name));
  return growsSlower ? seasoned(people, FURTHER_SEASONING) : rational(BigInt(people));
}

function seasoned(people: number, share: Rational): Rational {
  const further = Math.max(0, people - FULLY_SEASONED);
  return sum(rational(BigInt(people - further)), product(rational(BigInt(further)), share));
}

/** Grams of a total; null if the table lacks the unit for this food. */
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
/** Least number of a larger pack, unless weighed; below it smaller packs fit better. */
const OF_LARGER = rational(3n, 2n);

function leastOf({ unit, from }: Pack, isSmallest: boolean): Rational {
  if (from !== null) return from;
  if (isSmallest) return unit === 'oz' ? ONE : HALF;
  return unit === 'lb' ? ONE : OF_LARGER;
}

/** The largest pack that fits; null if kitchen units are fine. */
function packFor(grams: Rational, { packs }: Trade): Pack | null {
  const fitting = packs.filter(
    (pack, index) => compare(quotient(grams, pack.grams), leastOf(pack, index === 0)) >= 0,
  );
  return fitting.at(-1) ?? null;
}

/** Packs that can be halved. */
const HALVED = new Set(['dozen', 'gallon', 'head', 'loaf', 'quart', 'stick']);

/** Packs whose name tells their content. */
const SAYS_ALL = new Set(['dozen', 'gallon', 'loaf', 'pint', 'quart', 'stick']);

/** Steps of a pack's count: weighed pounds, halves of some packs, else whole ones. */
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
  // "1 quart" needs no note that it is 4 cups.
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

/** Notes in one line, or null. */
export function joinedNotes(notes: readonly (string | null)[]): string | null {
  const written = notes.filter((note) => note !== null);
  return written.length === 0 ? null : written.join(', ');
}
