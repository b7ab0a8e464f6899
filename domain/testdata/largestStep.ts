import { compare, product, rational, sum, type Rational } from '../number/rational.ts';
import { SOLD_BY_THE_PINT } from '../shopping/amount/units.ts';
import type { Part } from '../shopping/amount/quantitySum.ts';

/** The coarsest package: a quarter cup, a cup of a jug or half a gallon, a quarter pound, 50 g or ml, one piece. */
function largestStep({ dimension, rank }: Part): Rational {
  switch (dimension) {
    case 'usVolume':
      if (rank === SOLD_BY_THE_PINT) return rational(384n);
      return rational(rank === 0 ? 12n : 48n);
    case 'metricVolume':
      return rational(50n);
    case 'usWeight':
      return rational(4n);
    case 'metricWeight':
      return rational(50_000n);
    case 'count':
      return rational(1n);
  }
}

/** Of what is used in part, a twentieth less is enough: 8 cans for 8¼. */
const MUCH = rational(20n, 21n);

/** Whether an amount to buy is enough for a need, and at most one step more. */
export function isEnoughToBuy(need: Part, shown: Rational): boolean {
  const least = need.dimension === 'count' ? product(need.amount.high, MUCH) : need.amount.high;
  const most = sum(need.amount.high, largestStep(need));
  return compare(shown, least) >= 0 && compare(shown, most) < 0;
}
