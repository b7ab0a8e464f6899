import type { Tool } from './tool.ts';

export const recipeTools: readonly Tool[] = [
  {
    name: 'find_recipe',
    title: 'Find a recipe',
    description:
      'Searches the recipes of the account, of its trips and of the cookbook by words of the name or an ingredient.',
    operation: `query ($search: String, $mealType: MealType, $maxMinutes: Int, $sources: [RecipeSource!]) {
      recipes(search: $search, mealType: $mealType, maxMinutes: $maxMinutes, sources: $sources, limit: 10) {
        recipes { id name source servings minutes diets mealTypes }
      }
    }`,
  },
  {
    name: 'show_recipe',
    title: 'A recipe',
    description: 'Shows a recipe with its ingredients and steps.',
    operation: `query ($recipeId: ID!) {
      recipe(id: $recipeId) {
        id name description servings minutes diets ingredients { line part } instructions sourceUrl
      }
    }`,
  },
  {
    name: 'plan_recipe',
    isAdding: true,
    title: 'Plan a recipe',
    description:
      'Copies a recipe into a slot that is empty, with its ingredients; with `beside` next to the dishes there.',
    operation: `mutation ($tripId: ID!, $date: Date!, $type: MealType!, $recipeId: ID!, $beside: Boolean) {
      fillMeal(input: {
        slot: { tripId: $tripId, date: $date, type: $type }, recipeId: $recipeId, beside: $beside
      }) { meal { id name date type portions ingredientCount } }
    }`,
  },
  {
    name: 'save_recipe',
    isAdding: true,
    title: 'Save a recipe',
    description: 'Saves a new recipe to the account.',
    operation: `mutation (
      $name: String!, $description: String, $servings: Float, $minutes: Int
      $ingredients: [RecipeIngredientInput!], $instructions: [String!], $sourceUrl: String
    ) {
      createRecipe(input: {
        name: $name, description: $description, servings: $servings, minutes: $minutes
        ingredients: $ingredients, instructions: $instructions, sourceUrl: $sourceUrl
      }) { recipe { id name servings } }
    }`,
  },
];
