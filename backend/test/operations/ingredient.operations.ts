import { always, input, members, signedIn, whileOpen, type Operations } from './operation.ts';

export const INGREDIENT_OPERATIONS: Operations = {
  'Query.purchases': {
    document: `query ($tripId: ID!, $ids: [ID!]!) {
      purchases(tripId: $tripId, ids: $ids) { ingredients { id purchased } meals { id purchasedIngredientCount } } }`,
    variables: ({ tripId, ingredientId }) => ({ tripId, ids: [ingredientId] }),
    outcomes: always(members),
  },
  'Mutation.addIngredient': {
    document: input('addIngredient', 'ingredient { id }'),
    variables: ({ mealId }) => ({ input: { mealId, name: 'Salt' } }),
    outcomes: whileOpen,
  },
  'Mutation.addIngredients': {
    document: input('addIngredients', 'ingredients { id } meal { id }'),
    variables: ({ mealId }) => ({ input: { mealId, ingredients: [{ name: 'Salt' }, { name: 'Pepper' }] } }),
    outcomes: whileOpen,
  },
  'Mutation.addTripItems': {
    document: input('addTripItems', 'items { id } trip { id revision }'),
    variables: ({ tripId }) => ({
      input: { tripId, items: [{ line: '2 bags charcoal' }, { name: 'Paper towels' }] },
    }),
    outcomes: whileOpen,
  },
  'Mutation.updateIngredient': {
    document: input('updateIngredient', 'ingredient { id }'),
    variables: ({ ingredientId }) => ({ input: { id: ingredientId, purchased: true } }),
    outcomes: whileOpen,
  },
  'Mutation.updateIngredient, its buyer': {
    document: input('updateIngredient', 'ingredient { id }'),
    variables: ({ ingredientId }) => ({ input: { id: ingredientId, assignedToId: null } }),
    outcomes: whileOpen,
  },
  'Mutation.updateIngredient, its name': {
    document: input('updateIngredient', 'ingredient { id }'),
    variables: ({ ingredientId }) => ({ input: { id: ingredientId, name: 'Turkey', purchased: true } }),
    outcomes: whileOpen,
  },
  'Mutation.updateIngredient, by its version': {
    document: input('updateIngredient', 'ingredient { id }'),
    variables: ({ ingredientId }) => ({ input: { id: ingredientId, notes: 'Lean', version: 1 } }),
    outcomes: whileOpen,
  },
  'Mutation.tickIngredients': {
    document: input('tickIngredients', 'ingredients { id }'),
    variables: ({ tripId, ingredientId }) => ({ input: { tripId, ids: [ingredientId], purchased: true } }),
    outcomes: whileOpen,
  },
  'Mutation.tickIngredients, taken back': {
    document: input('tickIngredients', 'ingredients { id }'),
    variables: ({ tripId, ingredientId }) => ({
      input: { tripId, ids: [ingredientId], purchased: false, seenPurchasedAt: null },
    }),
    outcomes: whileOpen,
  },
  'Mutation.assignIngredients': {
    document: input('assignIngredients', 'ingredients { id }'),
    variables: ({ tripId, ingredientId, otherId }) => ({
      input: { tripId, ids: [ingredientId], assignedToId: otherId },
    }),
    outcomes: whileOpen,
  },
  'Mutation.assignShopping': {
    document: input('assignShopping', 'ingredients { id }'),
    variables: ({ tripId }) => ({ input: { tripId, mode: 'BY_STORE' } }),
    outcomes: whileOpen,
  },
  'Mutation.optimizeIngredients': {
    document: input('optimizeIngredients', 'mergedGroups'),
    variables: ({ tripId }) => ({ input: { tripId } }),
    outcomes: whileOpen,
  },
  'Query.previewShopping': {
    document:
      'query ($tripId: ID!) { previewShopping(tripId: $tripId, mode: WALKING_ORDER) { participantId lineCount } }',
    variables: ({ tripId }) => ({ tripId }),
    outcomes: whileOpen,
  },
  'Query.previewOptimize': {
    document: 'query ($tripId: ID!) { previewOptimize(tripId: $tripId) { name total ingredientIds } }',
    variables: ({ tripId }) => ({ tripId }),
    outcomes: whileOpen,
  },
  'Mutation.undoOptimize': {
    document: input('undoOptimize', 'ingredients { id }'),
    variables: ({ tripId, ingredientId }) => ({
      input: { tripId, ingredients: [{ id: ingredientId, version: 1, mergedAs: null, assignedToId: null }] },
    }),
    outcomes: whileOpen,
  },
  'Mutation.markUnavailable': {
    document: input('markUnavailable', 'ingredients { unavailable { kind } }'),
    variables: ({ tripId, ingredientId }) => ({
      input: { tripId, ids: [ingredientId], kind: 'NOT_HERE', shop: 'Safeway' },
    }),
    outcomes: whileOpen,
  },
  'Mutation.clearUnavailable': {
    document: input('clearUnavailable', 'ingredients { unavailable { kind } }'),
    variables: ({ tripId, ingredientId }) => ({ input: { tripId, ids: [ingredientId] } }),
    outcomes: whileOpen,
  },
  'Mutation.takeInstead': {
    document: input('takeInstead', 'ingredients { selectedAlternative }'),
    variables: ({ tripId, ingredientId }) => ({ input: { tripId, ids: [ingredientId], name: 'Lentils' } }),
    outcomes: whileOpen,
  },
  'Mutation.answerStaple': {
    document: input('answerStaple', 'ingredients { staple { answer } }'),
    variables: ({ tripId, ingredientId }) => ({ input: { tripId, ids: [ingredientId], answer: 'HAVE' } }),
    outcomes: whileOpen,
  },
  'Mutation.planShopping': {
    document: input('planShopping', 'trip { shoppingPlan { equipment days } }'),
    variables: ({ tripId, freeDate }) => ({ input: { tripId, equipment: 'COOLER', days: [freeDate] } }),
    outcomes: whileOpen,
  },
  'Query.stapleAnswers': { document: '{ stapleAnswers { food answer at } }', outcomes: always(signedIn) },
  'Mutation.deleteIngredient': {
    document: input('deleteIngredient', 'id'),
    variables: ({ ingredientId }) => ({ input: { id: ingredientId } }),
    outcomes: whileOpen,
  },
};
