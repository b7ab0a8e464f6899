import { reader } from '../../text/reader.ts';
import { remembered } from '../../text/remembered.ts';
import type { Units } from '../../number/units.ts';
import { inKitchenSteps } from '../amount/kitchenRounding.ts';
import { textOf } from '../amount/neededAmount.ts';
import { joinedParts, sumOf, type Part, type QuantityText, type SummedText } from '../amount/quantitySum.ts';
import { foodKey } from '../food/foodKey.ts';
import { amountLabel } from '../ingredient/ingredient.ts';
import { partInUnits } from './inUnits.ts';

type Amount = Pick<QuantityText, 'quantity' | 'unit'>;

/** An amount as its reader sees it. */
export interface ShownAmount extends Amount {
  /** '650 g', or '' */
  readonly text: string;
  /** Of an amount that a person typed in other units: '240 g' beside "2 cups"; else null. */
  readonly beside: string | null;
}

/**
 * A stored amount for a reader, by the densities that are known, as a kitchen measures it. What a person typed stays.
 * @param name of the food
 */
export function shownAmount(
  amount: SummedText,
  name: string,
  isTyped = false,
  units = reader().units,
): ShownAmount {
  const { quantity, unit } = amount;
  const text = amountLabel(quantity, unit);
  const other = units === null ? null : amountInUnits(amount, name, units);
  if (other === null) return { quantity, unit, text, beside: null };
  const otherText = amountLabel(other.quantity, other.unit);
  return isTyped ? { quantity, unit, text, beside: otherText } : { ...other, text: otherText, beside: null };
}

/** Null if it is in these units, or a text like "a few". */
function amountInUnits(
  { quantity, unit, plus, exact }: SummedText,
  name: string,
  units: Units,
): Amount | null {
  return convertedByKey(JSON.stringify([{ quantity, unit, plus, exact }, name, units]));
}

/** Of counted units not known without the food. */
function isIn({ dimension, one }: Part, units: Units): boolean {
  if (dimension === 'count') return units === 'US' ? !/\d/.test(one) : one === '';
  return dimension.startsWith('us') === (units === 'US');
}

const convertedByKey = remembered((key) => {
  // As `amountInUnits` wrote it.
  const [amount, name, units] = JSON.parse(key) as [SummedText, string, Units];
  const { parts, unread } = sumOf([amount]);
  // The key of a food takes most of the time.
  if (unread.length > 0 || parts.every((part) => isIn(part, units))) return null;
  const food = foodKey(name);
  const other = parts.map((part) => partInUnits(part, food, units));
  if (other.every((part, index) => part === parts[index])) return null;
  return textOf(joinedParts(other).map((part) => (part.asWritten === null ? inKitchenSteps(part) : part)));
}, 5000);

/** '650 g', '2 cups (240 g)', or '' */
export function shownText({ text, beside }: ShownAmount): string {
  return beside === null ? text : `${text} (${beside})`;
}
