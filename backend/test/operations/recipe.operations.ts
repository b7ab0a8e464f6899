import { allRoles, always, input, members, signedIn, whileOpen, type Operations } from './operation.ts';

/** The creator's, who shares it: for members to see and use. */
const OWNER = { ...members, member: 'NOT_FOUND', organizer: 'NOT_FOUND' } as const;

const SOUP = `Leek soup

Ingredients
2 leeks
1 potato

Method
Boil everything.`;
const SOUP_FILE = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Leek soup',
  recipeIngredient: ['2 leeks'],
  recipeInstructions: ['Boil them.'],
};

export const RECIPE_OPERATIONS: Operations = {
  'Query.recipes': {
    document: 'query { recipes(search: "stew") { recipes { id } } }',
    outcomes: always(signedIn),
  },
  'Query.recipes, for a meal': {
    document: 'query ($id: ID!) { recipes(mealId: $id) { recipes { verdict { verdict } } } }',
    variables: ({ mealId }) => ({ id: mealId }),
    outcomes: always(members),
  },
  'Query.recipe': {
    document: 'query ($id: ID!) { recipe(id: $id) { name } }',
    variables: ({ ownRecipeId }) => ({ id: ownRecipeId }),
    outcomes: always(signedIn),
  },
  'Query.recipe, a shared one': {
    document: 'query ($id: ID!) { recipe(id: $id) { name } }',
    variables: ({ sharedRecipeId }) => ({ id: sharedRecipeId }),
    outcomes: always(members),
  },
  'Query.recipe, a meal': {
    document: 'query ($id: ID!) { recipe(id: $id) { name } }',
    variables: ({ mealId }) => ({ id: mealId }),
    outcomes: always(members),
  },
  'Mutation.importRecipe': {
    document: input('importRecipe', 'recipe { name }'),
    variables: () => ({ input: { text: SOUP } }),
    outcomes: always(signedIn),
  },
  'Mutation.importRecipeFile': {
    document: input('importRecipeFile', 'recipes { name }'),
    variables: () => ({ input: { base64: btoa(JSON.stringify(SOUP_FILE)) } }),
    outcomes: always(signedIn),
  },
  'Mutation.createRecipe': {
    document: input('createRecipe', 'recipe { id }'),
    variables: () => ({ input: { name: 'Pancakes' } }),
    outcomes: always(signedIn),
  },
  'Mutation.createRecipes': {
    document: input('createRecipes', 'recipes { id }'),
    variables: () => ({ input: { recipes: [{ name: 'Pancakes' }] } }),
    outcomes: always(signedIn),
  },
  'Mutation.updateRecipe': {
    document: input('updateRecipe', 'recipe { id }'),
    variables: ({ ownRecipeId }) => ({ input: { id: ownRecipeId, name: 'Pancakes' } }),
    outcomes: always(signedIn),
  },
  'Mutation.updateRecipe, a shared one': {
    document: input('updateRecipe', 'recipe { id }'),
    variables: ({ sharedRecipeId }) => ({ input: { id: sharedRecipeId, minutes: 20 } }),
    outcomes: always({ ...allRoles('NOT_FOUND'), visitor: 'UNAUTHENTICATED', creator: 'OK' }),
  },
  'Mutation.deleteRecipe': {
    document: input('deleteRecipe', 'id'),
    variables: ({ ownRecipeId }) => ({ input: { id: ownRecipeId } }),
    outcomes: always(signedIn),
  },
  'Mutation.deleteRecipe, a shared one': {
    document: input('deleteRecipe', 'id'),
    variables: ({ sharedRecipeId }) => ({ input: { id: sharedRecipeId } }),
    outcomes: always(OWNER),
  },
  'Mutation.shareRecipe': {
    document: input('shareRecipe', 'recipe { sharedWith }'),
    variables: ({ tripId, ownRecipeId }) => ({ input: { tripId, recipeId: ownRecipeId } }),
    outcomes: whileOpen,
  },
  'Mutation.unshareRecipe': {
    document: input('unshareRecipe', 'recipe { sharedWith }'),
    variables: ({ tripId, ownRecipeId }) => ({ input: { tripId, recipeId: ownRecipeId } }),
    outcomes: always(members),
  },
  'Mutation.unshareRecipe, a shared one': {
    document: input('unshareRecipe', 'recipe { sharedWith }'),
    variables: ({ tripId, sharedRecipeId }) => ({ input: { tripId, recipeId: sharedRecipeId } }),
    outcomes: always(OWNER),
  },
  'Mutation.fillMeal': {
    document: input('fillMeal', 'meal { name }'),
    variables: ({ mealId, sharedRecipeId }) => ({
      input: { mealId, recipeId: sharedRecipeId, replace: true },
    }),
    outcomes: whileOpen,
  },
  'Mutation.fillMeal, an empty slot': {
    document: input('fillMeal', 'meal { name }'),
    variables: ({ tripId, freeDate }) => ({
      input: { slot: { tripId, date: freeDate, type: 'LUNCH' }, recipeId: 'smoky-three-bean-chili' },
    }),
    outcomes: whileOpen,
  },
  'Mutation.planAgain': {
    document: input('planAgain', 'meals { outcome }'),
    variables: ({ tripId, earlierTripId }) => ({ input: { tripId, fromTripId: earlierTripId } }),
    outcomes: whileOpen,
  },
  'Mutation.saveMealAsRecipe': {
    document: input('saveMealAsRecipe', 'recipe { name }'),
    variables: ({ mealId }) => ({ input: { mealId } }),
    outcomes: always(members),
  },
};
