import { LIMITS } from '../../../domain/limits.ts';
import { MONEY, PAYMENT } from '../ctx/selections.ts';
import { rendered } from '../../../domain/text/rendered.ts';
import type { Route } from '../ctx/route.ts';
import { paymentHistory } from './paymentHistory.service.ts';
import { pricing } from './pricing.service.ts';

const PACKAGE = `displayPrice trips savings amount: price ${MONEY}`;

export const paymentRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/payments/pricing',
    twin: `{ pricing { isAvailable publishableKey singleTripSpecial { ${PACKAGE} } singleTrip { ${PACKAGE} } bundle { ${PACKAGE} } unlimited { ${PACKAGE} } } }`,
    who: 'anyone',
    summary: 'Prices of the packages.',
    handle: async (ctx) => rendered(await pricing(ctx)),
  },
  {
    method: 'GET',
    path: '/api/payments/history',
    twin: `{ paymentHistory { payments { ${PAYMENT} } } }`,
    who: 'signed in',
    summary: "The user's newest 100 payments that a card was tried for.",
    handle: async (ctx) => (await paymentHistory(ctx, { limit: LIMITS.payments })).payments,
  },
];
