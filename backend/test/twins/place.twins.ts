import { at, UNKNOWN_ID, type Twin } from './twin.ts';

export const PLACE_TWINS: readonly Twin[] = [
  {
    route: 'GET /api/trips/:id/photo',
    what: 'the picture of a trip',
    rest: ({ tripId }) => ({ method: 'GET', path: `/api/trips/${tripId}/photo` }),
    graphql: ({ tripId }) => ({
      query: `query ($id: ID!) { trip(id: $id) { photo { urls { regular small }
        attribution { photographer photographerUrl unsplashUrl } isDrawn } } }`,
      variables: { id: tripId },
      pick: at('trip', 'photo'),
    }),
  },
  {
    route: 'GET /api/trips/:id/photo',
    what: 'the picture of an unknown trip',
    rest: () => ({ method: 'GET', path: `/api/trips/${UNKNOWN_ID}/photo` }),
    graphql: () => ({
      query: `{ trip(id: "${UNKNOWN_ID}") { photo { isDrawn } } }`,
      pick: at('trip', 'photo'),
    }),
  },
  {
    route: 'GET /api/locations/:location/image',
    what: 'the picture of a place',
    rest: () => ({ method: 'GET', path: '/api/locations/Crater%20Lake%2FOregon/image' }),
    graphql: () => ({
      query: '{ locationImage(location: "Crater Lake/Oregon") { urls { small } isDrawn } }',
      pick: at('locationImage'),
    }),
  },
  {
    route: 'GET /api/locations/:location/image',
    what: 'a place without a name',
    rest: () => ({ method: 'GET', path: '/api/locations/%20/image' }),
    graphql: () => ({ query: '{ locationImage(location: " ") { isDrawn } }', pick: at('locationImage') }),
  },
  {
    route: 'GET /api/locations/:location/image',
    what: 'the picture of a place for a visitor',
    asVisitor: true,
    rest: () => ({ method: 'GET', path: '/api/locations/Bend/image' }),
    graphql: () => ({ query: '{ locationImage(location: "Bend") { isDrawn } }', pick: at('locationImage') }),
  },
];
