import { amountLabel } from '../../shopping/ingredient/ingredient.ts';
import { amountForServings, scaledAmount } from '../../shopping/amount/neededAmount.ts';
import type { QuantityText } from '../../shopping/amount/quantitySum.ts';
import { findUnit } from '../../shopping/amount/units.ts';

/** Of an amount for the table, what goes into each of some equal batches: exact, but for grams and millilitres. */
export function batchAmount(whole: QuantityText, batches: number): string {
  const dimension = findUnit(whole.unit ?? '')?.dimension;
  const isMetric = dimension === 'metricVolume' || dimension === 'metricWeight';
  if (isMetric) return scaledAmount(whole, { portionQuarters: 1, servingsQuarters: batches }).text;
  const { quantity, unit } = amountForServings(whole, batches, 1);
  return amountLabel(quantity, unit);
}
