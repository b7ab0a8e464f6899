import { at, mutation, INGREDIENT, type Twin } from './twin.ts';

const TWO_INGREDIENTS = [
  { name: 'Rice', quantity: '2', unit: 'cups', notes: 'long grain', alternatives: ['Quinoa'] },
  { name: 'Salt', part: 'For the sauce', purchased: true },
];

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
  {
    route: 'POST /api/meals/:id/ingredients/batch',
    what: 'two more ingredients',
    rest: ({ mealId }) => ({
      method: 'POST',
      path: `/api/meals/${mealId}/ingredients/batch`,
      body: { ingredients: TWO_INGREDIENTS },
    }),
    graphql: ({ mealId }) =>
      mutation(
        'addIngredients',
        `ingredients { ${INGREDIENT} }`,
        { mealId, ingredients: TWO_INGREDIENTS },
        'ingredients',
      ),
  },
  {
    route: 'POST /api/meals/:id/ingredients/batch',
    what: 'two ingredients, one without a name',
    rest: ({ mealId }) => ({
      method: 'POST',
      path: `/api/meals/${mealId}/ingredients/batch`,
      body: { ingredients: [{ name: 'Salt' }, { name: ' ' }] },
    }),
    graphql: ({ mealId }) =>
      mutation('addIngredients', `ingredients { ${INGREDIENT} }`, {
        mealId,
        ingredients: [{ name: 'Salt' }, { name: ' ' }],
      }),
  },
  {
    route: 'GET /api/trips/:id/items',
    what: 'what no meal needs',
    before: ({ client, tripId }) =>
      client.rest('POST', `/api/trips/${tripId}/items`, { line: '2 bags charcoal' }),
    rest: ({ tripId }) => ({ method: 'GET', path: `/api/trips/${tripId}/items` }),
    graphql: ({ tripId }) => ({
      query: `query ($id: ID!) { trip(id: $id) { items { ${INGREDIENT} } } }`,
      variables: { id: tripId },
      pick: at('trip', 'items'),
    }),
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
