import { ROUTE_ENTRIES } from './routes.ts';

/** Section 7 of the specification names these paths and what they answer. */
const IN_SPECIFICATION = [
  'GET /api/auth/me',
  'POST /api/auth/check-phone',
  'POST /api/auth/request-code',
  'POST /api/auth/verify-code',
  'POST /api/auth/logout',
  'GET /api/features',
  'GET /api/subscription/status',
  'GET /api/payments/pricing',
  'POST /api/payments/create-intent',
  'POST /api/payments/confirm',
  'GET /api/payments/history',
  'GET /api/trips',
  'GET /api/trips/:id',
  'POST /api/trips',
  'PUT /api/trips/:id',
  'DELETE /api/trips/:id',
  'POST /api/trips/:id/invite',
  'POST /api/trips/:id/suggest-meals',
  'POST /api/trips/:id/optimize-ingredients',
  'DELETE /api/trips/:id/participants/:participantId',
  'PATCH /api/trips/:id/participants/:participantId/role',
  'POST /api/trips/:id/participants/:participantId/resend-invite',
  'GET /api/invitations',
  'POST /api/invitations/:participantId/respond',
  'GET /api/frequent-members',
  'GET /api/past-participants',
  'POST /api/meals',
  'PATCH /api/meals/:id',
  'DELETE /api/meals/:id',
  'POST /api/meals/:id/vote',
  'GET /api/meals/:id/ingredients',
  'POST /api/meals/:id/ingredients',
  'PATCH /api/ingredients/:id',
  'DELETE /api/ingredients/:id',
  'GET /api/locations/:location/image',
  'GET /api/admin/user-credits',
  'GET /api/admin/user-metrics',
  'GET /api/admin/trip-metrics',
  'GET /api/admin/meal-metrics',
  'GET /api/admin/ai-usage-metrics',
  'GET /api/admin/invite-metrics',
  'GET /api/admin/payments',
  'GET /api/admin/stripe-products',
  'GET /api/admin/user-financial-report',
];

/** The public contract names these, and costs with amounts as decimal texts. */
const IN_CONTRACT = [
  'DELETE /api/auth/me',
  'GET /api/auth/me/export',
  'GET /api/trips/:id/photo',
  'GET /api/trips/:id/events',
  'POST /api/trips/:id/items',
  'GET /api/trips/:id/receipts',
  'POST /api/trips/:id/receipts',
  'PATCH /api/trips/:id/receipts/:receiptId',
  'DELETE /api/trips/:id/receipts/:receiptId',
  'GET /api/trips/:id/balances',
  'POST /api/trips/:id/transfers',
  'DELETE /api/trips/:id/transfers/:transferId',
  'GET /api/trips/:id/costs.csv',
];

/** Released versions have these: ticking and assigning in one call, and `before` of Optimize with `assignedTo`. */
const RELEASED = ['PATCH /api/trips/:id/ingredients', 'POST /api/trips/:id/undo-optimize'];

/** What a row cannot do. */
const BEYOND_ROWS: Readonly<Record<string, string>> = {
  'GET /api/meals/:id': 'Its JSON, and so its ETag, is that of PATCH.',
  'GET /api/trips/export': 'Browsers save the answer as a file.',
  'GET /api/trips/:id/export': 'Browsers save the answer as a file.',
  'POST /api/trips/import': 'The body is a file, the answer the trip as POST /api/trips has it.',
  'POST /api/recipes/import-file': 'The body is the bytes of a file, which GraphQL takes as base64.',
  'PUT /api/trips/:id/receipts/:receiptId/frozen': 'Answers the receipt as PATCH does, with decimal amounts.',
  'GET /api/trips/:id/shares/:participantId': 'Amounts are decimal, as in the balances.',
  'GET /api/trips/:id/transfers': 'Amounts are decimal, as POST takes and answers them.',
};

it('every path that runs no operation has its reason here', () => {
  const byHand = Object.values(ROUTE_ENTRIES)
    .flat()
    .filter((entry) => !('operation' in entry))
    .map(({ method, path }) => `${method} ${path}`);
  const reasoned = [...IN_SPECIFICATION, ...IN_CONTRACT, ...RELEASED, ...Object.keys(BEYOND_ROWS)];
  expect(byHand.sort()).toEqual(reasoned.sort());
});
