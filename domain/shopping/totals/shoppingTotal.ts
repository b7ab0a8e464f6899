import { amountLabel } from '../ingredient.ts';
import { shownPart, sumOf, type Part, type QuantityText } from '../quantitySum.ts';
import { toBuy, withPinchesMeasured } from '../shoppingSum.ts';
import { convertedParts, type Conversion } from './conversion.ts';

/** The sum of rows of one food. */
export interface ShoppingTotal {
  /** Before conversions; exact. */
  readonly summed: readonly Part[];
  /** In as few units as the food's weights allow; exact. */
  readonly exact: readonly Part[];
  /** The same as a shop sells it: never less, at most one step more. */
  readonly toBuy: readonly Part[];
  readonly conversions: readonly Conversion[];
  /** "a few" */
  readonly unread: readonly QuantityText[];
}

/**
 * Independent of the order of the rows; nothing lost: what cannot be added stands side by side.
 * @param key of `foodKey`
 */
export function shoppingTotal(key: string, rows: readonly QuantityText[]): ShoppingTotal {
  const { parts, unread } = sumOf(rows);
  const { parts: exact, conversions } = convertedParts(withPinchesMeasured(parts), key);
  return { summed: parts, exact, toBuy: exact.map(toBuy), conversions, unread };
}

/** To buy: "3 cans", "≈ 740" g; single rows as typed. */
export function totalQuantities({ toBuy: parts, unread }: ShoppingTotal): QuantityText[] {
  return [...parts.flatMap(shownToBuy), ...unread];
}

/** '2 cans + 400 g', '≈ 740 g', or '' */
export function totalText(total: ShoppingTotal): string {
  return labelOf(totalQuantities(total), ' + ');
}

export function labelOf(quantities: readonly QuantityText[], between: string): string {
  return quantities.map(({ quantity, unit }) => amountLabel(quantity, unit)).join(between);
}

/** Converted and rounded sums once with "≈": "≈ 1 gallon + 1/4 cup". */
function shownToBuy(part: Part): QuantityText[] {
  const { amount, asWritten } = part;
  if (asWritten !== null || !amount.isAbout) return shownPart(part);
  const [first, ...rest] = shownPart({ ...part, amount: { ...amount, isAbout: false } });
  return first === undefined ? [] : [{ ...first, quantity: `≈ ${first.quantity ?? ''}` }, ...rest];
}
