import type { Twin } from './twin.ts';

const BLOCKS = [
  'user-metrics',
  'trip-metrics',
  'meal-metrics',
  'ai-usage-metrics',
  'invite-metrics',
  'payments',
  'user-credits',
  'user-financial-report',
];

export const ADMIN_TWINS: readonly Twin[] = [
  ...BLOCKS.map((path): Twin => ({ route: `GET /api/admin/${path}`, what: 'an admin', asAdmin: true })),
  { route: 'GET /api/admin/stripe-products', what: 'a user who is no admin' },
  {
    route: 'GET /api/admin/user-credits',
    what: 'filters in the address',
    asAdmin: true,
    search: {
      search: 'a',
      limit: '2',
      offset: '1',
      from: '2026-06-01',
      to: '2026-06-01',
      sort: 'name',
      direction: 'asc',
    },
    operation: `query ($input: UserCreditsInput) { admin { userCredits(input: $input) { users {
      userId name phone email isAdmin tripsRemaining subscriptionType totalTripsPurchased
      totalAmountSpent { amountCents } subscriptionExpiresAt createdAt lockedAt
    } } } }`,
  },
  {
    route: 'GET /api/admin/payments',
    what: 'a limit of zero rows',
    asAdmin: true,
    search: { limit: '0' },
    operation: 'query ($input: CustomerPaymentsInput) { admin { payments(input: $input) { totalCount } } }',
  },
  { route: 'GET /api/admin/user-metrics', what: 'a user who is no admin' },
];
