import { product, quotient, rational, sum, type Rational } from '../number/rational.ts';
import type { Part } from '../shopping/amount/quantitySum.ts';
import { foodWeight, GRAMS_PER_OZ, ML_PER_CUP, ML_PER_TSP } from '../shopping/totals/foodWeights.ts';

/**
 * Amounts of one food in grams, or in millilitres of a food without a density, whatever they are measured in.
 * @param key of `foodKey`
 */
export function baseAmount(parts: readonly Part[], key: string): Rational {
  return parts.map((part) => inBase(part, key)).reduce(sum);
}

function inBase({ dimension, amount: { high }, one }: Part, key: string): Rational {
  const { gramsPerCup, gramsOfUnit } = foodWeight(key);
  const perMl = gramsPerCup === null ? rational(1n) : quotient(gramsPerCup, ML_PER_CUP);
  switch (dimension) {
    case 'usWeight':
      return product(high, GRAMS_PER_OZ);
    case 'metricWeight':
      return quotient(high, rational(1000n));
    case 'usVolume':
      return product(product(high, ML_PER_TSP), perMl);
    case 'metricVolume':
      return product(high, perMl);
    case 'count': {
      const [, number = '', unit = ''] = /^× (\d+) (g|kg|ml|l)$/.exec(one) ?? [];
      if (number === '') return product(high, gramsOfUnit.get(one) ?? rational(0n));
      const size = rational(BigInt(number) * (unit === 'kg' || unit === 'l' ? 1000n : 1n));
      return product(product(high, size), unit.endsWith('g') ? rational(1n) : perMl);
    }
  }
}
