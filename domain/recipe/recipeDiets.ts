import { DIETS, judgeMeal, type Diet } from '../food/diet.ts';
import type { RecipeIngredient } from './recipe.ts';

/** The known diets that all ingredients fit, by their names; none without ingredients. Unknown does not fit. */
export function recipeDiets(ingredients: readonly Pick<RecipeIngredient, 'name'>[]): Diet[] {
  if (ingredients.length === 0) return [];
  const names = ingredients.map(({ name }) => name);
  return DIETS.filter(
    (diet) => judgeMeal(names, { diets: [diet], avoidedContents: [], avoidedWords: [] }).verdict === 'fits',
  );
}
