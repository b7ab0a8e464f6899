import type { RecipeFitFragment } from './BookRecipe.generated.ts';

/** "Sunflower seeds for walnuts"; several joined. */
export function swapsText(swaps: RecipeFitFragment['swaps']): string {
  return swaps.map(({ name, ingredient }) => `${name} for ${ingredient.toLowerCase()}`).join(', ');
}
