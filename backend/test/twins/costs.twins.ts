import { UNKNOWN_ID, type Fixture, type Twin } from './twin.ts';

const DAY = { date: '2026-06-14' };

/** REST takes amounts as decimal numbers. */
const NEW_RECEIPTS: readonly (readonly [
  what: string,
  body: (fixture: Fixture) => object,
  input: (fixture: Fixture) => object,
])[] = [
  [
    'groceries for a meal',
    ({ mealId }) => ({ ...DAY, kind: 'groceries', amount: '45.50', label: 'Market', mealIds: [mealId] }),
    () => ({ amountCents: 4_550 }),
  ],
  [
    'fuel in equal parts, paid by another in another currency',
    ({ cookId }) => ({
      ...DAY,
      kind: 'other',
      amount: 1200,
      paidById: cookId,
      currency: 'JPY',
      rate: '0.0067',
    }),
    () => ({ amountCents: 1_200 }),
  ],
  [
    'shares as typed',
    ({ cookId, invitedId }) => ({
      ...DAY,
      kind: 'other',
      split: 'shares',
      amount: '10',
      shares: [
        { participantId: cookId, amount: '7.50' },
        { participantId: invitedId, amount: 2.5 },
      ],
    }),
    ({ cookId, invitedId }) => ({
      amountCents: 1_000,
      shares: [
        { participantId: cookId, amountCents: 750 },
        { participantId: invitedId, amountCents: 250 },
      ],
    }),
  ],
  [
    'shares that do not add up',
    ({ cookId }) => ({
      ...DAY,
      kind: 'other',
      split: 'shares',
      amount: '10',
      shares: [{ participantId: cookId, amount: '6' }],
    }),
    ({ cookId }) => ({ amountCents: 1_000, shares: [{ participantId: cookId, amountCents: 600 }] }),
  ],
  [
    'a meal of another trip',
    () => ({ ...DAY, kind: 'groceries', amount: '5', mealIds: [UNKNOWN_ID] }),
    () => ({ amountCents: 500 }),
  ],
  ['nothing', () => ({ ...DAY, kind: 'other', amount: '0' }), () => ({ amountCents: 0 })],
];

export const COSTS_TWINS: readonly Twin[] = [
  { route: 'GET /api/trips/:id/receipts', what: 'the receipts' },
  ...NEW_RECEIPTS.map(([what, body, input]): Twin => ({
    route: 'POST /api/trips/:id/receipts',
    what,
    body,
    input,
  })),
  {
    route: 'PATCH /api/trips/:id/receipts/:receiptId',
    what: 'a changed receipt',
    body: ({ otherMealId }) => ({ amount: '12.5', label: '', mealIds: [otherMealId], version: 1 }),
    input: () => ({ amountCents: 1_250 }),
  },
  {
    route: 'PATCH /api/trips/:id/receipts/:receiptId',
    what: 'a receipt that was changed in the meantime',
    before: ({ client, tripId, receiptId }) =>
      client.rest('PATCH', `/api/trips/${tripId}/receipts/${receiptId}`, {
        label: 'Farm shop',
        split: 'equal',
      }),
    body: ({ invitedId }) => ({ label: 'Market', split: 'equal', participantIds: [invitedId], version: 1 }),
  },
  {
    route: 'PATCH /api/trips/:id/receipts/:receiptId',
    what: 'an unknown receipt',
    params: () => ({ receiptId: UNKNOWN_ID }),
    body: () => ({}),
  },
  { route: 'DELETE /api/trips/:id/receipts/:receiptId', what: 'a deleted receipt' },
  {
    route: 'PUT /api/trips/:id/receipts/:receiptId/frozen',
    what: 'a frozen receipt',
    body: () => ({ frozen: true }),
    input: () => ({ isFrozen: true }),
  },
  { route: 'GET /api/trips/:id/balances', what: 'the balances' },
  { route: 'GET /api/trips/:id/shares/:participantId', what: 'a share' },
  {
    route: 'GET /api/trips/:id/shares/:participantId',
    what: 'the share of nobody',
    params: () => ({ participantId: UNKNOWN_ID }),
  },
  { route: 'GET /api/trips/:id/transfers', what: 'the payments' },
  {
    route: 'POST /api/trips/:id/transfers',
    what: 'a payment',
    body: ({ cookId, invitedId }) => ({ fromId: cookId, toId: invitedId, amount: '7.5', date: '2026-06-20' }),
    input: () => ({ amountCents: 750 }),
  },
  { route: 'DELETE /api/trips/:id/transfers/:transferId', what: 'a payment that is taken back' },
  { route: 'GET /api/trips/:id/costs.csv', what: 'the costs as CSV' },
];
