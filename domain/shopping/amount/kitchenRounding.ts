import {
  compare,
  product,
  nearestMultiple,
  quotient,
  rational,
  sum,
  type Rational,
} from '../../number/rational.ts';
import type { Part } from './quantitySum.ts';
import type { Dimension } from './units.ts';

/** From an amount on, what a kitchen measures in multiples of. */
interface Scale {
  readonly from: Rational;
  readonly steps: readonly Rational[];
}

const whole = (value: bigint) => rational(value);
const scale = (from: bigint, ...steps: readonly Rational[]): Scale => ({ from: whole(from), steps });
const HALF = rational(1n, 2n);

const METRIC = [scale(1000n, whole(50n)), scale(100n, whole(10n)), scale(10n, whole(5n)), scale(0n, HALF)];

/** In the smallest unit (tsp, ml, oz, mg); the largest first. */
const SCALES: Readonly<Record<Exclude<Dimension, 'count'>, readonly Scale[]>> = {
  usVolume: [
    // Cups; quarters and thirds of one; tablespoons and thirds of a cup; spoons.
    scale(384n, whole(48n)),
    scale(48n, whole(12n), whole(16n)),
    scale(12n, whole(3n), whole(16n)),
    scale(3n, rational(3n, 2n)),
    scale(1n, rational(1n, 4n)),
    scale(0n, rational(1n, 8n)),
  ],
  metricVolume: METRIC,
  usWeight: [scale(32n, whole(4n)), scale(16n, whole(2n)), scale(8n, whole(1n)), scale(0n, HALF)],
  metricWeight: METRIC.map(({ from, steps }) => ({
    from: product(from, whole(1000n)),
    steps: steps.map((step) => product(step, whole(1000n))),
  })),
};

/**
 * A converted amount as a kitchen measures it: the nearest, at least one step of something. Never falls while the
 * amount rises.
 */
export function inKitchenSteps(part: Part): Part {
  const { dimension, amount } = part;
  if (dimension === 'count') return part;
  const rounded = (value: Rational) => nearest(value, stepsAt(value, dimension));
  return { ...part, amount: { ...amount, low: rounded(amount.low), high: rounded(amount.high) } };
}

const [EIGHTH, QUARTER, THIRD] = [rational(1n, 8n), rational(1n, 4n), rational(1n, 3n)];

/** A count as one reads it, in quarters and thirds: 2 25/42 is about 2 2/3. */
export function inSimpleFractions(part: Part): Part {
  const { amount, dimension } = part;
  const ends = [amount.low, amount.high];
  const stepsOf = (value: Rational) => (compare(value, QUARTER) < 0 ? [EIGHTH] : [QUARTER, THIRD]);
  const isSimple = (value: Rational) =>
    stepsOf(value).some((step) => quotient(value, step).denominator === 1n);
  if (dimension !== 'count' || ends.every(isSimple)) return part;
  const [low, high] = [nearest(amount.low, stepsOf(amount.low)), nearest(amount.high, stepsOf(amount.high))];
  return { ...part, amount: { low, high, isAbout: true }, asWritten: null };
}

/** What a kitchen measures an amount in multiples of, in the smallest unit. */
export function stepsAt(value: Rational, dimension: Exclude<Dimension, 'count'>): readonly Rational[] {
  return SCALES[dimension].find(({ from }) => compare(value, from) >= 0)?.steps ?? [];
}

function nearest(value: Rational, steps: readonly Rational[]): Rational {
  if (value.numerator === 0n) return value;
  const distance = (other: Rational) => {
    const difference = sum(value, product(other, whole(-1n)));
    return difference.numerator < 0n ? product(difference, whole(-1n)) : difference;
  };
  return steps
    .map((step) => nearestMultiple(value, step))
    .reduce((best, other) => (compare(distance(other), distance(best)) < 0 ? other : best));
}
