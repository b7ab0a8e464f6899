import { amountText } from './quantity.ts';
import type { QuantityText } from './quantitySum.ts';
import {
  compare,
  nearestMultiple,
  product,
  quotient,
  rational,
  sum,
  type Rational,
} from '../../number/rational.ts';
import { findUnit, numberStyleOf, type Unit } from './units.ts';

/** Rounding steps; the last row is unbounded. */
type Steps = readonly (readonly [upTo: Rational | null, step: Rational])[];

/** A unit from its least amount. */
interface Measure {
  readonly unit: string;
  readonly from: Rational;
  readonly steps: Steps;
}

const whole = (number: number) => rational(BigInt(number));
const QUARTER = rational(1n, 4n);
const HALF = rational(1n, 2n);
const ONE = rational(1n);

/** Measuring cups, and sums of two. */
const PARTS_OF_CUP = [QUARTER, rational(1n, 3n), HALF, rational(2n, 3n), rational(3n, 4n), ONE];

const COUNTED: Steps = [
  [ONE, QUARTER],
  [null, ONE],
];
const SPOONS: readonly Measure[] = [
  {
    unit: 'cup',
    from: QUARTER,
    steps: [
      [whole(2), QUARTER],
      [whole(6), HALF],
      [null, ONE],
    ],
  },
  // 2 3/4 tsp is 1 tbsp.
  { unit: 'tbsp', from: rational(11n, 12n), steps: [[null, HALF]] },
  { unit: 'tsp', from: rational(0n), steps: [[null, QUARTER]] },
];
const SOLD: readonly Measure[] = [
  {
    unit: 'quart',
    from: ONE,
    steps: [
      [whole(4), HALF],
      [null, ONE],
    ],
  },
  ...SPOONS,
];
const US_WEIGHT: readonly Measure[] = [
  {
    unit: 'lb',
    from: ONE,
    steps: [
      [whole(4), QUARTER],
      [whole(10), HALF],
      [null, ONE],
    ],
  },
  {
    unit: 'oz',
    from: rational(0n),
    steps: [
      [whole(4), HALF],
      [null, ONE],
    ],
  },
];
const METRIC_STEPS: Steps = [
  [whole(20), ONE],
  [whole(100), whole(5)],
  [null, whole(10)],
];
const TENTH = rational(1n, 10n);
const METRIC_WEIGHT: readonly Measure[] = [
  { unit: 'kg', from: ONE, steps: [[null, TENTH]] },
  { unit: 'g', from: rational(0n), steps: METRIC_STEPS },
];
const METRIC_VOLUME: readonly Measure[] = [
  { unit: 'l', from: ONE, steps: [[null, TENTH]] },
  { unit: 'ml', from: rational(0n), steps: METRIC_STEPS },
];

/** Common denominator of amounts per person. */
const FINEST = 48;

/**
 * A total in kitchen units: 6 tsp is "2 tbsp".
 * @param unitText of `findUnit`, another word, or null for a count
 */
export function kitchenAmount(total: Rational, unitText: string | null): QuantityText {
  const unit = unitText === null ? null : findUnit(unitText);
  if (unit === null || unit.dimension === 'count') {
    const counted = rounded(total, COUNTED);
    const one = unit?.one ?? unitText;
    return {
      quantity: written(counted, 'count'),
      unit: compare(counted, ONE) > 0 ? (unit?.many ?? one) : one,
    };
  }
  return measured(product(total, unit.factor), unit);
}

function measured(total: Rational, { dimension, rank, one }: Unit): QuantityText {
  const measures = measuresOf(dimension, rank, one);
  for (const { unit: spelling, from, steps } of measures) {
    const unit = findUnit(spelling);
    if (unit === null) continue;
    const value = quotient(total, unit.factor);
    if (compare(value, from) < 0) continue;
    const isPartOfCup = spelling === 'cup' && compare(value, ONE) < 0;
    const number = isPartOfCup ? nearest(value, PARTS_OF_CUP) : rounded(value, steps);
    return { quantity: written(number, dimension), unit: compare(number, ONE) > 0 ? unit.many : unit.one };
  }
  return { quantity: written(total, dimension), unit: one };
}

function measuresOf(dimension: Unit['dimension'], rank: number, unit: string): readonly Measure[] {
  switch (dimension) {
    case 'usVolume':
      if (rank === 2) return [{ unit, from: rational(0n), steps: [[null, ONE]] }];
      return rank === 1 ? SOLD : SPOONS;
    case 'usWeight':
      return US_WEIGHT;
    case 'metricWeight':
      return METRIC_WEIGHT;
    case 'metricVolume':
      return METRIC_VOLUME;
    case 'count':
      return [];
  }
}

function nearest(value: Rational, choices: readonly Rational[]): Rational {
  const above = choices.find((choice) => compare(choice, value) >= 0) ?? ONE;
  const below = choices.findLast((choice) => compare(choice, value) < 0) ?? above;
  return compare(sum(above, below), product(value, whole(2))) > 0 ? below : above;
}

/** Nearest step, at least one; counts go up from a fifth. */
export function rounded(value: Rational, steps: Steps): Rational {
  const [, step] = steps.find(([upTo]) => upTo === null || compare(value, upTo) <= 0) ?? [null, ONE];
  return nearestMultiple(value, step, steps === COUNTED ? rational(1n, 5n) : HALF);
}

function written(value: Rational, dimension: Unit['dimension']): string {
  return amountText({ low: value, high: value, isAbout: false }, numberStyleOf(dimension));
}

/** 0.3333 is a third. */
export function rationalOf(amount: number): Rational {
  for (let denominator = 1; denominator <= FINEST; denominator += 1) {
    const numerator = Math.round(amount * denominator);
    if (numerator > 0 && Math.abs(amount - numerator / denominator) < 1e-3 / denominator)
      return rational(BigInt(numerator), BigInt(denominator));
  }
  return rational(BigInt(Math.max(1, Math.round(amount * 1000))), 1000n);
}
