import { at, EATER, SLOT_ATTENDANCE, type Twin } from './twin.ts';

export const TABLE_TWINS: readonly Twin[] = [
  {
    route: 'GET /api/trips/:id/eaters',
    what: 'who eats',
    rest: ({ tripId }) => ({ method: 'GET', path: `/api/trips/${tripId}/eaters` }),
    graphql: ({ tripId }) => ({
      query: `query ($id: ID!) { trip(id: $id) { eaters { ${EATER} } } }`,
      variables: { id: tripId },
      pick: at('trip', 'eaters'),
    }),
  },
  {
    route: 'GET /api/trips/:id/attendance',
    what: 'who eats when',
    rest: ({ tripId }) => ({ method: 'GET', path: `/api/trips/${tripId}/attendance` }),
    graphql: ({ tripId }) => ({
      query: `query ($id: ID!) { trip(id: $id) { attendance { ${SLOT_ATTENDANCE} } } }`,
      variables: { id: tripId },
      pick: at('trip', 'attendance'),
    }),
  },
];
