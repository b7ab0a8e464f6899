import { judgeDish } from '../food/dish.ts';
import { foodLine } from '../food/foodLine.ts';
import { DIETS, type Diet } from '../food/diets.ts';
import type { RecipeContent } from './recipe.ts';

/**
 * The known diets that all ingredients fit, by their names and notes, and that no step breaks; none without ingredients.
 * Unknown does not fit.
 */
export function recipeDiets({
  name,
  ingredients,
  instructions,
}: Pick<RecipeContent, 'name' | 'ingredients' | 'instructions'>): Diet[] {
  if (ingredients.length === 0) return [];
  const lines = ingredients.map((one) => foodLine(one.name, one.notes));
  const named = [...lines, ...ingredients.flatMap(({ alternatives }) => alternatives)];
  const dish = { name, lines, steps: instructions, named };
  return DIETS.filter((diet) => judgeDish(dish, [{ kind: 'diet', value: diet }]).verdict === 'fits');
}
