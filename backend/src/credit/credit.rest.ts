import type { Route } from '../ctx/route.ts';
import { subscriptionStatus } from './subscription.service.ts';

export const creditRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/subscription/status',
    status: 200,
    handle: (ctx) => subscriptionStatus(ctx),
  },
];
