import { compare, product, rational, sum, type Rational } from '../../number/rational.ts';
import { amountLabel } from '../ingredient/ingredient.ts';
import { readQuantity } from './quantity.ts';
import { neededAmount, type Scale } from './neededAmount.ts';
import { sumOf, type QuantityText } from './quantitySum.ts';
import { findUnit } from './units.ts';
import { kitchenAmount } from './kitchenAmount.ts';

/** How an amount grows with a group. */
export const GROWTHS = ['even', 'seasoning', 'hot'] as const;
export type Growth = (typeof GROWTHS)[number];

/** Of an ingredient that is bought in packs: what one portion of the dish takes of it. */
export interface UsedPerPortion {
  /** A number as text: '1/3'. */
  readonly quantity: string;
  readonly unit: string | null;
  readonly growth: Growth;
}

/** Up to here seasoning grows with the group. */
const FULLY_SEASONED_QUARTERS = 48;
/** Of a further person (Baron Spices, "Scaling Up Recipes"). */
const FURTHER: Readonly<Record<Growth, Rational>> = {
  even: rational(1n),
  seasoning: rational(3n, 4n),
  hot: rational(1n, 2n),
};
/** Of a teaspoon. */
const PINCH = rational(1n, 16n);
/** A quarter teaspoon. */
const MEASURED_PINCHES = rational(4n);

/** Portions whose amount is enough for all: beyond a dozen, seasoning grows slower. */
export function portionsOf(growth: Growth, portionQuarters: number): Rational {
  const further = Math.max(0, portionQuarters - FULLY_SEASONED_QUARTERS);
  return sum(
    rational(BigInt(portionQuarters - further), 4n),
    product(rational(BigInt(further), 4n), FURTHER[growth]),
  );
}

/** Many pinches are measured in teaspoons. */
export function kitchenTotal(total: Rational, unit: string | null): QuantityText {
  const isPinched = unit !== null && findUnit(unit)?.one === 'pinch' && isMeasured(total);
  return isPinched ? kitchenAmount(product(total, PINCH), 'tsp') : kitchenAmount(total, unit);
}

function isMeasured({ numerator, denominator }: Rational): boolean {
  return numerator >= MEASURED_PINCHES.numerator * denominator;
}

/**
 * '13 cups': what goes into the dish.
 * @param bought for these portions; null if nothing is left of it, or if nobody eats
 */
export function usedAmount(
  used: UsedPerPortion,
  portionQuarters: number,
  bought: QuantityText,
): string | null {
  const amount = usedIn(used, portionQuarters);
  return amount === null || isSame(amount, bought) ? null : amountLabel(amount.quantity, amount.unit);
}

/** Of what is bought, what goes into the dish; null if nobody eats it. */
export function usedIn(
  { quantity, unit, growth }: UsedPerPortion,
  portionQuarters: number,
): QuantityText | null {
  const one = readQuantity(quantity)?.low;
  if (one === undefined || portionQuarters === 0) return null;
  return kitchenTotal(product(one, portionsOf(growth, portionQuarters)), unit);
}

/** Of a stored row, for those it is for at its meal. */
export function usedOf(
  row: Parameters<typeof neededAmount>[0] & { readonly usedPerPortion: UsedPerPortion | null },
  meal: Scale,
): string | null {
  const { usedPerPortion: used, portionQuarters } = row;
  return used && usedAmount(used, portionQuarters ?? meal.portionQuarters, neededAmount(row, meal));
}

/** 1 quart is 4 cups. */
function isSame(one: QuantityText, other: QuantityText): boolean {
  const [{ parts, unread }, { parts: others }] = [sumOf([one]), sumOf([other])];
  const [part, ...more] = parts;
  const [same, ...rest] = others;
  if (part === undefined || same === undefined || more.length + rest.length + unread.length > 0) return false;
  return part.key === same.key && compare(part.amount.high, same.amount.high) === 0;
}
