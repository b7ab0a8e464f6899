import { amountLabel } from '../../shopping/ingredient/ingredient.ts';
import { readQuantity } from '../../shopping/amount/quantity.ts';
import type { QuantityText } from '../../shopping/amount/quantitySum.ts';
import { compare, fractionText, product, quotient, rational, type Rational } from '../../number/rational.ts';
import { findUnit, type Unit } from '../../shopping/amount/units.ts';
import { kitchenAmount, rounded } from '../../shopping/amount/kitchenAmount.ts';

const PER_PERSON =
  /(?<amount>\d[\d/]*(?: \d+\/\d+)?) (?<unit>\p{L}+)(?<of> of (?:[\p{L}-]+ )*?[\p{L}-]+)? per person/gu;
const CUP = rational(48n);
const ONE = rational(1n);
/** Quarts from here on. */
const MOST_CUPS = rational(8n);
const CUPS_OF_QUART = rational(4n);
/** Rice and porridge need this precision. */
const QUARTERS = [[null, rational(1n, 4n)]] as const;

/** Whether a step says what one person needs. */
export function saysPerPerson(step: string): boolean {
  return step.search(PER_PERSON) >= 0;
}

/**
 * For four, "3/4 cup of water per person" is "3 cups of water"; for forty in two batches, "7 1/2 quarts of water (3
 * 3/4 quarts a batch)".
 * @param portionQuarters of all
 */
export function forAll(step: string, portionQuarters: number, batches = 1): string {
  return step.replace(
    PER_PERSON,
    (text: string, amount: string, unitText: string, of: string | undefined) => {
      const unit = findUnit(unitText);
      const one = readQuantity(amount)?.low;
      if (unit === null || one === undefined) return text;
      const total = product(one, rational(BigInt(portionQuarters), 4n));
      const labelOf = (amountOf: Rational) => {
        const { quantity, unit: shown } = measured(amountOf, unit);
        return amountLabel(quantity, shown);
      };
      const ofBatch =
        batches === 1 ? '' : ` (${labelOf(quotient(total, rational(BigInt(batches))))} a batch)`;
      return `${labelOf(total)}${of ?? ''}${ofBatch}`;
    },
  );
}

function measured(total: Rational, { dimension, factor, one }: Unit): QuantityText {
  const cups = quotient(product(total, factor), CUP);
  if (dimension !== 'usVolume' || compare(cups, ONE) < 0) return kitchenAmount(total, one);
  const isMuch = compare(cups, MOST_CUPS) > 0;
  const value = rounded(isMuch ? quotient(cups, CUPS_OF_QUART) : cups, QUARTERS);
  const name = isMuch ? 'quart' : 'cup';
  return { quantity: fractionText(value), unit: compare(value, ONE) > 0 ? `${name}s` : name };
}
