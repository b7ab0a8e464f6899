import { INGREDIENT } from '../../src/ctx/selections.ts';
import { UNKNOWN_ID, type Twin } from './twin.ts';

const ASSIGN = `mutation ($input: AssignIngredientsInput!) {
  assignIngredients(input: $input) { ingredients { ${INGREDIENT} } }
}`;

export const INGREDIENT_TWINS: readonly Twin[] = [
  { route: 'GET /api/meals/:id/ingredients', what: 'the ingredients of a meal' },
  {
    route: 'POST /api/meals/:id/ingredients',
    what: 'one more ingredient',
    body: () => ({ name: 'Salt', quantity: 'to taste', unit: '', notes: null, purchased: false }),
  },
  ...[
    { what: 'an item as typed', body: { line: '2 bags charcoal' } },
    { what: 'an item with its fields', body: { name: 'Ice', quantity: '10', unit: 'lb', notes: 'crushed' } },
    { what: 'an item without a name', body: { quantity: '10' } },
    { what: 'an item of which nothing is typed', body: { line: ' ' } },
  ].map(({ what, body }): Twin => ({
    route: 'POST /api/trips/:id/items',
    what,
    body: () => body,
    input: () => ({ items: [body] }),
  })),
  { route: 'PATCH /api/ingredients/:id', what: 'a purchased ingredient', body: () => ({ purchased: true }) },
  {
    route: 'PATCH /api/ingredients/:id',
    what: 'an ingredient with a buyer and another choice',
    body: ({ cookId }) => ({ assignedTo: cookId, selectedAlternative: 1 }),
    input: ({ cookId }) => ({ assignedToId: cookId }),
  },
  { route: 'DELETE /api/ingredients/:id', what: 'a deleted ingredient' },
  {
    route: 'PATCH /api/trips/:id/ingredients',
    what: 'purchased ingredients, one of them deleted',
    body: ({ ingredientId }) => ({ ids: [ingredientId, UNKNOWN_ID], purchased: true }),
  },
  {
    route: 'PATCH /api/trips/:id/ingredients',
    what: 'a tick taken back from another purchase',
    before: ({ client, ingredientId }) =>
      client.rest('PATCH', `/api/ingredients/${ingredientId}`, { purchased: true }),
    body: ({ ingredientId }) => ({
      ids: [ingredientId],
      purchased: false,
      seenPurchasedAt: '2026-01-01T12:00:00.000Z',
    }),
  },
  {
    route: 'PATCH /api/trips/:id/ingredients',
    what: 'a tick that waited offline, with the amount that was shown',
    body: ({ ingredientId }) => ({
      ids: [ingredientId],
      purchased: true,
      shown: [{ id: ingredientId, quantity: '1', unit: 'lb' }],
    }),
  },
  {
    route: 'PATCH /api/trips/:id/ingredients',
    what: 'ingredients with a buyer',
    body: ({ ingredientId, cookId }) => ({ ids: [ingredientId], assignedTo: cookId }),
    input: ({ cookId }) => ({ assignedToId: cookId }),
    operation: ASSIGN,
  },
  {
    route: 'PATCH /api/trips/:id/ingredients',
    what: 'ingredients without a change',
    body: ({ ingredientId }) => ({ ids: [ingredientId] }),
    operation: ASSIGN,
  },
  {
    route: 'POST /api/trips/:id/optimize-ingredients',
    what: 'a duplicate ingredient',
    before: ({ client, mealId }) =>
      client.rest('POST', `/api/meals/${mealId}/ingredients`, { name: 'Ground  Beef' }),
  },
  {
    route: 'POST /api/trips/:id/undo-optimize',
    what: 'a merged ingredient',
    before: async ({ client, mealId, tripId }) => {
      await client.rest('POST', `/api/meals/${mealId}/ingredients`, { name: 'Ground  Beef' });
      await client.rest('POST', `/api/trips/${tripId}/optimize-ingredients`);
    },
    body: ({ ingredientId, cookId }) => ({
      ingredients: [{ id: ingredientId, version: 1, assignedTo: cookId, mergedAs: null }],
    }),
    input: ({ ingredientId, cookId }) => ({
      ingredients: [{ id: ingredientId, version: 1, assignedToId: cookId, mergedAs: null }],
    }),
  },
];
