import { MEAL, MEAL_ALONE, TRIP } from '../../src/ctx/selections.ts';
import { at, mutation, UNKNOWN_ID, type Twin } from './twin.ts';

const NEW_TRIP = { name: 'Moab', location: 'Utah', startDate: '2026-07-01', endDate: '2026-07-03' };

const BACKUP = {
  format: 'trip-backup',
  version: 1,
  trips: [
    {
      ...NEW_TRIP,
      participants: [{ name: 'Jonas', isOrganizer: true, inviteStatus: 'accepted' }],
      meals: [{ date: '2026-07-02', type: 'dinner', name: 'Chili', ingredients: [{ name: 'Salt' }] }],
    },
  ],
};
const LEFT_OUT = 'leftOut { participantCount cookCount buyerCount purchasedCount receiptCount }';

const followed = (variables: Record<string, unknown>) => ({
  query: `subscription ($tripId: ID!, $after: Int) {
    tripChanged(tripId: $tripId, after: $after) { tripId revision kind ids actor actorId: actor at presence } }`,
  variables,
  pick: at('tripChanged'),
});

export const TRIP_TWINS: readonly Twin[] = [
  {
    route: 'GET /api/trips',
    what: 'the trips',
    rest: () => ({ method: 'GET', path: '/api/trips' }),
    graphql: () => ({ query: `{ trips { ${TRIP} meals { ${MEAL_ALONE} } } }`, pick: at('trips') }),
  },
  {
    route: 'GET /api/trips',
    what: 'a visitor',
    asVisitor: true,
    rest: () => ({ method: 'GET', path: '/api/trips' }),
    graphql: () => ({ query: '{ trips { id } }', pick: at('trips') }),
  },
  {
    route: 'GET /api/trips/:id',
    what: 'a trip with everything in it',
    rest: ({ tripId }) => ({ method: 'GET', path: `/api/trips/${tripId}` }),
    graphql: ({ tripId }) => ({
      query: `query ($id: ID!) { trip(id: $id) { ${TRIP} unanswered meals { ${MEAL} } } }`,
      variables: { id: tripId },
      pick: at('trip'),
    }),
  },
  {
    route: 'GET /api/trips/:id',
    what: 'an unknown trip',
    rest: () => ({ method: 'GET', path: `/api/trips/${UNKNOWN_ID}` }),
    graphql: () => ({ query: `{ trip(id: "${UNKNOWN_ID}") { id } }`, pick: at('trip') }),
  },
  {
    route: 'GET /api/trips/:id/export',
    what: 'a trip as a file',
    rest: ({ tripId }) => ({ method: 'GET', path: `/api/trips/${tripId}/export` }),
    graphql: ({ tripId }) => ({ query: `{ tripExport(tripId: "${tripId}") }`, pick: at('tripExport') }),
  },
  {
    route: 'GET /api/trips/:id/export',
    what: 'parts of a trip as a file',
    rest: ({ tripId }) => ({
      method: 'GET',
      path: `/api/trips/${tripId}/export?include=schedule,shoppingList`,
    }),
    graphql: ({ tripId }) => ({
      query: `{ tripExport(tripId: "${tripId}", include: [SCHEDULE, SHOPPING_LIST]) }`,
      pick: at('tripExport'),
    }),
  },
  {
    route: 'GET /api/trips/export',
    what: 'all trips as a file',
    rest: () => ({ method: 'GET', path: '/api/trips/export' }),
    graphql: () => ({ query: '{ allTripsExport }', pick: at('allTripsExport') }),
  },
  {
    route: 'POST /api/trips',
    what: 'a new trip',
    rest: () => ({ method: 'POST', path: '/api/trips', body: NEW_TRIP }),
    graphql: () => mutation('createTrip', `trip { ${TRIP} unanswered meals { ${MEAL} } }`, NEW_TRIP, 'trip'),
  },
  {
    route: 'POST /api/trips',
    what: 'a new trip with dietary restrictions',
    rest: () => ({
      method: 'POST',
      path: '/api/trips',
      body: { ...NEW_TRIP, dietaryRestrictions: ['no nuts no histamine'] },
    }),
    graphql: () =>
      mutation(
        'createTrip',
        `trip { ${TRIP} unanswered meals { ${MEAL} } }`,
        { ...NEW_TRIP, dietaryRestrictions: ['no nuts no histamine'] },
        'trip',
      ),
  },
  {
    route: 'POST /api/trips',
    what: 'an invalid trip of one day',
    rest: () => ({ method: 'POST', path: '/api/trips', body: { ...NEW_TRIP, endDate: NEW_TRIP.startDate } }),
    graphql: () => mutation('createTrip', 'trip { id }', { ...NEW_TRIP, endDate: NEW_TRIP.startDate }),
  },
  {
    route: 'PUT /api/trips/:id',
    what: 'a trip with other days and the same meal types',
    rest: ({ tripId }) => ({ method: 'PUT', path: `/api/trips/${tripId}`, body: NEW_TRIP }),
    graphql: ({ tripId }) =>
      mutation(
        'updateTrip',
        `trip { ${TRIP} unanswered meals { ${MEAL} } }`,
        { ...NEW_TRIP, id: tripId },
        'trip',
      ),
  },
  {
    route: 'PUT /api/trips/:id',
    what: 'a trip with other days whose meals move along',
    rest: ({ tripId }) => ({
      method: 'PUT',
      path: `/api/trips/${tripId}`,
      body: { ...NEW_TRIP, moveMeals: true },
    }),
    graphql: ({ tripId }) =>
      mutation(
        'updateTrip',
        `trip { ${TRIP} unanswered meals { ${MEAL} } }`,
        { ...NEW_TRIP, id: tripId, moveMeals: true },
        'trip',
      ),
  },
  {
    route: 'PUT /api/trips/:id',
    what: 'a trip with dietary restrictions',
    rest: ({ tripId }) => ({
      method: 'PUT',
      path: `/api/trips/${tripId}`,
      body: { ...NEW_TRIP, dietaryRestrictions: ['vegan'] },
    }),
    graphql: ({ tripId }) =>
      mutation(
        'updateTrip',
        `trip { ${TRIP} unanswered meals { ${MEAL} } }`,
        { ...NEW_TRIP, id: tripId, dietaryRestrictions: ['vegan'] },
        'trip',
      ),
  },
  {
    route: 'PUT /api/trips/:id',
    what: 'a trip without a name',
    rest: ({ tripId }) => ({ method: 'PUT', path: `/api/trips/${tripId}`, body: { ...NEW_TRIP, name: ' ' } }),
    graphql: ({ tripId }) => mutation('updateTrip', 'trip { id }', { ...NEW_TRIP, name: ' ', id: tripId }),
  },
  {
    route: 'DELETE /api/trips/:id',
    what: 'a deleted trip',
    rest: ({ tripId }) => ({ method: 'DELETE', path: `/api/trips/${tripId}` }),
    graphql: ({ tripId }) => ({ ...mutation('deleteTrip', 'id', { id: tripId }), pick: () => null }),
  },
  {
    route: 'POST /api/trips',
    what: 'a new trip with invitations',
    rest: ({ newPhone }) => ({
      method: 'POST',
      path: '/api/trips',
      body: { ...NEW_TRIP, invitePhones: [newPhone] },
    }),
    graphql: ({ newPhone }) =>
      mutation(
        'createTrip',
        `trip { ${TRIP} unanswered meals { ${MEAL} } }`,
        { ...NEW_TRIP, invitePhones: [newPhone] },
        'trip',
      ),
  },
  {
    route: 'POST /api/trips',
    what: 'a new trip with an invalid number',
    rest: () => ({ method: 'POST', path: '/api/trips', body: { ...NEW_TRIP, invitePhones: ['12'] } }),
    graphql: () => mutation('createTrip', 'trip { id }', { ...NEW_TRIP, invitePhones: ['12'] }),
  },
  {
    route: 'POST /api/trips/import',
    what: 'an imported trip with another start date',
    rest: () => ({ method: 'POST', path: '/api/trips/import?startDate=2027-05-01', body: BACKUP }),
    graphql: () => ({
      ...mutation('importTrip', `trip { ${TRIP} unanswered meals { ${MEAL} } } ${LEFT_OUT}`, {
        file: BACKUP,
        startDate: '2027-05-01',
      }),
      pick: (data): unknown =>
        Object.assign(Object(at('importTrip', 'trip')(data)), { leftOut: at('importTrip', 'leftOut')(data) }),
    }),
  },
  {
    route: 'POST /api/trips/import',
    what: 'a file of another format',
    rest: () => ({ method: 'POST', path: '/api/trips/import', body: { trips: [] } }),
    graphql: () => mutation('importTrip', 'trip { id }', { file: { trips: [] } }),
  },
  {
    route: 'GET /api/trips/:id/events',
    what: 'the first message of a stream',
    rest: ({ tripId }) => ({ method: 'GET', path: `/api/trips/${tripId}/events` }),
    graphql: ({ tripId }) => followed({ tripId }),
  },
  {
    route: 'GET /api/trips/:id/events',
    what: 'an unknown revision',
    rest: ({ tripId }) => ({ method: 'GET', path: `/api/trips/${tripId}/events?after=17` }),
    graphql: ({ tripId }) => followed({ tripId, after: 17 }),
  },
  {
    route: 'GET /api/trips/:id/events',
    what: 'an unknown trip',
    rest: () => ({ method: 'GET', path: `/api/trips/${UNKNOWN_ID}/events` }),
    graphql: () => followed({ tripId: UNKNOWN_ID }),
  },
  {
    route: 'GET /api/trips/:id/events',
    what: 'a visitor',
    asVisitor: true,
    rest: ({ tripId }) => ({ method: 'GET', path: `/api/trips/${tripId}/events` }),
    graphql: ({ tripId }) => followed({ tripId }),
  },
];
