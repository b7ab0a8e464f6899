import { MEAL } from '../../src/ctx/selections.ts';
import { at, mutation, UNKNOWN_ID, type Twin } from './twin.ts';

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
    route: 'POST /api/meals',
    what: 'a dish beside another, for those who cannot eat it',
    rest: ({ tripId }) => ({
      method: 'POST',
      path: '/api/meals',
      body: {
        tripId,
        date: '2026-06-13',
        type: 'dinner',
        name: 'Bean chili',
        beside: true,
        forWhom: { cannotEat: 'Beef' },
        isInstead: true,
      },
    }),
    graphql: ({ tripId }) =>
      mutation(
        'createMeal',
        `meal { ${MEAL} }`,
        {
          tripId,
          date: '2026-06-13',
          type: 'DINNER',
          name: 'Bean chili',
          beside: true,
          forWhom: { cannotEat: 'Beef' },
          isInstead: true,
        },
        'meal',
      ),
  },
  {
    route: 'PATCH /api/meals/:id',
    what: 'a part by two rules',
    rest: ({ mealId }) => ({
      method: 'PATCH',
      path: `/api/meals/${mealId}`,
      body: { forWhom: { cannotEat: 'Beef', group: 'Otters' } },
    }),
    graphql: ({ mealId }) =>
      mutation('updateMeal', 'meal { id }', { id: mealId, forWhom: { cannotEat: 'Beef', group: 'Otters' } }),
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
    route: 'POST /api/meals/:id/vote',
    what: 'a vote',
    rest: ({ mealId }) => ({ method: 'POST', path: `/api/meals/${mealId}/vote`, body: { voteType: 'down' } }),
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
