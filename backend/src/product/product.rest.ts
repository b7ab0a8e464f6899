import type { Route } from '../ctx/route.ts';
import { features } from './product.service.ts';

export const productRoutes: readonly Route[] = [
  { method: 'GET', path: '/api/features', status: 200, handle: (ctx) => Promise.resolve(features(ctx)) },
];
