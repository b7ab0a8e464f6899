import { RECEIPT, TRANSFER } from '../../src/ctx/selections.ts';
import { asRest, at, mutation, restOf, UNKNOWN_ID, type Fixture, type Twin } from './twin.ts';

/** REST names the currency of the amount beside it. */
function receiptOf(...names: readonly string[]) {
  const present = (row: unknown): unknown => {
    const presented = asRest(row);
    if (typeof presented !== 'object' || presented === null) return presented;
    return { ...presented, currency: at('amount', 'currency')(row) };
  };
  return (data: unknown): unknown => {
    const found = at(...names)(data);
    return Array.isArray(found) ? found.map(present) : present(found);
  };
}

const add = (fixture: Fixture, input: object) => ({
  ...mutation('addReceipt', `receipt { ${RECEIPT} }`, { tripId: fixture.tripId, ...input }),
  pick: receiptOf('addReceipt', 'receipt'),
});
const change = (id: string, input: object) => ({
  ...mutation('updateReceipt', `receipt { ${RECEIPT} }`, { id, ...input }),
  pick: receiptOf('updateReceipt', 'receipt'),
});
const record = (tripId: string, input: object) => ({
  ...mutation('recordTransfer', `transfer { ${TRANSFER} }`, { tripId, ...input }),
  pick: restOf('recordTransfer', 'transfer'),
});
const costs = (id: string, selection: string) => ({
  query: `query ($id: ID!) { trip(id: $id) { costs { ${selection} } } }`,
  variables: { id },
});
const MONEY = '{ amountCents currency }';

const path = (tripId: string, rest: string) => `/api/trips/${tripId}/${rest}`;

type NewReceipt = readonly [
  what: string,
  body: (fixture: Fixture) => object,
  input: (fixture: Fixture) => object,
];

const DAY = { date: '2026-06-14' };
const NEW_RECEIPTS: readonly NewReceipt[] = [
  [
    'groceries for a meal',
    ({ mealId }) => ({ ...DAY, kind: 'groceries', amount: '45.50', label: 'Market', mealIds: [mealId] }),
    ({ mealId }) => ({ ...DAY, kind: 'GROCERIES', amountCents: 4_550, label: 'Market', mealIds: [mealId] }),
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
    ({ cookId }) => ({
      ...DAY,
      kind: 'OTHER',
      amountCents: 1_200,
      paidById: cookId,
      currency: 'JPY',
      rate: '0.0067',
    }),
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
      ...DAY,
      kind: 'OTHER',
      split: 'SHARES',
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
    ({ cookId }) => ({
      ...DAY,
      kind: 'OTHER',
      split: 'SHARES',
      amountCents: 1_000,
      shares: [{ participantId: cookId, amountCents: 600 }],
    }),
  ],
  [
    'nothing',
    () => ({ ...DAY, kind: 'other', amount: '0' }),
    () => ({ ...DAY, kind: 'OTHER', amountCents: 0 }),
  ],
  [
    'a meal of another trip',
    () => ({ ...DAY, kind: 'groceries', amount: '5', mealIds: [UNKNOWN_ID] }),
    () => ({ ...DAY, kind: 'GROCERIES', amountCents: 500, mealIds: [UNKNOWN_ID] }),
  ],
];

export const COSTS_TWINS: readonly Twin[] = [
  {
    route: 'GET /api/trips/:id/receipts',
    what: 'the receipts',
    rest: ({ tripId }) => ({ method: 'GET', path: path(tripId, 'receipts') }),
    graphql: ({ tripId }) => ({
      ...costs(tripId, `receipts { ${RECEIPT} }`),
      pick: receiptOf('trip', 'costs', 'receipts'),
    }),
  },
  ...NEW_RECEIPTS.map(([what, body, input]): Twin => ({
    route: 'POST /api/trips/:id/receipts',
    what,
    rest: (fixture) => ({ method: 'POST', path: path(fixture.tripId, 'receipts'), body: body(fixture) }),
    graphql: (fixture) => add(fixture, input(fixture)),
  })),
  {
    route: 'PATCH /api/trips/:id/receipts/:receiptId',
    what: 'a changed receipt',
    rest: ({ tripId, receiptId, otherMealId }) => ({
      method: 'PATCH',
      path: path(tripId, `receipts/${receiptId}`),
      body: { amount: '12.5', label: '', mealIds: [otherMealId], version: 1 },
    }),
    graphql: ({ receiptId, otherMealId }) =>
      change(receiptId, { amountCents: 1_250, label: '', mealIds: [otherMealId], version: 1 }),
  },
  {
    route: 'PATCH /api/trips/:id/receipts/:receiptId',
    what: 'a receipt that was changed in the meantime',
    before: ({ client, tripId, receiptId }) =>
      client.rest('PATCH', path(tripId, `receipts/${receiptId}`), { label: 'Farm shop', split: 'equal' }),
    rest: ({ tripId, receiptId, invitedId }) => ({
      method: 'PATCH',
      path: path(tripId, `receipts/${receiptId}`),
      body: { label: 'Market', split: 'equal', participantIds: [invitedId], version: 1 },
    }),
    graphql: ({ receiptId, invitedId }) =>
      change(receiptId, { label: 'Market', split: 'EQUAL', participantIds: [invitedId], version: 1 }),
  },
  {
    route: 'PATCH /api/trips/:id/receipts/:receiptId',
    what: 'an unknown receipt',
    rest: ({ tripId }) => ({ method: 'PATCH', path: path(tripId, `receipts/${UNKNOWN_ID}`), body: {} }),
    graphql: () => change(UNKNOWN_ID, {}),
  },
  {
    route: 'DELETE /api/trips/:id/receipts/:receiptId',
    what: 'a deleted receipt',
    rest: ({ tripId, receiptId }) => ({ method: 'DELETE', path: path(tripId, `receipts/${receiptId}`) }),
    graphql: ({ receiptId }) => ({
      ...mutation('deleteReceipt', 'receiptId', { id: receiptId }),
      pick: () => null,
    }),
  },
  {
    route: 'PUT /api/trips/:id/receipts/:receiptId/frozen',
    what: 'a frozen receipt',
    rest: ({ tripId, receiptId }) => ({
      method: 'PUT',
      path: path(tripId, `receipts/${receiptId}/frozen`),
      body: { frozen: true },
    }),
    graphql: ({ receiptId }) => ({
      ...mutation('freezeReceipt', `receipt { ${RECEIPT} }`, { id: receiptId, isFrozen: true }),
      pick: receiptOf('freezeReceipt', 'receipt'),
    }),
  },
  {
    route: 'GET /api/trips/:id/balances',
    what: 'the balances',
    rest: ({ tripId }) => ({ method: 'GET', path: path(tripId, 'balances') }),
    graphql: ({ tripId }) => ({
      ...costs(
        tripId,
        `currency spent ${MONEY} perPortion ${MONEY} perPortionAndDay ${MONEY}
         balances { participantId name paid ${MONEY} share ${MONEY} transferred ${MONEY} balance ${MONEY} companions { id name participantId } }
         transfers { key fromId toId amount ${MONEY} viewerCanRecord } changedShares { participantId difference ${MONEY} }`,
      ),
      pick: restOf('trip', 'costs'),
    }),
  },
  ...(['cookId', 'receiptId'] as const).map((whose): Twin => ({
    route: 'GET /api/trips/:id/shares/:participantId',
    what: whose === 'cookId' ? 'a share' : 'the share of nobody',
    rest: (fixture) => ({ method: 'GET', path: path(fixture.tripId, `shares/${fixture[whose]}`) }),
    graphql: (fixture) => ({
      query: `query ($id: ID!, $participantId: ID!) { trip(id: $id) { costs { share(participantId: $participantId) {
          participantId share ${MONEY} paid ${MONEY} balance ${MONEY} lines { receipt { id } amount ${MONEY} portions
          ofPortions meals { date type mealId eaterIds portions ofPortions } } } } } }`,
      variables: { id: fixture.tripId, participantId: fixture[whose] },
      pick: (data) => withReceiptIds(restOf('trip', 'costs', 'share')(data)),
    }),
  })),
  {
    route: 'GET /api/trips/:id/transfers',
    what: 'the payments',
    rest: ({ tripId }) => ({ method: 'GET', path: path(tripId, 'transfers') }),
    graphql: ({ tripId }) => ({
      ...costs(tripId, `payments { ${TRANSFER} }`),
      pick: restOf('trip', 'costs', 'payments'),
    }),
  },
  {
    route: 'POST /api/trips/:id/transfers',
    what: 'a payment',
    rest: ({ tripId, cookId, invitedId }) => ({
      method: 'POST',
      path: path(tripId, 'transfers'),
      body: { fromId: cookId, toId: invitedId, amount: '7.5', date: '2026-06-20' },
    }),
    graphql: ({ tripId, cookId, invitedId }) =>
      record(tripId, { fromId: cookId, toId: invitedId, amountCents: 750, date: '2026-06-20' }),
  },
  {
    route: 'POST /api/trips/:id/transfers',
    what: 'a payment to oneself',
    rest: ({ tripId, cookId }) => ({
      method: 'POST',
      path: path(tripId, 'transfers'),
      body: { fromId: cookId, toId: cookId, amount: '7.5' },
    }),
    graphql: ({ tripId, cookId }) => record(tripId, { fromId: cookId, toId: cookId, amountCents: 750 }),
  },
  {
    route: 'DELETE /api/trips/:id/transfers/:transferId',
    what: 'a payment that is taken back',
    rest: ({ tripId, transferId }) => ({ method: 'DELETE', path: path(tripId, `transfers/${transferId}`) }),
    graphql: ({ transferId }) => ({
      ...mutation('removeTransfer', 'transferId', { id: transferId }),
      pick: () => null,
    }),
  },
  {
    route: 'GET /api/trips/:id/costs.csv',
    what: 'the costs as CSV',
    rest: ({ tripId }) => ({ method: 'GET', path: path(tripId, 'costs.csv') }),
    // Reading a body as text drops the byte order mark.
    graphql: ({ tripId }) => ({
      ...costs(tripId, 'csv'),
      pick: (data) => String(at('trip', 'costs', 'csv')(data)).slice(1),
    }),
  },
];

function withReceiptIds(share: unknown): unknown {
  const lines = at('lines')(share);
  if (typeof share !== 'object' || share === null || !Array.isArray(lines)) return share;
  return { ...share, lines: lines.map(withReceiptId) };
}

function withReceiptId(line: unknown): unknown {
  if (typeof line !== 'object' || line === null) return line;
  return { ...line, receipt: undefined, receiptId: at('receipt', 'id')(line) };
}
