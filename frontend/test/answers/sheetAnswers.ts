import type { MockLink } from '@apollo/client/testing';
import { RecipeDocument } from '../../src/plan/recipe/Recipe.generated.ts';
import { MealIngredientsDocument } from '../../src/shopping/ingredient/MealIngredients.generated.ts';
import type { ingredientAnswer, mealAnswer } from './tripAnswers.ts';

interface Inside {
  readonly recipe?: string | null;
  readonly minutes?: number | null;
  readonly instructions?: string[];
  readonly ingredients?: readonly ReturnType<typeof ingredientAnswer>[];
}

/** What the sheet of a planned meal asks for, as often as it is opened. */
export function sheetAnswers(
  meal: ReturnType<typeof mealAnswer>,
  { recipe = null, minutes = null, instructions = [], ingredients = [] }: Inside = {},
): MockLink.MockedResponse[] {
  const variables = { mealId: meal.id };
  const maxUsageCount = Number.POSITIVE_INFINITY;
  return [
    {
      request: { query: MealIngredientsDocument, variables },
      result: { data: { meal: { ...meal, ingredients } } },
      maxUsageCount,
    },
    {
      request: { query: RecipeDocument, variables },
      result: { data: { meal: { ...meal, recipe, minutes, instructions, ingredients } } },
      maxUsageCount,
    },
  ];
}
