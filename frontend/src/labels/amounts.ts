import type { SummedText } from '../../../domain/shopping/amount/quantitySum.ts';
import { withUnitNames } from '../../../domain/shopping/amount/unitNames.ts';
import { shownAmount, shownText } from '../../../domain/shopping/totals/shownAmount.ts';
import { withGlyphs } from './fractionGlyphs.ts';

/** An amount of a food as the reader sees it: "1½ cups", "240 g", "2 cups (240 g)" of who typed the cups, or ''. */
export function amountOf(amount: SummedText, name: string, isTyped = false): string {
  return withGlyphs(withUnitNames(shownText(shownAmount(amount, name, isTyped))));
}

/** Of an amount as text: "1 1/2 cups". */
export function amountTextOf({ text }: { readonly text: string }, name: string): string {
  return amountOf({ quantity: text, unit: null }, name);
}
