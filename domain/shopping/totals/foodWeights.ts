import densities from '../data/densities.json' with { type: 'json' };
import tradeUnits from '../data/tradeUnits.json' with { type: 'json' };
import { product, rational, type Rational } from '../../number/rational.ts';

export const GRAMS_PER_OZ = rational(28_349_523_125n, 1_000_000_000n);
export const ML_PER_TSP = rational(492_892_159_375n, 100_000_000_000n);
export const ML_PER_CUP = product(ML_PER_TSP, rational(48n));

export interface FoodWeight {
  readonly gramsPerCup: Rational | null;
  /** Grams by counted unit ('clove', '' for one by itself), the best to buy first. */
  readonly gramsOfUnit: ReadonlyMap<string, Rational>;
  /** What cups and pieces of it are bought as; null: by weight, or as they are. */
  readonly unitToBuy: string | null;
  /** How mixed units are added up. */
  readonly soldBy: 'count' | 'weight' | 'volume';
  /** In pints, quarts and half gallons. */
  readonly isByThePint: boolean;
  /** Raw in one of cooked, by what it is measured in. */
  readonly rawOfCooked: { readonly volume: Rational; readonly weight: Rational } | null;
}

const UNKNOWN: FoodWeight = {
  gramsPerCup: null,
  gramsOfUnit: new Map(),
  soldBy: 'weight',
  unitToBuy: null,
  isByThePint: false,
  rawOfCooked: null,
};

/** To a tenth. */
function tenths(value: number): bigint {
  return BigInt(Math.round(value * 10));
}

function grams(value: number): Rational {
  return rational(tenths(value), 10n);
}

function readWeights(): ReadonlyMap<string, FoodWeight> {
  const weights = new Map<string, FoodWeight>();
  const add = (foods: readonly string[], change: Partial<FoodWeight>) => {
    for (const key of foods) weights.set(key, { ...(weights.get(key) ?? UNKNOWN), ...change });
  };
  for (const { cup, foods } of densities.byWeight) add(foods, { gramsPerCup: grams(cup) });
  for (const { cup, foods } of densities.byVolume) add(foods, { gramsPerCup: grams(cup), soldBy: 'volume' });
  const inUnits = (units: Units) => {
    const gramsOfUnit = gramsOf(units);
    const [unitToBuy = null] = gramsOfUnit.keys();
    return { gramsOfUnit, unitToBuy };
  };
  for (const { foods, units } of tradeUnits.packages) add(foods, inUnits(units));
  for (const { foods, units } of tradeUnits.counted) add(foods, { ...inUnits(units), soldBy: 'count' });
  for (const { foods, units } of tradeUnits.weighed)
    add(foods, { gramsOfUnit: gramsOf(units), soldBy: 'weight' });
  add(tradeUnits.byThePint, { isByThePint: true });
  for (const { foods, cups, weight } of densities.cooked) {
    const rawOf = (times: number) => rational(10n, tenths(times));
    add(foods, { rawOfCooked: { volume: rawOf(cups), weight: rawOf(weight) } });
  }
  return weights;
}

type Units = Readonly<Record<string, number | undefined>>;

function gramsOf(units: Units): ReadonlyMap<string, Rational> {
  return new Map(
    Object.entries(units).flatMap(([unit, value]) =>
      value === undefined ? [] : [[unit === 'each' ? '' : unit, grams(value)] as const],
    ),
  );
}

let weights: ReadonlyMap<string, FoodWeight> | null = null;

/**
 * Read at the first question: the cart shows its lines before.
 * @param key of `foodKey`, which the tables have as well: making 600 keys would take a phone a third of a second
 */
export function foodWeight(key: string): FoodWeight {
  weights ??= readWeights();
  return weights.get(key) ?? UNKNOWN;
}

/**
 * Whether pieces of a food are used in part: onions, not eggs.
 * @param key of `foodKey`
 */
export function isCutUp(key: string): boolean {
  return foodWeight(key).soldBy === 'count';
}
