import type { Route } from '../ctx/route.ts';
import { features } from './product.service.ts';

export const productRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/features',
    twin: `{ features { productName monetizationEnabled photosEnabled textsEnabled signInWays oidcProviders { id name } suggestionSource } }`,
    who: 'anyone',
    summary: 'Product name, monetization, photos and source of suggestions.',
    handle: (ctx) => Promise.resolve(features(ctx)),
  },
];
