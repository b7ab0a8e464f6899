import { t } from '@lingui/core/macro';
import { capitalized } from '../../../domain/text/capitalized.ts';
import type { RecipeFitFragment } from './BookRecipe.generated.ts';
import { withinSentence } from '../../../domain/text/withinSentence.ts';

/** "Sunflower seeds for walnuts"; several joined. */
export function swapsText(swaps: RecipeFitFragment['swaps']): string {
  return capitalized(swaps.map(swapText).join(', '));
}

function swapText(swap: RecipeFitFragment['swaps'][number]): string {
  const { name } = swap;
  const ingredient = withinSentence(swap.ingredient);
  return t`${name} for ${ingredient}`;
}
