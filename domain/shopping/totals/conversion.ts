import { joinedParts, type Conversion, type Part } from '../amount/quantitySum.ts';
import { compare, product, quotient, rational, sum, type Rational } from '../../number/rational.ts';
import { foodWeight, GRAMS_PER_OZ, ML_PER_TSP, type FoodWeight } from './foodWeights.ts';
import { soldAs } from './soldAs.ts';

/** The measure that two parts have in common. */
type Base = 'grams' | 'milliliters';

interface Weighed {
  readonly part: Part;
  readonly base: Base;
  /** Grams or milliliters of the part's smallest unit. */
  readonly perUnit: Rational;
}

export interface Converted {
  readonly parts: readonly Part[];
  readonly conversions: readonly Conversion[];
}

const GRAMS_PER_MG = rational(1n, 1000n);
const TSP_PER_CUP = rational(48n);
const ONE = rational(1n);

/** Null if nothing tells its weight. */
function weighed(part: Part, { gramsPerCup, gramsOfUnit }: FoodWeight): Weighed | null {
  const byWeight = (perUnit: Rational): Weighed => ({ part, base: 'grams', perUnit });
  const byVolume = (perUnit: Rational): Weighed =>
    gramsPerCup === null
      ? { part, base: 'milliliters', perUnit }
      : byWeight(product(perUnit, quotient(gramsPerCup, product(TSP_PER_CUP, ML_PER_TSP))));
  switch (part.dimension) {
    case 'metricWeight':
      return byWeight(GRAMS_PER_MG);
    case 'usWeight':
      return byWeight(GRAMS_PER_OZ);
    case 'metricVolume':
      return byVolume(ONE);
    case 'usVolume':
      return byVolume(ML_PER_TSP);
    case 'count': {
      const grams = gramsOfUnit.get(part.one.toLowerCase());
      return grams === undefined ? null : byWeight(grams);
    }
  }
}

/** The lowest is the unit of the sum. */
function rankOf({ dimension, one }: Part, { gramsOfUnit, soldBy }: FoodWeight): number {
  if (dimension === 'count') return [...gramsOfUnit.keys()].indexOf(one.toLowerCase());
  const isWeight = dimension.endsWith('Weight');
  const isSoldSo = isWeight ? soldBy !== 'volume' : soldBy === 'volume';
  // Loose carrots are weighed.
  if (isWeight && soldBy === 'weight') return -1;
  return gramsOfUnit.size + (isSoldSo ? 0 : 1);
}

function byRank(food: FoodWeight) {
  const baseAmount = ({ part, perUnit }: Weighed) => product(part.amount.high, perUnit);
  return (a: Weighed, b: Weighed): number =>
    rankOf(a.part, food) - rankOf(b.part, food) ||
    compare(baseAmount(b), baseAmount(a)) ||
    Number(b.part.dimension.startsWith('metric')) - Number(a.part.dimension.startsWith('metric'));
}

/**
 * Adds parts of one food in one unit, exactly, as far as its weights are known: 500 g and 2 cups of flour are 740 g.
 * US and metric units of a kind are added for every food; all else stays apart. Then by {@link soldAs}.
 * @param key of `foodKey`
 */
export function convertedParts(parts: readonly Part[], key: string): Converted {
  const food = foodWeight(key);
  const added = addedParts(parts, food);
  const sold = added.parts.map((part) => soldAs(part, food, key, gramsPerUnit(part, food)));
  if (sold.every((one) => one === null)) return added;
  return {
    parts: joinedParts(added.parts.map((part, index) => sold[index]?.part ?? part)),
    conversions: [...added.conversions, ...sold.flatMap((one) => one?.conversion ?? [])],
  };
}

function gramsPerUnit(part: Part, food: FoodWeight): Rational | null {
  const known = weighed(part, food);
  return known?.base === 'grams' ? known.perUnit : null;
}

function addedParts(parts: readonly Part[], food: FoodWeight): Converted {
  if (parts.length < 2) return { parts, conversions: [] };
  const known = parts.flatMap((part) => weighed(part, food) ?? []).sort(byRank(food));
  const conversions: Conversion[] = [];
  const added = new Map<string, Part | null>();
  for (const base of ['grams', 'milliliters'] as const) {
    const [target, ...others] = known.filter((one) => one.base === base);
    if (target === undefined || others.length === 0) continue;
    let total = target.part;
    for (const { part, perUnit } of others) {
      const factor = quotient(perUnit, target.perUnit);
      total = withAdded(total, part, factor);
      added.set(part.key, null);
      const needsFood = kindOf(part) !== kindOf(target.part) || part.dimension === 'count';
      conversions.push({ from: part, to: target.part, factor, needsFood });
    }
    added.set(target.part.key, total);
  }
  return {
    parts: parts.flatMap((part) => (added.has(part.key) ? (added.get(part.key) ?? []) : part)),
    conversions,
  };
}

/** Of a dimension in any system: "Weight" of "usWeight" and "metricWeight". */
export function kindOf({ dimension }: Part): string {
  return dimension.replace(/^(?:us|metric)/, '');
}

function withAdded(total: Part, part: Part, factor: Rational): Part {
  const { low, high } = total.amount;
  const amount = {
    low: sum(low, product(part.amount.low, factor)),
    high: sum(high, product(part.amount.high, factor)),
    isAbout: true,
  };
  return { ...total, amount, asWritten: null };
}
