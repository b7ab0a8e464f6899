import type { Route } from '../ctx/route.ts';
import { locationImage, readTripPhoto } from './photo.service.ts';

export const photoRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/trips/:id/photo',
    twin: `query ($id: ID!) { trip(id: $id) { photo { urls { regular small } attribution { photographer photographerUrl unsplashUrl } isDrawn } } }`,
    who: 'member',
    summary: "A picture of the trip's place with its attribution.",
    handle: (ctx, { params }) => readTripPhoto(ctx, params['id']),
  },
  {
    method: 'GET',
    path: '/api/locations/:location/image',
    twin: `query ($location: String!) { locationImage(location: $location) { urls { small } isDrawn } }`,
    who: 'signed in',
    summary: 'A picture of any place.',
    handle: (ctx, { params }) => locationImage(ctx, params['location']),
  },
];
