import { msg } from '../../../../domain/text/message.ts';
import { saveMealFields, type SaveMealFields } from '../../../../domain/recipes/recipeFields.ts';
import type { RecipeContent } from '../../../../domain/recipes/recipe.ts';
import { amountForServings } from '../../../../domain/shopping/amount/neededAmount.ts';
import { requireMeal, requireViewer } from '../../access/require.ts';
import { badInput } from '../../base/errors.ts';
import { readInput } from '../../base/input.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import {
  contentOf,
  ingredientsAsWritten,
  ofMeal,
  type AnyRecipe,
  type MealIngredient,
} from '../recipe/anyRecipe.ts';
import { addToBook } from '../recipe/recipe.service.ts';

/**
 * Keeps a meal as a recipe of the viewer's book, also one of a completed trip.
 * @throws as `requireTrip`, BAD_USER_INPUT for a meal without a name, and as `createRecipe`
 */
export async function saveMealAsRecipe(ctx: Ctx, rawMealId: unknown, rawInput: unknown): Promise<AnyRecipe> {
  const viewer = requireViewer(ctx);
  const fields = readInput(saveMealFields, rawInput ?? {});
  const { meal, trip } = await requireMeal(ctx, rawMealId, 'view');
  const request = { mealId: meal.id, ...fields };
  return addToBook(ctx, viewer, { operation: 'save_meal_as_recipe', request }, async (tx) => {
    const rows = await tx.loaders.ingredientsOfMeal.get(meal);
    const content = asAsked(contentOf(ofMeal(meal, rows, trip.name)), rows, fields);
    if (content.name === '')
      throw badInput('name', msg('recipe.nameMissing', 'Please give the recipe a name.'));
    const { servings } = fields;
    return servings === undefined || servings === null ? content : forServings(content, servings);
  });
}

function asAsked(
  content: RecipeContent,
  rows: readonly MealIngredient[],
  { name, minutes, withIngredients, withSteps, withSwaps }: SaveMealFields,
): RecipeContent {
  return {
    ...content,
    name: name ?? content.name,
    ...(minutes !== undefined && { minutes }),
    ...(withSwaps === false && { ingredients: ingredientsAsWritten(rows, content) }),
    ...(withIngredients === false && { ingredients: [] }),
    ...(withSteps === false && { description: null, instructions: [] }),
  };
}

/** Fixed amounts are said to be for these servings; others are recalculated. */
function forServings(content: RecipeContent, to: number): RecipeContent {
  const { servingsQuarters: from } = content;
  const ingredients =
    from === null
      ? content.ingredients
      : content.ingredients.map((one) => ({ ...one, ...amountForServings(one, from, to) }));
  return { ...content, servingsQuarters: to, ingredients };
}
