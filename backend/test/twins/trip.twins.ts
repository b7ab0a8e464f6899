import { UNKNOWN_ID, type Twin } from './twin.ts';

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

export const TRIP_TWINS: readonly Twin[] = [
  { route: 'GET /api/trips', what: 'the trips' },
  { route: 'GET /api/trips', what: 'a visitor', asVisitor: true },
  { route: 'GET /api/trips/:id', what: 'a trip with everything in it' },
  { route: 'GET /api/trips/:id', what: 'an unknown trip', params: () => ({ id: UNKNOWN_ID }) },
  { route: 'GET /api/trips/:id/export', what: 'a trip as a file' },
  {
    route: 'GET /api/trips/:id/export',
    what: 'parts of a trip as a file',
    search: { include: 'schedule,shoppingList' },
    operation: 'query ($id: ID!, $include: [ExportPart!]) { tripExport(tripId: $id, include: $include) }',
  },
  { route: 'GET /api/trips/export', what: 'all trips as a file' },
  { route: 'POST /api/trips', what: 'a new trip', body: () => NEW_TRIP },
  {
    route: 'POST /api/trips',
    what: 'a new trip with dietary restrictions',
    body: () => ({ ...NEW_TRIP, dietaryRestrictions: ['no nuts no histamine'] }),
  },
  {
    route: 'POST /api/trips',
    what: 'an invalid trip of one day',
    body: () => ({ ...NEW_TRIP, endDate: NEW_TRIP.startDate }),
  },
  {
    route: 'POST /api/trips',
    what: 'a new trip with invitations',
    body: ({ newPhone }) => ({ ...NEW_TRIP, invitePhones: [newPhone] }),
  },
  {
    route: 'POST /api/trips',
    what: 'a new trip with an invalid number',
    body: () => ({ ...NEW_TRIP, invitePhones: ['12'] }),
  },
  {
    route: 'PUT /api/trips/:id',
    what: 'a trip with other days and the same meal types',
    body: () => NEW_TRIP,
  },
  {
    route: 'PUT /api/trips/:id',
    what: 'a trip with other days whose meals move along',
    body: () => ({ ...NEW_TRIP, moveMeals: true }),
  },
  {
    route: 'PUT /api/trips/:id',
    what: 'a trip with dietary restrictions',
    body: () => ({ ...NEW_TRIP, dietaryRestrictions: ['vegan'] }),
  },
  { route: 'PUT /api/trips/:id', what: 'a trip without a name', body: () => ({ ...NEW_TRIP, name: ' ' }) },
  { route: 'DELETE /api/trips/:id', what: 'a deleted trip' },
  {
    route: 'POST /api/trips/import',
    what: 'an imported trip with another start date',
    search: { startDate: '2027-05-01' },
    body: () => BACKUP,
    input: () => ({ file: BACKUP, startDate: '2027-05-01' }),
  },
  {
    route: 'POST /api/trips/import',
    what: 'a file of another format',
    body: () => ({ trips: [] }),
    input: () => ({ file: { trips: [] } }),
  },
  { route: 'GET /api/trips/:id/events', what: 'the first message of a stream' },
  {
    route: 'GET /api/trips/:id/events',
    what: 'an unknown revision',
    search: { after: '17' },
    operation: `subscription ($id: ID!, $after: Int) {
      tripChanged(tripId: $id, after: $after) { tripId revision kind ids actor actorId: actor at presence }
    }`,
  },
  { route: 'GET /api/trips/:id/events', what: 'an unknown trip', params: () => ({ id: UNKNOWN_ID }) },
  { route: 'GET /api/trips/:id/events', what: 'a visitor', asVisitor: true },
  { route: 'GET /api/trips/:id/photo', what: 'the picture of a trip' },
  {
    route: 'GET /api/trips/:id/photo',
    what: 'the picture of an unknown trip',
    params: () => ({ id: UNKNOWN_ID }),
  },
  {
    route: 'GET /api/locations/:location/image',
    what: 'the picture of a place',
    params: () => ({ location: 'Crater Lake/Oregon' }),
  },
  {
    route: 'GET /api/locations/:location/image',
    what: 'a place without a name',
    params: () => ({ location: ' ' }),
  },
  {
    route: 'GET /api/locations/:location/image',
    what: 'the picture of a place for a visitor',
    asVisitor: true,
    params: () => ({ location: 'Bend' }),
  },
];
