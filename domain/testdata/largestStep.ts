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
/** Of pieces, at most a quarter of one. */
const A_TRIFLE = rational(-1n, 4n);

/** Whether an amount to buy is enough for a need, and at most one step more. */
export function isEnoughToBuy(need: Part, shown: Rational): boolean {
  const { high } = need.amount;
  const isPiece = need.dimension === 'count' && need.one === '';
  const least = need.dimension === 'count' ? product(high, MUCH) : high;
  const most = sum(high, largestStep(need));
  const isShort = compare(shown, least) < 0 || (isPiece && compare(shown, sum(high, A_TRIFLE)) < 0);
  return !isShort && compare(shown, most) < 0;
}
