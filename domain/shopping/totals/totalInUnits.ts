import type { Units } from '../../number/units.ts';
import { joinedParts, type Conversion, type Part } from '../amount/quantitySum.ts';
import { quotient } from '../../number/rational.ts';
import { toBuy } from '../amount/shoppingSum.ts';
import { kindOf } from './conversion.ts';
import { isCutUp } from './foodWeights.ts';
import { partInUnits } from './inUnits.ts';
import { inPackages } from './shopPackages.ts';
import type { ShoppingTotal } from './shoppingTotal.ts';

/**
 * A total in a reader's units, as the shops there sell it: converted after adding, rounded after converting.
 * @param key of `foodKey`
 * @param units null: as stored
 */
export function totalInUnits(total: ShoppingTotal, key: string, units: Units | null): ShoppingTotal {
  if (units === null) return total;
  const other = total.exact.map((part) => converted(part, partInUnits(part, key, units)));
  const exact = joinedParts(other).map((part) => inPackages(part, key, units));
  if (exact.every((part) => total.exact.includes(part))) return total;
  const isPart = isCutUp(key);
  return {
    ...total,
    exact,
    toBuy: exact.map((part) => toBuy(part, isPart)),
    conversions: [
      ...total.conversions,
      ...total.exact.flatMap((part, index) => conversionOf(part, other[index] ?? part)),
    ],
  };
}

function converted(from: Part, to: Part): Part {
  return to === from ? from : { ...to, amount: { ...to.amount, isAbout: true } };
}

/** None for what stays, and for cans of a size. */
function conversionOf(from: Part, to: Part): Conversion[] {
  if (to === from || to.dimension === 'count' || from.amount.high.numerator === 0n) return [];
  const factor = quotient(to.amount.high, from.amount.high);
  return [{ from, to, factor, needsFood: kindOf(from) !== kindOf(to) }];
}
