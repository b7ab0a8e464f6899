import { SUBSCRIPTION } from '../../ctx/selections.ts';
import type { Route } from '../../ctx/route.ts';
import { subscriptionStatus } from './subscription.service.ts';

export const creditRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/subscription/status',
    twin: `{ subscriptionStatus { ${SUBSCRIPTION} } }`,
    who: 'signed in',
    summary: 'Remaining trips (-1: unlimited), subscription type and earliest expiry of credits.',
    handle: (ctx) => subscriptionStatus(ctx),
  },
];
