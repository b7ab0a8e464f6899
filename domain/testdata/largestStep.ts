import { rational, type Rational } from '../number/rational.ts';
import type { Part } from '../shopping/quantitySum.ts';

/** The coarsest package: a quarter cup or a cup of a jug, a quarter pound, 50 g or ml, one piece. */
export function largestStep({ dimension, rank }: Part): Rational {
  switch (dimension) {
    case 'usVolume':
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
