import densities from '../data/densities.json' with { type: 'json' };
import tradeUnits from '../data/tradeUnits.json' with { type: 'json' };
import { rational, type Rational } from '../../number/rational.ts';
import { foodKey } from './foodKey.ts';

export interface FoodWeight {
  readonly gramsPerCup: Rational | null;
  /** Grams by counted unit ('clove', '' for one by itself), the best to buy first. */
  readonly gramsOfUnit: ReadonlyMap<string, Rational>;
  /** How mixed units are added up. */
  readonly soldBy: 'count' | 'weight' | 'volume';
}

const UNKNOWN: FoodWeight = { gramsPerCup: null, gramsOfUnit: new Map(), soldBy: 'weight' };

/** Grams to a tenth. */
function grams(value: number): Rational {
  return rational(BigInt(Math.round(value * 10)), 10n);
}

function readWeights(): ReadonlyMap<string, FoodWeight> {
  const weights = new Map<string, FoodWeight>();
  for (const [soldBy, rows] of [
    ['weight', densities.byWeight],
    ['volume', densities.byVolume],
  ] as const) {
    for (const { cup, foods } of rows)
      for (const food of foods) weights.set(foodKey(food), { ...UNKNOWN, gramsPerCup: grams(cup), soldBy });
  }
  for (const [soldBy, rows] of [
    ['count', tradeUnits.counted],
    ['weight', tradeUnits.weighed],
  ] as const) {
    for (const { foods, units } of rows) {
      const gramsOfUnit = new Map(
        Object.entries(units).map(([unit, value]) => [unit === 'each' ? '' : unit, grams(value)]),
      );
      for (const key of foods.map(foodKey))
        weights.set(key, { ...(weights.get(key) ?? UNKNOWN), gramsOfUnit, soldBy });
    }
  }
  return weights;
}

let weights: ReadonlyMap<string, FoodWeight> | null = null;

/**
 * Read at the first question: the cart shows its lines before.
 * @param key of {@link foodKey}
 */
export function foodWeight(key: string): FoodWeight {
  weights ??= readWeights();
  return weights.get(key) ?? UNKNOWN;
}
