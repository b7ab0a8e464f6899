import { mutation, type Twin } from './twin.ts';

export const SHOPPING_TWINS: readonly Twin[] = [
  {
    route: 'POST /api/trips/:id/optimize-ingredients',
    what: 'a duplicate ingredient',
    before: ({ client, mealId }) =>
      client.rest('POST', `/api/meals/${mealId}/ingredients`, { name: 'Ground  Beef' }),
    rest: ({ tripId }) => ({ method: 'POST', path: `/api/trips/${tripId}/optimize-ingredients` }),
    graphql: ({ tripId }) =>
      mutation(
        'optimizeIngredients',
        'mergedGroups coveredRows before { id version assignedToId mergedAs }',
        { tripId },
      ),
  },
];
