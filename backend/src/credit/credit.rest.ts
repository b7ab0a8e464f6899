import type { Route } from '../ctx/route.ts';
import { subscriptionStatus } from './subscription.service.ts';

export const creditRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/subscription/status',
    who: 'signed in',
    summary:
      'How many trips are left (-1: unlimited), the type of subscription, and when the first credits expire.',
    status: 200,
    handle: (ctx) => subscriptionStatus(ctx),
  },
];
