import { at, mutation, MEAL, MEAL_ALONE, UNKNOWN_ID, type Fixture, type Twin } from './twin.ts';

/** Leaves one slot without a cook and one participant without a meal, so that chance decides nothing. */
async function leaveOneSlot({ client, tripId }: Fixture): Promise<void> {
  const days = ['2026-06-13', '2026-06-14', '2026-06-15'];
  const slots = days.flatMap((date) => ['breakfast', 'lunch', 'dinner'].map((type) => ({ date, type })));
  for (const slot of slots.slice(0, -1))
    await client.rest('POST', '/api/meals', { tripId, ...slot, status: 'not_needed' });
}

export const MEAL_TWINS: readonly Twin[] = [
  {
    route: 'POST /api/meals',
    what: 'a meal in an empty slot',
    rest: ({ tripId, cookId }) => ({
      method: 'POST',
      path: '/api/meals',
      body: { tripId, date: '2026-06-14', type: 'lunch', name: ' Soup ', assignedToId: cookId },
    }),
    graphql: ({ tripId, cookId }) =>
      mutation(
        'createMeal',
        `meal { ${MEAL} }`,
        { tripId, date: '2026-06-14', type: 'LUNCH', name: ' Soup ', assignedToId: cookId },
        'meal',
      ),
  },
  {
    route: 'POST /api/meals',
    what: 'an empty slot that is not needed',
    rest: ({ tripId }) => ({
      method: 'POST',
      path: '/api/meals',
      body: { tripId, date: '2026-06-14', type: 'lunch', status: 'not_needed' },
    }),
    graphql: ({ tripId }) =>
      mutation(
        'createMeal',
        `meal { ${MEAL} }`,
        { tripId, date: '2026-06-14', type: 'LUNCH', status: 'NOT_NEEDED' },
        'meal',
      ),
  },
  {
    route: 'POST /api/meals',
    what: 'a meal in an occupied slot',
    rest: ({ tripId }) => ({
      method: 'POST',
      path: '/api/meals',
      body: { tripId, date: '2026-06-13', type: 'dinner', name: 'Soup' },
    }),
    graphql: ({ tripId }) =>
      mutation('createMeal', 'meal { id }', { tripId, date: '2026-06-13', type: 'DINNER', name: 'Soup' }),
  },
  {
    route: 'GET /api/meals/:id',
    what: 'a meal',
    rest: ({ mealId }) => ({ method: 'GET', path: `/api/meals/${mealId}` }),
    graphql: ({ mealId }) => ({
      query: `query ($id: ID!) { meal(id: $id) { ${MEAL} } }`,
      variables: { id: mealId },
      pick: at('meal'),
    }),
  },
  {
    route: 'PATCH /api/meals/:id',
    what: 'a removed cook',
    rest: ({ mealId }) => ({ method: 'PATCH', path: `/api/meals/${mealId}`, body: { assignedToId: null } }),
    graphql: ({ mealId }) =>
      mutation('updateMeal', `meal { ${MEAL} }`, { id: mealId, assignedToId: null }, 'meal'),
  },
  {
    route: 'PATCH /api/meals/:id',
    what: 'a moved meal',
    rest: ({ mealId }) => ({
      method: 'PATCH',
      path: `/api/meals/${mealId}`,
      body: { date: '2026-06-14', type: 'lunch' },
    }),
    graphql: ({ mealId }) =>
      mutation('updateMeal', `meal { ${MEAL} }`, { id: mealId, date: '2026-06-14', type: 'LUNCH' }, 'meal'),
  },
  {
    route: 'PATCH /api/meals/:id',
    what: 'a meal with a later change of the same fields',
    before: ({ client, mealId }) =>
      client.rest('PATCH', `/api/meals/${mealId}`, {
        type: 'lunch',
        status: 'not_needed',
        assignedToId: null,
      }),
    rest: ({ mealId, cookId }) => ({
      method: 'PATCH',
      path: `/api/meals/${mealId}`,
      body: { type: 'snack', assignedToId: cookId, version: 1 },
    }),
    graphql: ({ mealId, cookId }) =>
      mutation('updateMeal', 'meal { id }', { id: mealId, type: 'SNACK', assignedToId: cookId, version: 1 }),
  },
  {
    route: 'PATCH /api/meals/:id',
    what: 'a meal moved out of the trip',
    rest: ({ mealId }) => ({ method: 'PATCH', path: `/api/meals/${mealId}`, body: { date: '2026-06-16' } }),
    graphql: ({ mealId }) => mutation('updateMeal', 'meal { id }', { id: mealId, date: '2026-06-16' }),
  },
  {
    route: 'POST /api/meals/:id/swap',
    what: 'two meals that change places',
    rest: ({ mealId, otherMealId }) => ({
      method: 'POST',
      path: `/api/meals/${mealId}/swap`,
      body: { otherMealId },
    }),
    graphql: ({ mealId, otherMealId }) =>
      mutation('swapMeals', `meals { ${MEAL_ALONE} }`, { mealId, otherMealId }, 'meals'),
  },
  {
    route: 'POST /api/meals/:id/swap',
    what: 'a meal and one that does not exist',
    rest: ({ mealId }) => ({
      method: 'POST',
      path: `/api/meals/${mealId}/swap`,
      body: { otherMealId: UNKNOWN_ID },
    }),
    graphql: ({ mealId }) => mutation('swapMeals', 'meals { id }', { mealId, otherMealId: UNKNOWN_ID }),
  },
  {
    route: 'PATCH /api/trips/:id/days',
    what: 'a day that is not needed',
    rest: ({ tripId }) => ({
      method: 'PATCH',
      path: `/api/trips/${tripId}/days`,
      body: { date: '2026-06-13', status: 'not_needed' },
    }),
    graphql: ({ tripId }) =>
      mutation(
        'markDay',
        `meals { ${MEAL_ALONE} }`,
        { tripId, date: '2026-06-13', status: 'NOT_NEEDED' },
        'meals',
      ),
  },
  {
    route: 'PATCH /api/trips/:id/days',
    what: 'a day outside of the trip',
    rest: ({ tripId }) => ({
      method: 'PATCH',
      path: `/api/trips/${tripId}/days`,
      body: { date: '2026-06-16', status: 'planned' },
    }),
    graphql: ({ tripId }) =>
      mutation('markDay', 'meals { id }', { tripId, date: '2026-06-16', status: 'PLANNED' }),
  },
  {
    route: 'POST /api/trips/:id/assign-meals',
    what: 'cooks for open slots',
    before: leaveOneSlot,
    rest: ({ tripId }) => ({ method: 'POST', path: `/api/trips/${tripId}/assign-meals` }),
    graphql: ({ tripId }) =>
      mutation(
        'assignMealsAtRandom',
        `assignedMeals: mealCount participants: participantCount meals { ${MEAL_ALONE} }`,
        { tripId },
      ),
  },
  {
    route: 'POST /api/trips/:id/assign-meals',
    what: 'cooks for an unknown trip',
    rest: () => ({ method: 'POST', path: `/api/trips/${UNKNOWN_ID}/assign-meals` }),
    graphql: () => mutation('assignMealsAtRandom', 'mealCount', { tripId: UNKNOWN_ID }),
  },
  {
    route: 'POST /api/meals/:id/vote',
    what: 'a vote',
    rest: ({ mealId }) => ({
      method: 'POST',
      path: `/api/meals/${mealId}/vote`,
      body: { voteType: 'down' },
    }),
    graphql: ({ mealId }) => mutation('voteOnMeal', `meal { ${MEAL} }`, { mealId, voteType: 'DOWN' }, 'meal'),
  },
  {
    route: 'POST /api/meals/:id/vote',
    what: 'a vote on an unknown meal',
    rest: () => ({ method: 'POST', path: `/api/meals/${UNKNOWN_ID}/vote`, body: { voteType: 'up' } }),
    graphql: () => mutation('voteOnMeal', 'meal { id }', { mealId: UNKNOWN_ID, voteType: 'UP' }),
  },
  {
    route: 'DELETE /api/meals/:id',
    what: 'a deleted meal',
    rest: ({ mealId }) => ({ method: 'DELETE', path: `/api/meals/${mealId}` }),
    graphql: ({ mealId }) => ({ ...mutation('deleteMeal', 'id', { id: mealId }), pick: () => null }),
  },
];
