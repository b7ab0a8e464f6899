import type { Route } from '../ctx/route.ts';
import { locationImage, readTripPhoto, type Photo } from './photo.service.ts';

function presentLocationImage({ urls, isDrawn }: Photo): object {
  return { urls: { small: urls.small }, isDrawn };
}

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
    handle: async (ctx, { params }) => presentLocationImage(await locationImage(ctx, params['location'])),
  },
];
