import type { Ctx } from '../ctx/ctx.ts';
import type { RestCall } from '../ctx/route.ts';
import { servingsOf } from '../plan/meal/meal.service.ts';
import { recipeJsonLd } from './import/files/recipeJsonLd.ts';
import { readRecipe } from './recipe/recipe.service.ts';

/** A recipe as schema.org has it. */
export async function readRecipeAsJsonLd(ctx: Ctx, { params }: RestCall): Promise<object> {
  const recipe = await readRecipe(ctx, params['id']);
  return recipeJsonLd({ ...recipe, servings: servingsOf(recipe) });
}
