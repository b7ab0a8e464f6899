import {
  compare,
  product,
  quotient,
  rational,
  sum,
  wholePart,
  type Rational,
} from '../../number/rational.ts';
import { textOf } from './neededAmount.ts';
import { sumOf, type Part, type QuantityText } from './quantitySum.ts';
import { isPackage, type Dimension } from './units.ts';

type Amount = Pick<QuantityText, 'quantity' | 'unit'>;

/**
 * An amount as it is handed out to groups, in steps that a kitchen can measure: each gets its part by portions but for a
 * step, and all together at least the amount, at most a step more. Of a range the upper end.
 * @param portionQuarters of each group
 * @param isCutUp pieces of the food are used in part: onions, not eggs
 * @returns for each group; null: nothing, or of an amount like "a few"
 */
export function groupAmounts(
  amount: QuantityText,
  portionQuarters: readonly number[],
  isCutUp = false,
): (Amount | null)[] {
  const all = portionQuarters.reduce((total, some) => total + some, 0);
  const { parts, unread } = sumOf([amount]);
  if (all === 0 || unread.length > 0) return portionQuarters.map(() => null);
  const split = parts.map((part) => splitPart(part, portionQuarters, isCutUp));
  return portionQuarters.map((some, group) => {
    const { quantity, unit } = amount;
    if (some === all) return parts.length === 0 ? null : { quantity, unit };
    const own = split.flatMap((ofGroups) => ofGroups[group] ?? []);
    return own.length === 0 ? null : textOf(own);
  });
}

/** The sum of the groups so far is rounded, not the part of each, so that rounding does not add up. */
function splitPart(part: Part, portionQuarters: readonly number[], isCutUp: boolean): (Part | null)[] {
  const whole = part.amount.high;
  const all = BigInt(portionQuarters.reduce((total, some) => total + some, 0));
  const upTo = (portions: bigint) => product(whole, rational(portions, all));
  const step = stepFor(part, upTo(BigInt(Math.max(...portionQuarters))), isCutUp);
  let portions = 0n;
  let given = NOTHING;
  return portionQuarters.map((some) => {
    portions += BigInt(some);
    const next = portions === all ? up(whole, step) : nearest(upTo(portions), step);
    const own = sum(next, product(given, MINUS_ONE));
    given = next;
    if (own.numerator === 0n) return null;
    return { ...part, amount: { low: own, high: own, isAbout: false }, asWritten: null };
  });
}

/** In the smallest unit (tsp, ml, oz, mg). */
const STEPS: Readonly<Record<Exclude<Dimension, 'count'>, readonly Rational[]>> = {
  usVolume: [rational(12n), rational(3n), rational(1n), rational(1n, 2n), rational(1n, 4n), rational(1n, 8n)],
  metricVolume: [rational(50n), rational(10n), rational(5n), rational(1n), rational(1n, 2n)],
  usWeight: [rational(4n), rational(1n), rational(1n, 2n), rational(1n, 4n)],
  metricWeight: [rational(50_000n), rational(10_000n), rational(5000n), rational(1000n), rational(500n)],
};

/** Of what the largest group gets: a step is no larger, unless a kitchen measures none so small. Cups have few marks. */
const LARGEST_STEP: Readonly<Record<Exclude<Dimension, 'count'>, Rational>> = {
  usVolume: rational(1n, 6n),
  metricVolume: rational(1n, 16n),
  usWeight: rational(1n, 16n),
  metricWeight: rational(1n, 16n),
};

/** Packages and cut-up foods in quarters; eggs are not cut. */
function stepFor({ dimension, one }: Part, largest: Rational, isCutUp: boolean): Rational {
  if (dimension === 'count')
    return isPackage({ one }) || (one === '' && isCutUp) ? rational(1n, 4n) : rational(1n);
  const most = product(largest, LARGEST_STEP[dimension]);
  const steps = STEPS[dimension];
  return steps.find((step) => compare(step, most) <= 0) ?? steps.at(-1) ?? rational(1n);
}

const NOTHING = rational(0n);
const MINUS_ONE = rational(-1n);

function nearest(value: Rational, step: Rational): Rational {
  return product(step, rational(wholePart(sum(quotient(value, step), rational(1n, 2n)))));
}

function up(value: Rational, step: Rational): Rational {
  const below = product(step, rational(wholePart(quotient(value, step))));
  return compare(below, value) < 0 ? sum(below, step) : below;
}
