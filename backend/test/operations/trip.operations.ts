import {
  always,
  allRoles,
  input,
  members,
  organizers,
  organizersWhileOpen,
  signedIn,
  type Operations,
} from './operation.ts';

export const TRIP_OPERATIONS: Operations = {
  'Query.features': { document: '{ features { productName } }', outcomes: always(allRoles('OK')) },
  'Query.trips': { document: '{ trips { id } }', outcomes: always(signedIn) },
  'Query.trip': {
    document: 'query ($id: ID!) { trip(id: $id) { id } }',
    variables: ({ tripId }) => ({ id: tripId }),
    outcomes: always(members),
  },
  'Subscription.tripChanged': {
    document: 'subscription ($id: ID!) { tripChanged(tripId: $id) { revision } }',
    variables: ({ tripId }) => ({ id: tripId }),
    outcomes: always(members),
  },
  'Query.trip, its picture': {
    document: 'query ($id: ID!) { trip(id: $id) { photo { isDrawn } } }',
    variables: ({ tripId }) => ({ id: tripId }),
    outcomes: always(members),
  },
  'Query.locationImage': {
    document: '{ locationImage(location: "Crater Lake") { isDrawn } }',
    outcomes: always(signedIn),
  },
  'Mutation.importTrip': {
    document: input('importTrip', 'trip { id }'),
    variables: () => ({
      input: {
        file: {
          format: 'trip-backup',
          version: 1,
          trips: [{ name: 'Moab', location: 'Utah', startDate: '2026-07-01', endDate: '2026-07-03' }],
        },
      },
    }),
    outcomes: always(signedIn),
  },
  'Query.tripExport': {
    document: 'query ($tripId: ID!) { tripExport(tripId: $tripId) }',
    variables: ({ tripId }) => ({ tripId }),
    outcomes: always(organizers),
  },
  'Query.allTripsExport': { document: '{ allTripsExport }', outcomes: always(signedIn) },
  'Mutation.createTrip': {
    document: input('createTrip', 'trip { id }'),
    variables: () => ({
      input: { name: 'Another trip', location: 'Bend', startDate: '2026-07-01', endDate: '2026-07-03' },
    }),
    outcomes: always(signedIn),
  },
  'Mutation.updateTrip': {
    document: input('updateTrip', 'trip { id }'),
    variables: ({ tripId }) => ({
      input: {
        id: tripId,
        name: 'Another name',
        location: 'Bend',
        startDate: '2026-07-01',
        endDate: '2026-07-03',
        moveMeals: true,
      },
    }),
    outcomes: organizersWhileOpen,
  },
  'Mutation.deleteTrip': {
    document: input('deleteTrip', 'id'),
    variables: ({ tripId }) => ({ input: { id: tripId } }),
    outcomes: organizersWhileOpen,
  },
};
