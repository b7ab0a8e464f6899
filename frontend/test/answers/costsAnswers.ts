import {
  TripCostsDocument,
  type ReceiptRowFragment,
  type TripCostsQuery,
} from '../../src/costs/TripCosts.generated.ts';
import { answerTo } from './answerTo.ts';
import { ANA, JONAS, mealAnswer, TRIP_ID, tripAnswer, VIEWER } from './tripAnswers.ts';
import { eaterAnswer } from './eaterAnswers.ts';

type Costs = TripCostsQuery['trip']['costs'];

/** An amount as the server sends it, in cents. */
export function money(amountCents: number, currency = 'USD') {
  return { __typename: 'Money' as const, amountCents, currency };
}

/** A receipt as the server sends it: groceries for all meals, which the viewer paid and may change. */
export function receiptAnswer(id: string, cents: number, change: Partial<ReceiptRowFragment> = {}) {
  return {
    __typename: 'Receipt' as const,
    id,
    paidById: VIEWER.id,
    amount: money(cents),
    tripAmount: money(cents),
    viewerShare: money(0),
    rate: null,
    label: '',
    date: '2030-06-13',
    kind: 'GROCERIES' as const,
    split: 'BY_PORTIONS' as const,
    mealIds: [],
    participantIds: [],
    frozenAt: null,
    version: 1,
    viewerCanEdit: true,
    ...change,
  };
}

interface Figures {
  readonly paid?: number;
  readonly share?: number;
  readonly transferred?: number;
}

/** A balance as the server sends it: paid less the share, and payments. */
export function balanceAnswer(
  { id, name }: { readonly id: string; readonly name: string },
  { paid = 0, share = 0, transferred = 0 }: Figures = {},
) {
  return {
    __typename: 'ParticipantBalance' as const,
    participantId: id,
    name,
    paid: money(paid),
    share: money(share),
    transferred: money(transferred),
    balance: money(paid - share + transferred),
  };
}

export function transferAnswer(fromId: string, toId: string, cents: number, viewerCanRecord = true) {
  const key = `open ${fromId} ${toId}`;
  return {
    __typename: 'SettlingTransfer' as const,
    key,
    fromId,
    toId,
    amount: money(cents),
    viewerCanRecord,
  };
}

export function paymentAnswer(
  id: string,
  fromId: string,
  toId: string,
  cents: number,
  viewerCanRemove = true,
) {
  return {
    __typename: 'Transfer' as const,
    id,
    fromId,
    toId,
    amount: money(cents),
    date: '2030-06-16',
    viewerCanRemove,
  };
}

/** Costs of a trip without receipts, with these changes. */
export function costsAnswer(change: Partial<Costs> = {}) {
  const receipts = change.receipts ?? [];
  return {
    __typename: 'TripCosts' as const,
    currency: 'USD',
    spent: money(receipts.reduce((sum, { tripAmount }) => sum + tripAmount.amountCents, 0)),
    perPortion: null,
    perPortionAndDay: null,
    receiptCount: receipts.length,
    balances: [VIEWER, JONAS, ANA].map((person) => balanceAnswer(person)),
    transfers: [],
    payments: [],
    changedShares: [],
    ...change,
    receipts,
  };
}

/** Noa, a child whom the viewer brings. */
const NOA = { id: 'e-noa', name: 'Noa' };

const seat = (id: string, person: typeof VIEWER) => ({ ...eaterAnswer(id, person), sharePaidById: null });

/** The viewer with a child, Jonas, and Ana: 3½ portions a meal. */
export const EATERS = [
  seat('e1', VIEWER),
  {
    ...eaterAnswer(NOA.id, VIEWER, { name: NOA.name, isCompanion: true, portion: 0.5, viewerCan: ['EDIT'] }),
    sharePaidById: null as string | null,
  },
  seat('e2', JONAS),
  seat('e3', ANA),
];

/** Two dinners. */
const COST_MEALS = [
  mealAnswer('m1', { name: 'Chili' }),
  mealAnswer('m2', { name: 'Tacos', date: '2030-06-14' }),
];

type TripChange = NonNullable<Parameters<typeof tripAnswer>[1]>;

/** The trip as the page of its costs queries it. */
export function tripCostsAnswer(
  costs: ReturnType<typeof costsAnswer>,
  { eaters = EATERS, ...change }: Omit<TripChange, 'eaters'> & { readonly eaters?: typeof EATERS } = {},
) {
  const viewerCan = ['VIEW', 'ADD_RECEIPTS'] as const;
  return { ...tripAnswer(COST_MEALS, { viewerCan: [...viewerCan], ...change }), eaters, costs };
}

/** One answer to the page's query. */
export function tripCostsMock(
  costs: ReturnType<typeof costsAnswer>,
  change: Parameters<typeof tripCostsAnswer>[1] = {},
) {
  return answerTo(TripCostsDocument, { tripId: TRIP_ID }, { trip: tripCostsAnswer(costs, change) });
}
