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

/** An ingredient with its amount for one person, in the unit. */
export interface PortionedIngredient {
  readonly name: string;
  readonly amount: number;
  /** As `findUnit` knows it; null for what is counted by itself. */
  readonly unit: string | null;
}

/** What a group buys of an ingredient. */
export interface GroupAmount extends QuantityText {
  /** '20-ounce bottles, use 2 1/2 cups'; null where quantity and unit say it all. */
  readonly note: string | null;
}

/** Groups up to this size cook with cups and spoons, and count slices. */
const SMALL_GROUP = 6;
/** Up to this size a group gets as many times the seasoning as it has people. */
const FULLY_SEASONED = 12;
/** Of a teaspoon. */
const PINCH = rational(1n, 16n);
/** From a quarter of a teaspoon on, a spoon measures what pinches would have to count. */
const MEASURED_PINCHES = rational(4n);
/** Share of a person's seasoning that each further person adds. */
const FURTHER_SEASONING = rational(3n, 4n);
const FURTHER_HEAT = rational(1n, 2n);

/** Seasonings by the end of their names. */
const SEASONING =
  /\b(?:salt|pepper flakes|(?:black|white|cayenne|lemon) pepper|cayenne|allspice|cardamom|cinnamon|nutmeg|ground cloves|cumin|paprika|turmeric|ground ginger|(?:chili|curry|garlic|onion) powder|garam masala|curry paste|dried (?:basil|dill|marjoram|mint|oregano|parsley|rosemary|sage|thyme)|(?:bay|curry) lea(?:f|ves)|(?:caraway|cumin|fennel|mustard) seeds?|juniper berries|seasoning|horseradish|hot sauce|harissa|sriracha|jalapeños?|(?<!canned green )chil(?:e|i|li)s|fresh chil(?:e|i|li))$/i;
/** Seasonings that burn the tongue: a pot that is too hot cannot be mended. */
const HOT =
  /\b(?:pepper flakes|cayenne(?: pepper)?|hot sauce|harissa|sriracha|jalapeños?|(?<!canned green )chil(?:e|i|li)s|fresh chil(?:e|i|li))$/i;
const OIL = /\boil$/i;

/** What is done in oil that greases a pan or a grate, and is no part of a dressing. */
const FRIES = /\b(?:brown|brush|fry|sear|soften)\b/i;

/** Whether steps fry something, so that their oil greases a pan. */
export function isFried(steps: readonly string[]): boolean {
  return steps.some((step) => FRIES.test(step));
}

/**
 * What a group needs of an ingredient, as it is bought: kitchen units up to six people and for foods that the trade table
 * does not have, else packs of a shop, rounded up. Seasoning, and oil that is fried in, grows by three quarters from a
 * dozen people on, hot seasoning by a half: quantity cooks add less of it for each further batch (Baron Spices,
 * "Scaling Up Recipes": herbs by half, red pepper by a quarter, other spices fully).
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

/** The amount in packs; null for one that kitchen units still say, and for units that the table does not know. */
function boughtAs(
  trade: Trade,
  total: Rational,
  unit: string | null,
  kitchen: QuantityText,
): GroupAmount | null {
  // What the note says goes in is what has to be bought, though it is rounded.
  const shown = trade.isMeasured ? (readQuantity(kitchen.quantity ?? '')?.low ?? null) : total;
  const grams = shown === null ? null : gramsOf(shown, trade.isMeasured ? kitchen.unit : unit, trade);
  const pack = grams === null ? null : packFor(grams, trade);
  return grams === null || pack === null ? null : packed(grams, pack, trade.isMeasured ? kitchen : null);
}

/** The people whose amount of an ingredient is enough for the group. */
function eatersOf(name: string, people: number, fries: boolean): Rational {
  if (HOT.test(name)) return seasoned(people, FURTHER_HEAT);
  const growsSlower = SEASONING.test(name) || (fries && OIL.test(name));
  return growsSlower ? seasoned(people, FURTHER_SEASONING) : rational(BigInt(people));
}

function seasoned(people: number, share: Rational): Rational {
  const further = Math.max(0, people - FULLY_SEASONED);
  return sum(rational(BigInt(people - further)), product(rational(BigInt(further)), share));
}

/** Grams of a total in a kitchen unit; null where the trade table does not know the unit for this food. */
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
/** Of a larger pack more than one is bought, unless a scale weighs it; below it smaller ones fit better. */
const OF_LARGER = rational(3n, 2n);

function leastOf({ unit, from }: Pack, isSmallest: boolean): Rational {
  if (from !== null) return from;
  if (isSmallest) return unit === 'oz' ? ONE : HALF;
  return unit === 'lb' ? ONE : OF_LARGER;
}

/** The largest pack that fits the amount; null for an amount that kitchen units still say. */
function packFor(grams: Rational, { packs }: Trade): Pack | null {
  const fitting = packs.filter(
    (pack, index) => compare(quotient(grams, pack.grams), leastOf(pack, index === 0)) >= 0,
  );
  return fitting.at(-1) ?? null;
}

/** Packs of which half is left for another meal. */
const HALVED = new Set(['dozen', 'gallon', 'head', 'loaf', 'quart', 'stick']);

/** Packs that say how much is in them. */
const SAYS_ALL = new Set(['dozen', 'gallon', 'loaf', 'pint', 'quart', 'stick']);

/** The parts in which a pack is bought: pounds by the scale, a few packs by halves, others whole. */
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
  // "1 quart" says by itself that 4 cups go in, and "3 dozen" that 36 eggs do.
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

/** The notes of an ingredient in one line; null when there is none. */
export function joinedNotes(notes: readonly (string | null)[]): string | null {
  const written = notes.filter((note) => note !== null);
  return written.length === 0 ? null : written.join(', ');
}
