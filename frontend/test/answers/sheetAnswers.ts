import type { MockLink } from '@apollo/client/testing';
import { mealNumbersOf } from '../../../domain/plan/mealFields.ts';
import { RecipeDocument } from '../../src/plan/recipe/Recipe.generated.ts';
import { MealIngredientsDocument } from '../../src/shopping/ingredient/MealIngredients.generated.ts';
import { sheetServer, type Inside } from './sheetServer.ts';
import { answerTo } from './answerTo.ts';
import type { mealAnswer } from './tripAnswers.ts';

/** What the sheet of a planned meal asks for, as often as it is opened; the server saves what is edited. */
export function sheetAnswers(
  meal: ReturnType<typeof mealAnswer>,
  { recipe = null, instructions = [], ingredients = [], ...numbers }: Inside = {},
  server = sheetServer(meal, { recipe, instructions, ingredients, ...numbers }),
): MockLink.MockedResponse[] {
  const variables = { tripId: meal.tripId, mealId: meal.id };
  const maxUsageCount = Number.POSITIVE_INFINITY;
  return [
    ...server.answers,
    answerTo(MealIngredientsDocument, variables, { meal: { ...meal, ingredients } }, { maxUsageCount }),
    answerTo(
      RecipeDocument,
      variables,
      { meal: { ...meal, recipe, instructions, ingredients, ...mealNumbersOf(numbers) } },
      { maxUsageCount },
    ),
  ];
}
