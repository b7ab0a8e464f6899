import { INGREDIENT } from '../../src/ctx/selections.ts';
import { at, mutation, type Twin } from './twin.ts';

export const INGREDIENT_TWINS: readonly Twin[] = [
  {
    route: 'GET /api/meals/:id/ingredients',
    what: 'the ingredients of a meal',
    rest: ({ mealId }) => ({ method: 'GET', path: `/api/meals/${mealId}/ingredients` }),
    graphql: ({ mealId }) => ({
      query: `query ($id: ID!) { meal(id: $id) { ingredients { ${INGREDIENT} } } }`,
      variables: { id: mealId },
      pick: at('meal', 'ingredients'),
    }),
  },
  {
    route: 'POST /api/meals/:id/ingredients',
    what: 'one more ingredient',
    rest: ({ mealId }) => ({
      method: 'POST',
      path: `/api/meals/${mealId}/ingredients`,
      body: { name: 'Salt', quantity: 'to taste', unit: '', notes: null, purchased: false },
    }),
    graphql: ({ mealId }) =>
      mutation(
        'addIngredient',
        `ingredient { ${INGREDIENT} }`,
        { mealId, name: 'Salt', quantity: 'to taste', unit: '', notes: null, purchased: false },
        'ingredient',
      ),
  },
  ...[
    { what: 'an item as typed', body: { line: '2 bags charcoal' } },
    { what: 'an item with its fields', body: { name: 'Ice', quantity: '10', unit: 'lb', notes: 'crushed' } },
    { what: 'an item without a name', body: { quantity: '10' } },
    { what: 'an item of which nothing is typed', body: { line: ' ' } },
  ].map(({ what, body }): Twin => ({
    route: 'POST /api/trips/:id/items',
    what,
    rest: ({ tripId }) => ({ method: 'POST', path: `/api/trips/${tripId}/items`, body }),
    graphql: ({ tripId }) =>
      mutation('addTripItems', `items { ${INGREDIENT} }`, { tripId, items: [body] }, 'items', '0'),
  })),
  {
    route: 'PATCH /api/ingredients/:id',
    what: 'a purchased ingredient',
    rest: ({ ingredientId }) => ({
      method: 'PATCH',
      path: `/api/ingredients/${ingredientId}`,
      body: { purchased: true },
    }),
    graphql: ({ ingredientId }) =>
      mutation(
        'updateIngredient',
        `ingredient { ${INGREDIENT} }`,
        { id: ingredientId, purchased: true },
        'ingredient',
      ),
  },
  {
    route: 'PATCH /api/ingredients/:id',
    what: 'an ingredient with a buyer and another choice',
    rest: ({ ingredientId, cookId }) => ({
      method: 'PATCH',
      path: `/api/ingredients/${ingredientId}`,
      body: { assignedTo: cookId, selectedAlternative: 1 },
    }),
    graphql: ({ ingredientId, cookId }) =>
      mutation(
        'updateIngredient',
        `ingredient { ${INGREDIENT} }`,
        { id: ingredientId, assignedToId: cookId, selectedAlternative: 1 },
        'ingredient',
      ),
  },
  {
    route: 'DELETE /api/ingredients/:id',
    what: 'a deleted ingredient',
    rest: ({ ingredientId }) => ({ method: 'DELETE', path: `/api/ingredients/${ingredientId}` }),
    graphql: ({ ingredientId }) => ({
      ...mutation('deleteIngredient', 'id', { id: ingredientId }),
      pick: () => null,
    }),
  },
];
