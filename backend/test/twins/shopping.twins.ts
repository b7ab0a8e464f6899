import { at, mutation, INGREDIENT, UNKNOWN_ID, type Twin } from './twin.ts';

const purchases = (variables: Record<string, unknown>) => ({
  query: `query ($tripId: ID!, $ids: [ID!]!) { purchases(tripId: $tripId, ids: $ids) { ingredients { ${INGREDIENT} } } }`,
  variables,
  pick: at('purchases', 'ingredients'),
});

export const SHOPPING_TWINS: readonly Twin[] = [
  {
    route: 'GET /api/trips/:id/purchases',
    what: 'a purchased ingredient and a deleted one',
    before: ({ client, ingredientId }) =>
      client.rest('PATCH', `/api/ingredients/${ingredientId}`, { purchased: true }),
    rest: ({ tripId, ingredientId }) => ({
      method: 'GET',
      path: `/api/trips/${tripId}/purchases?ids=${ingredientId},${UNKNOWN_ID}`,
    }),
    graphql: ({ tripId, ingredientId }) => purchases({ tripId, ids: [ingredientId, UNKNOWN_ID] }),
  },
  {
    route: 'GET /api/trips/:id/purchases',
    what: 'more ingredients than are read at once',
    rest: ({ tripId }) => ({
      method: 'GET',
      path: `/api/trips/${tripId}/purchases?ids=${Array(101).fill(UNKNOWN_ID).join(',')}`,
    }),
    graphql: ({ tripId }) => purchases({ tripId, ids: Array(101).fill(UNKNOWN_ID) }),
  },
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
          ...{ tripId, ids: [ingredientId], purchased: true },
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
    route: 'POST /api/trips/:id/assign-shopping',
    what: 'split shopping',
    rest: ({ tripId }) => ({
      method: 'POST',
      path: `/api/trips/${tripId}/assign-shopping`,
      body: { mode: 'by-store' },
    }),
    graphql: ({ tripId }) =>
      mutation(
        'assignShopping',
        `ingredients { ${INGREDIENT} }`,
        { tripId, mode: 'BY_STORE' },
        'ingredients',
      ),
  },
  {
    route: 'GET /api/trips/:id/assign-shopping',
    what: 'a split in walking order',
    before: ({ client, mealId }) => client.rest('POST', `/api/meals/${mealId}/ingredients`, { name: 'Rice' }),
    rest: ({ tripId }) => ({
      method: 'GET',
      path: `/api/trips/${tripId}/assign-shopping?mode=walking-order`,
    }),
    graphql: ({ tripId }) => ({
      query: `query ($tripId: ID!) {
        previewShopping(tripId: $tripId, mode: WALKING_ORDER) { participantId lineCount ingredientIds } }`,
      variables: { tripId },
      pick: (data) => ({ shares: at('previewShopping')(data) }),
    }),
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
    route: 'GET /api/trips/:id/optimize-ingredients',
    what: 'a duplicate ingredient',
    before: ({ client, mealId }) =>
      client.rest('POST', `/api/meals/${mealId}/ingredients`, {
        name: 'Ground  Beef',
        quantity: '1',
        unit: 'lb',
      }),
    rest: ({ tripId }) => ({ method: 'GET', path: `/api/trips/${tripId}/optimize-ingredients` }),
    graphql: ({ tripId }) => ({
      query: `query ($tripId: ID!) {
        previewOptimize(tripId: $tripId) { key isNear name total assignedTo: assignedToId ingredientIds } }`,
      variables: { tripId },
      pick: (data) => ({ merges: at('previewOptimize')(data) }),
    }),
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
  {
    route: 'POST /api/trips/:id/unavailable',
    what: 'an ingredient about which the cook is asked',
    before: ({ client, mealId, cookId }) =>
      client.rest('PATCH', `/api/meals/${mealId}`, { assignedToId: cookId }),
    rest: ({ tripId, ingredientId }) => ({
      method: 'POST',
      path: `/api/trips/${tripId}/unavailable`,
      body: { ids: [ingredientId, UNKNOWN_ID], kind: 'asked', message: ' Only 500 g left ', shop: 'Safeway' },
    }),
    graphql: ({ tripId, ingredientId }) =>
      mutation(
        'markUnavailable',
        `ingredients { ${INGREDIENT} }`,
        {
          ...{ tripId, ids: [ingredientId, UNKNOWN_ID], kind: 'ASKED' },
          ...{ message: ' Only 500 g left ', shop: 'Safeway' },
        },
        'ingredients',
      ),
  },
  {
    route: 'POST /api/trips/:id/unavailable',
    what: 'a cook to ask where nobody cooks',
    before: ({ client, mealId }) => client.rest('PATCH', `/api/meals/${mealId}`, { assignedToId: null }),
    rest: ({ tripId, ingredientId }) => ({
      method: 'POST',
      path: `/api/trips/${tripId}/unavailable`,
      body: { ids: [ingredientId], kind: 'asked' },
    }),
    graphql: ({ tripId, ingredientId }) =>
      mutation('markUnavailable', 'ingredients { id }', { tripId, ids: [ingredientId], kind: 'ASKED' }),
  },
  {
    route: 'DELETE /api/trips/:id/unavailable',
    what: 'an ingredient that was left out',
    before: ({ client, tripId, ingredientId }) =>
      client.rest('POST', `/api/trips/${tripId}/unavailable`, { ids: [ingredientId], kind: 'left_out' }),
    rest: ({ tripId, ingredientId }) => ({
      method: 'DELETE',
      path: `/api/trips/${tripId}/unavailable`,
      body: { ids: [ingredientId] },
    }),
    graphql: ({ tripId, ingredientId }) =>
      mutation(
        'clearUnavailable',
        `ingredients { ${INGREDIENT} }`,
        { tripId, ids: [ingredientId] },
        'ingredients',
      ),
  },
  {
    route: 'POST /api/trips/:id/instead',
    what: 'another food',
    rest: ({ tripId, ingredientId }) => ({
      method: 'POST',
      path: `/api/trips/${tripId}/instead`,
      body: { ids: [ingredientId], name: ' Lentils ' },
    }),
    graphql: ({ tripId, ingredientId }) =>
      mutation(
        'takeInstead',
        `ingredients { ${INGREDIENT} }`,
        { tripId, ids: [ingredientId], name: ' Lentils ' },
        'ingredients',
      ),
  },
  {
    route: 'POST /api/trips/:id/staples',
    what: 'an ingredient that is at home',
    rest: ({ tripId, ingredientId }) => ({
      method: 'POST',
      path: `/api/trips/${tripId}/staples`,
      body: { ids: [ingredientId], answer: 'have' },
    }),
    graphql: ({ tripId, ingredientId }) =>
      mutation(
        'answerStaple',
        `ingredients { ${INGREDIENT} }`,
        { tripId, ids: [ingredientId], answer: 'HAVE' },
        'ingredients',
      ),
  },
  {
    route: 'GET /api/staples',
    what: 'a remembered staple',
    before: async ({ client, tripId, ingredientId }) => {
      await client.rest('PATCH', `/api/ingredients/${ingredientId}`, {
        name: 'Kosher salt',
        selectedAlternative: 0,
      });
      await client.rest('POST', `/api/trips/${tripId}/staples`, { ids: [ingredientId], answer: 'need' });
    },
    rest: () => ({ method: 'GET', path: '/api/staples' }),
    graphql: () => ({ query: '{ stapleAnswers { food answer at } }', pick: at('stapleAnswers') }),
  },
  {
    route: 'POST /api/trips/:id/shopping-plan',
    what: 'two shopping days',
    rest: ({ tripId }) => ({
      method: 'POST',
      path: `/api/trips/${tripId}/shopping-plan`,
      body: { equipment: 'cooler', days: ['2026-06-14', '2026-06-13', '2026-06-14'] },
    }),
    graphql: ({ tripId }) =>
      mutation(
        'planShopping',
        'trip { shoppingPlan { equipment days } }',
        { tripId, equipment: 'COOLER', days: ['2026-06-14', '2026-06-13', '2026-06-14'] },
        ...['trip', 'shoppingPlan'],
      ),
  },
  {
    route: 'POST /api/trips/:id/shopping-plan',
    what: 'no equipment',
    rest: ({ tripId }) => ({
      method: 'POST',
      path: `/api/trips/${tripId}/shopping-plan`,
      body: { equipment: 'none', days: [] },
    }),
    graphql: ({ tripId }) =>
      mutation(
        'planShopping',
        'trip { shoppingPlan { equipment days } }',
        { tripId, equipment: 'NONE', days: [] },
        ...['trip', 'shoppingPlan'],
      ),
  },
];
