import shopPackages from '../data/shopPackages.json' with { type: 'json' };
import { compare, product, quotient, rational, wholePart, type Rational } from '../../number/rational.ts';
import type { Units } from '../../number/units.ts';
import { partOf, type Part } from '../amount/quantitySum.ts';
import { findPackage, findUnit, type Unit } from '../amount/units.ts';
import { stapleFood } from '../home/staples.ts';
import { foodWeight, ML_PER_CUP } from './foodWeights.ts';

/** A food as the shops of a region sell it. */
interface ShopPackage {
  /** "250 g" */
  readonly size: string;
  /** "can"; missing: "2 × 250 g". */
  readonly container?: string;
  /** Counted units of other regions that it takes the place of. */
  readonly insteadOf: readonly string[];
}

let packages: ReadonlyMap<string, ShopPackage> | null = null;

/**
 * Null: no package of its own; the American ones stand in `tradeUnits`.
 * @param key of `foodKey`
 */
export function packageOf(key: string, units: Units): ShopPackage | null {
  if (units === 'US') return null;
  const all: readonly (ShopPackage & { readonly foods: readonly string[] })[] = shopPackages.packages;
  packages ??= new Map(all.flatMap((one) => one.foods.map((food) => [food, one] as const)));
  return packages.get(key) ?? null;
}

const ONE = rational(1n);

/**
 * A sum as the shops of a region sell it: "740 g" of butter is 3 packages of 250 g, not rounded yet. The part itself
 * if no package is known, somebody wrote it so, or it is a staple of which most have as much.
 */
export function inPackages(part: Part, key: string, units: Units): Part {
  const found = packageOf(key, units);
  if (found === null || part.asWritten !== null) return part;
  const { size, container } = found;
  const [number = '', measure = ''] = size.split(' ');
  const sizeUnit = findUnit(measure);
  const unit = findPackage(container === undefined ? `× ${size}` : `(${size}) ${container}`);
  const perUnit = sizeUnit && inMeasureOf(part, sizeUnit, key);
  if (sizeUnit === null || perUnit === null || unit === null) return part;
  const packageSize = product(rational(BigInt(number)), sizeUnit.factor);
  const inPackage = (value: Rational) => quotient(product(value, perUnit), packageSize);
  const [low, high] = [inPackage(part.amount.low), inPackage(part.amount.high)];
  if (compare(high, ONE) < 0 && stapleFood(key) !== null) return part;
  const isConverted = part.amount.isAbout || part.dimension !== sizeUnit.dimension;
  const amount = {
    low,
    high,
    isAbout: isConverted || [low, high].some(({ denominator }) => denominator !== 1n),
  };
  return { ...partOf(unit, amount, { quantity: null, unit: null }), amount, asWritten: null };
}

/** Milligrams or millilitres of the package's kind in one of the part's; null if that is not known. */
function inMeasureOf({ dimension }: Part, { dimension: wanted }: Unit, key: string): Rational | null {
  if (dimension === wanted) return ONE;
  const { gramsPerCup } = foodWeight(key);
  if (gramsPerCup === null) return null;
  const mgPerMl = quotient(product(gramsPerCup, rational(1000n)), ML_PER_CUP);
  if (dimension === 'metricVolume' && wanted === 'metricWeight') return mgPerMl;
  return dimension === 'metricWeight' && wanted === 'metricVolume' ? quotient(ONE, mgPerMl) : null;
}

/** The usual can of about that size; null: it is not metric. */
export function canSize(size: Part): Part | null {
  const { dimension, amount } = size;
  if (dimension !== 'metricWeight' && dimension !== 'metricVolume') return null;
  const perGram = dimension === 'metricWeight' ? 1000n : 1n;
  const grams = Number(wholePart(amount.high) / perGram);
  const [nearest = grams] = [...shopPackages.cans].sort((a, b) => Math.abs(a - grams) - Math.abs(b - grams));
  const value = rational(BigInt(nearest) * perGram);
  return { ...size, amount: { low: value, high: value, isAbout: false } };
}
