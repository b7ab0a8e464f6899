import { amountLabel } from '../../../domain/ingredient.ts';
import { readQuantity } from '../../../domain/quantity.ts';
import { compare, product, quotient, rational } from '../../../domain/rational.ts';
import { findUnit } from '../../../domain/units.ts';
import { kitchenAmount } from './quantityFor.ts';

/** "3/4 cup of water per person", "1 1/2 cups of hot water per person". */
const PER_PERSON =
  /(?<amount>\d[\d/]*(?: \d+\/\d+)?) (?<unit>\p{L}+)(?<of> of (?:[\p{L}-]+ )*?[\p{L}-]+)? per person/gu;
const CUP = rational(48n);
/** Cups above which water is measured in quarts. */
const MOST_CUPS = rational(8n);

/** A step for a group: "3/4 cup of water per person" is "9 cups of water" for twelve. */
export function waterForAll(step: string, people: number): string {
  return step.replace(
    PER_PERSON,
    (text: string, amount: string, unitText: string, of: string | undefined) => {
      const unit = findUnit(unitText);
      const one = readQuantity(amount)?.low;
      if (unit === null || one === undefined) return text;
      const total = product(one, rational(BigInt(people)));
      const isMuch =
        unit.dimension === 'usVolume' && compare(quotient(product(total, unit.factor), CUP), MOST_CUPS) > 0;
      const { quantity, unit: shown } = isMuch
        ? kitchenAmount(quotient(product(total, unit.factor), rational(192n)), 'quart')
        : kitchenAmount(total, unitText);
      return `${amountLabel(quantity, shown)}${of ?? ''}`;
    },
  );
}
