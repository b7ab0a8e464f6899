import { t } from '@lingui/core/macro';
import { capitalized } from '../../../domain/text/capitalized.ts';
import type { RecipeFitFragment } from './BookRecipe.generated.ts';

/** "Sunflower seeds for walnuts"; several joined. */
export function swapsText(swaps: RecipeFitFragment['swaps']): string {
  return capitalized(
    swaps.map(({ name, ingredient }) => t`${name} for ${ingredient.toLowerCase()}`).join(', '),
  );
}
