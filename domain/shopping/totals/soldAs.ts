import { compare, product, quotient, rational, type Rational } from '../../number/rational.ts';
import { stapleFood } from '../home/staples.ts';
import { partOf, type Part, type Conversion } from '../amount/quantitySum.ts';
import { findUnit, isPackage, SOLD_BY_THE_PINT, type Unit } from '../amount/units.ts';
import { GRAMS_PER_OZ, type FoodWeight } from './foodWeights.ts';

/** What a shop sells for a kitchen measure. */
export interface Sold {
  readonly part: Part;
  /** Null if the unit stays of its kind: pints for cups. */
  readonly conversion: Conversion | null;
}

const ONE = rational(1n);
/** In teaspoons: less of what is sold by weight stays in spoons. */
const QUARTER_CUP = rational(12n);
const EACH: Unit = { one: '', many: '', dimension: 'count', factor: ONE, rank: 0 };
const NO_TEXT = { quantity: null, unit: null };

/**
 * Cups, spoons and pieces as a shop sells them: 21 cups of romaine are heads, 12 slices of bread a loaf, 2 cups of
 * blueberries 10 oz. Null: as it is, since a shop sells it so, no package is known, or it is a staple of which most have
 * as much.
 * @param gramsPerUnit of the part; null if unknown
 */
export function soldAs(
  part: Part,
  food: FoodWeight,
  key: string,
  gramsPerUnit: Rational | null,
): Sold | null {
  const isInCups = part.dimension === 'usVolume' && part.rank === 0;
  if (isInCups && food.isByThePint) {
    const amount = { ...part.amount, isAbout: true };
    return { part: { ...part, amount, rank: SOLD_BY_THE_PINT, asWritten: null }, conversion: null };
  }
  if (gramsPerUnit === null || !(isInCups || isPiece(part, food, gramsPerUnit))) return null;
  const { unitToBuy, soldBy, gramsOfUnit } = food;
  if (unitToBuy !== null) {
    const unit = unitToBuy === '' ? EACH : findUnit(unitToBuy);
    const grams = gramsOfUnit.get(unitToBuy);
    if (unit === null || grams === undefined) return null;
    const sold = inUnit(part, unit, quotient(gramsPerUnit, grams));
    const isAtHome = compare(sold.part.amount.high, ONE) < 0 && stapleFood(key) !== null;
    return isAtHome ? null : sold;
  }
  const ounce = findUnit('oz');
  const isLittle = isInCups && compare(part.amount.high, QUARTER_CUP) < 0;
  if (soldBy !== 'weight' || isLittle || ounce === null || stapleFood(key) !== null) return null;
  return inUnit(part, ounce, quotient(gramsPerUnit, GRAMS_PER_OZ));
}

/** "clove" of a head; one by itself if a package holds several: green onions, neither carrots nor heads of lettuce. */
function isPiece({ dimension, one }: Part, { unitToBuy, gramsOfUnit }: FoodWeight, grams: Rational): boolean {
  if (dimension !== 'count' || isPackage({ one })) return false;
  if (unitToBuy === null) return one !== '';
  return compare(grams, gramsOfUnit.get(unitToBuy) ?? grams) < 0;
}

function inUnit(part: Part, unit: Unit, factor: Rational): Sold {
  const [low, high] = [product(part.amount.low, factor), product(part.amount.high, factor)];
  const amount = { low, high, isAbout: true };
  const sold = { ...partOf(unit, amount, NO_TEXT), amount, asWritten: null };
  return { part: sold, conversion: { from: part, to: sold, factor, needsFood: true } };
}
