import { readRecipeAsJsonLd } from '../../recipes/recipe.rest.ts';
import type { Row } from './row.ts';
import { IMPORTED_RECIPE, MEAL, MEAL_ALONE, RECIPE_VERDICT } from '../../ctx/selections.ts';

const SUMMARY = `id source name description servings minutes difficulty mealTypes equipment sourceName
  ownerName viewerCanEdit`;

const RECIPE = `${SUMMARY} ingredients { name quantity unit notes alternatives part } instructions
  sourceUrl version diets sharedWith`;

export const recipeRows: readonly Row[] = [
  {
    method: 'GET',
    path: '/api/recipes',
    who: 'signed in',
    operation: `query (
      $search: String, $mealType: MealType, $maxMinutes: Int, $equipment: [CookingEquipment!], $mealId: ID,
      $slot: SlotInput, $everybody: Boolean, $sources: [RecipeSource!], $limit: Int
    ) {
      recipes(
        search: $search, mealType: $mealType, maxMinutes: $maxMinutes, equipment: $equipment, mealId: $mealId,
        slot: $slot, everybody: $everybody, sources: $sources, limit: $limit
      ) { recipes { ${SUMMARY} verdict { ${RECIPE_VERDICT} } } }
    }`,
  },
  {
    method: 'POST',
    path: '/api/recipes',
    who: 'signed in',
    status: 201,
    isVersioned: true,
    operation: `mutation ($input: CreateRecipeInput!) { createRecipe(input: $input) { recipe { ${RECIPE} } } }`,
  },
  {
    method: 'POST',
    path: '/api/recipes/batch',
    who: 'signed in',
    status: 201,
    operation: `mutation ($input: CreateRecipesInput!) {
      createRecipes(input: $input) { recipes { ${RECIPE} } }
    }`,
  },
  {
    method: 'GET',
    path: '/api/recipes/:id',
    who: 'signed in',
    isVersioned: true,
    operation: `query ($id: ID!, $mealId: ID, $slot: SlotInput) {
      recipe(id: $id) { ${RECIPE} verdict(mealId: $mealId, slot: $slot) { ${RECIPE_VERDICT} } }
    }`,
    jsonLd: readRecipeAsJsonLd,
  },
  {
    method: 'PUT',
    path: '/api/recipes/:id',
    who: 'signed in',
    isVersioned: true,
    operation: `mutation ($input: UpdateRecipeInput!) { updateRecipe(input: $input) { recipe { ${RECIPE} } } }`,
  },
  {
    method: 'DELETE',
    path: '/api/recipes/:id',
    who: 'signed in',
    status: 204,
    operation: 'mutation ($input: DeleteRecipeInput!) { deleteRecipe(input: $input) { id } }',
  },
  {
    method: 'PUT',
    path: '/api/trips/:tripId/recipes/:recipeId',
    who: 'member',
    operation: `mutation ($input: ShareRecipeInput!) { shareRecipe(input: $input) { recipe { ${RECIPE} } } }`,
  },
  {
    method: 'DELETE',
    path: '/api/trips/:tripId/recipes/:recipeId',
    who: 'member',
    operation: `mutation ($input: UnshareRecipeInput!) {
      unshareRecipe(input: $input) { recipe { ${RECIPE} } }
    }`,
  },
  {
    method: 'POST',
    path: '/api/meals/:mealId/recipe',
    who: 'member',
    isVersioned: true,
    operation: `mutation ($input: FillMealInput!) { fillMeal(input: $input) { meal { ${MEAL} } } }`,
  },
  {
    method: 'POST',
    path: '/api/trips/:tripId/slots/recipe',
    who: 'member',
    isVersioned: true,
    operation: `mutation (
      $slot: SlotInput!, $recipeId: ID!, $replace: Boolean, $withSwaps: Boolean, $keepPurchased: Boolean
      $beside: Boolean, $forWhom: DishPartInput, $isInstead: Boolean
    ) {
      fillMeal(input: {
        slot: $slot, recipeId: $recipeId, replace: $replace, withSwaps: $withSwaps, keepPurchased: $keepPurchased
        beside: $beside, forWhom: $forWhom, isInstead: $isInstead
      }) { meal { ${MEAL} } }
    }`,
  },
  {
    method: 'POST',
    path: '/api/meals/:mealId/save-recipe',
    who: 'member',
    status: 201,
    isVersioned: true,
    operation: `mutation ($input: SaveMealAsRecipeInput!) {
      saveMealAsRecipe(input: $input) { recipe { ${RECIPE} } }
    }`,
  },
  {
    method: 'POST',
    path: '/api/trips/:tripId/plan-again',
    who: 'member',
    operation: `mutation ($input: PlanAgainInput!) {
      planAgain(input: $input) {
        meals {
          fromMealId fromDate name date type outcome verdict { ${RECIPE_VERDICT} } meal { ${MEAL_ALONE} }
        }
        items
      }
    }`,
  },
  {
    method: 'POST',
    path: '/api/recipes/import',
    who: 'signed in',
    operation: `mutation ($input: ImportRecipeInput!) {
      importRecipe(input: $input) { recipe { ${IMPORTED_RECIPE} } others { ${IMPORTED_RECIPE} } existing }
    }`,
  },
];
