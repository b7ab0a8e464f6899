import { INGREDIENT } from '../../src/ctx/selections.ts';
import { mutation, UNKNOWN_ID, type Twin } from './twin.ts';

export const SHOPPING_TWINS: readonly Twin[] = [
  {
    route: 'PATCH /api/trips/:id/ingredients',
    what: 'purchased ingredients, one of them deleted',
    rest: ({ tripId, ingredientId }) => ({
      method: 'PATCH',
      path: `/api/trips/${tripId}/ingredients`,
      body: { ids: [ingredientId, UNKNOWN_ID], purchased: true },
    }),
    graphql: ({ tripId, ingredientId }) =>
      mutation(
        'tickIngredients',
        `ingredients { ${INGREDIENT} }`,
        { tripId, ids: [ingredientId, UNKNOWN_ID], purchased: true },
        'ingredients',
      ),
  },
  {
    route: 'PATCH /api/trips/:id/ingredients',
    what: 'a tick taken back from another purchase',
    before: ({ client, ingredientId }) =>
      client.rest('PATCH', `/api/ingredients/${ingredientId}`, { purchased: true }),
    rest: ({ tripId, ingredientId }) => ({
      method: 'PATCH',
      path: `/api/trips/${tripId}/ingredients`,
      body: { ids: [ingredientId], purchased: false, seenPurchasedAt: '2026-01-01T12:00:00.000Z' },
    }),
    graphql: ({ tripId, ingredientId }) =>
      mutation(
        'tickIngredients',
        `ingredients { ${INGREDIENT} }`,
        { tripId, ids: [ingredientId], purchased: false, seenPurchasedAt: '2026-01-01T12:00:00.000Z' },
        'ingredients',
      ),
  },
  {
    route: 'PATCH /api/trips/:id/ingredients',
    what: 'a tick that waited offline, with the amount that was shown',
    rest: ({ tripId, ingredientId }) => ({
      method: 'PATCH',
      path: `/api/trips/${tripId}/ingredients`,
      body: {
        ids: [ingredientId],
        purchased: true,
        shown: [{ id: ingredientId, quantity: '1', unit: 'lb' }],
      },
    }),
    graphql: ({ tripId, ingredientId }) =>
      mutation(
        'tickIngredients',
        `ingredients { ${INGREDIENT} }`,
        {
          tripId,
          ids: [ingredientId],
          purchased: true,
          shown: [{ id: ingredientId, quantity: '1', unit: 'lb' }],
        },
        'ingredients',
      ),
  },
  {
    route: 'PATCH /api/trips/:id/ingredients',
    what: 'ingredients with a buyer',
    rest: ({ tripId, ingredientId, cookId }) => ({
      method: 'PATCH',
      path: `/api/trips/${tripId}/ingredients`,
      body: { ids: [ingredientId], assignedTo: cookId },
    }),
    graphql: ({ tripId, ingredientId, cookId }) =>
      mutation(
        'assignIngredients',
        `ingredients { ${INGREDIENT} }`,
        { tripId, ids: [ingredientId], assignedToId: cookId },
        'ingredients',
      ),
  },
  {
    route: 'PATCH /api/trips/:id/ingredients',
    what: 'ingredients without a change',
    rest: ({ tripId, ingredientId }) => ({
      method: 'PATCH',
      path: `/api/trips/${tripId}/ingredients`,
      body: { ids: [ingredientId] },
    }),
    graphql: ({ tripId, ingredientId }) =>
      mutation('assignIngredients', 'ingredients { id }', { tripId, ids: [ingredientId] }),
  },
  {
    route: 'POST /api/trips/:id/optimize-ingredients',
    what: 'a duplicate ingredient',
    before: ({ client, mealId }) =>
      client.rest('POST', `/api/meals/${mealId}/ingredients`, { name: 'Ground  Beef' }),
    rest: ({ tripId }) => ({ method: 'POST', path: `/api/trips/${tripId}/optimize-ingredients` }),
    graphql: ({ tripId }) =>
      mutation(
        'optimizeIngredients',
        'mergedGroups coveredRows before { id version assignedTo: assignedToId mergedAs }',
        { tripId },
      ),
  },
  {
    route: 'POST /api/trips/:id/undo-optimize',
    what: 'a merged ingredient',
    before: async ({ client, mealId, tripId }) => {
      await client.rest('POST', `/api/meals/${mealId}/ingredients`, { name: 'Ground  Beef' });
      await client.rest('POST', `/api/trips/${tripId}/optimize-ingredients`);
    },
    rest: ({ tripId, ingredientId, cookId }) => ({
      method: 'POST',
      path: `/api/trips/${tripId}/undo-optimize`,
      body: { ingredients: [{ id: ingredientId, version: 1, assignedTo: cookId, mergedAs: null }] },
    }),
    graphql: ({ tripId, ingredientId, cookId }) =>
      mutation(
        'undoOptimize',
        `ingredients { ${INGREDIENT} }`,
        { tripId, ingredients: [{ id: ingredientId, version: 1, assignedToId: cookId, mergedAs: null }] },
        'ingredients',
      ),
  },
];
