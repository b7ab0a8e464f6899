import fc from 'fast-check';
import { tripsToTakeBack, UNLIMITED_TRIPS, type Package } from '../../../domain/payment/packages.ts';
import { buildPerson, type Person } from '../../test/build.ts';
import { StripeRefusal, type StripeEvent } from '../../test/providers/localStripeObjects.ts';
import { testShop } from '../../test/providers/shop.ts';
import { Payment } from '../entities/payment.entity.ts';
import { reconcilePayments } from './purchase/reconcilePayments.service.ts';

/** How many random account histories run; `ORDER_RUNS=500` for a long run. */
const RUNS = Number(process.env['ORDER_RUNS'] ?? 8);
const SEED = Number(process.env['ORDER_SEED'] ?? 20_261_121);
const TRIP = { name: 'Trip', location: 'Bend', startDate: '2026-07-01', endDate: '2026-07-03' };

const { world, stripe } = testShop();

/** The history of one account. */
interface History {
  readonly person: Person;
  /** The provider's ids of its purchases. */
  readonly intents: string[];
  readonly disputes: string[];
  /** Earlier events belong to other histories. */
  readonly firstEvent: number;
}

/** A step; `n` chooses the payment, event or dispute from those that exist. */
type Step = (history: History, n: number) => Promise<unknown>;

function pick<Item>(items: readonly Item[], n: number): Item | undefined {
  return items[n % Math.max(1, items.length)];
}

/** A step at the provider; a refusal there is ignored. */
const atProvider =
  (happen: (intentId: string, history: History, n: number) => unknown): Step =>
  async (history, n) => {
    const id = pick(history.intents, n);
    if (id === undefined) return;
    try {
      happen(id, history, n);
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
    }
  };

async function begin(history: History, body: object, key: string): Promise<void> {
  const headers = { 'idempotency-key': key };
  const answer = await history.person.client.rest('POST', '/api/payments/create-intent', body, headers);
  const id: unknown = Reflect.get(Object(answer.body), 'paymentIntentId');
  if (typeof id === 'string' && !history.intents.includes(id)) history.intents.push(id);
}

const PURCHASES: readonly { packageType: Package; quantity?: number }[] = [
  { packageType: 'single' },
  { packageType: 'bundle' },
  { packageType: 'special', quantity: 7 },
  { packageType: 'unlimited' },
];

const ACTIONS: Readonly<Record<string, Step>> = {
  begin: (history, n) => begin(history, pick(PURCHASES, n) ?? {}, `new-${n}-${history.intents.length}`),
  beginAgain: (history, n) => begin(history, { packageType: 'bundle' }, `same-${n % 2}`),
  confirm: async ({ person, intents }, n) =>
    person.client.rest('POST', '/api/payments/confirm', { paymentIntentId: pick(intents, n) ?? 'pi_none' }),
  deliver: async (history, n) => {
    const event = pick(eventsOf(history), n);
    if (event !== undefined) await stripe.deliver(world.url, event);
  },
  deliverInAnyOrder: async (history, n) => {
    const events = eventsOf(history);
    const some = events.filter((_event, index) => (index * 7 + n) % 3 === 0).toReversed();
    await Promise.all(some.map((event) => stripe.deliver(world.url, event)));
  },
  reconcile: async () => reconcilePayments({ ...world.deps, db: world.dataSource.manager }),
  spend: async ({ person }) => person.client.rest('POST', '/api/trips', TRIP),
  pay: atProvider((id) => stripe.account.confirm(id, 'pm_card_visa')),
  decline: atProvider((id) => stripe.account.confirm(id, 'pm_card_visa_chargeDeclined')),
  askTheHolder: atProvider((id) => stripe.account.confirm(id, 'pm_card_authenticationRequired')),
  cancel: atProvider((id) => stripe.account.cancel(id)),
  refund: atProvider((id, _life, n) => stripe.account.refund(id, 1 + ((n * 97) % 400))),
  refundAll: atProvider((id) => stripe.account.refund(id)),
  dispute: atProvider((id, { disputes }) => disputes.push(stripe.account.dispute(id).id)),
  closeDispute: async ({ disputes }, n) => {
    const id = pick(disputes, n);
    const isOpen = id !== undefined && stripe.account.disputes.get(id)?.status === 'needs_response';
    if (isOpen) stripe.account.closeDispute(id, n % 2 === 0 ? 'lost' : 'won');
  },
};

/** Steps with a higher weight, so that histories get further. */
const OFTEN = [
  'begin',
  'pay',
  'pay',
  'pay',
  'deliver',
  'deliver',
  'confirm',
  'spend',
  'refund',
  'dispute',
  'dispute',
  'closeDispute',
  'closeDispute',
  'closeDispute',
];
const names = fc.constantFrom(...Object.keys(ACTIONS), ...OFTEN);
const histories = fc.array(fc.tuple(names, fc.nat(1000)), { minLength: 15, maxLength: 50, size: 'max' });

function eventsOf({ firstEvent, intents }: History): StripeEvent[] {
  return stripe.account.events
    .slice(firstEvent)
    .filter(({ data }) => intents.some((id) => JSON.stringify(data).includes(id)));
}

/** The ledger's entries for one payment. */
interface Granted {
  readonly granted: number;
  readonly grants: number;
  readonly spent: number;
  readonly taken: number;
  readonly revoked: number;
}

async function ledgerOf(paymentId: string): Promise<Granted | undefined> {
  const rows = await world.dataSource.query<Granted[]>(
    `select coalesce(sum(e.amount) filter (where e.kind = 'grant'), 0)::int as granted,
       count(*) filter (where e.kind in ('grant', 'unlimited'))::int as grants,
       coalesce(-sum(e.amount) filter (where e.kind = 'spend'), 0)::int as spent,
       coalesce(-sum(e.amount) filter (where e.kind = 'take_back'), 0)::int as taken,
       count(*) filter (where e.kind = 'revoke')::int as revoked
     from credit_entries e left join credit_entries lot on lot.id = e.lot_id
     where coalesce(lot.payment_id, e.payment_id) = $1`,
    [paymentId],
  );
  return rows[0];
}

/** Compares the payment and its ledger entries with the provider's final state. */
async function expectProviderState(payment: Payment): Promise<void> {
  const intent = stripe.account.intent(payment.providerIntentId ?? '');
  const hasSucceeded = intent.status === 'succeeded';
  const refundedCents = hasSucceeded
    ? (stripe.account.charges.get(intent.latest_charge ?? '')?.amount_refunded ?? 0)
    : 0;
  const isLost = [...stripe.account.disputes.values()].some(
    ({ payment_intent: id, status }) => id === intent.id && status === 'lost',
  );
  expect(payment).toMatchObject({ refundedCents, amountCents: intent.amount });
  expect(payment.status === 'succeeded').toBe(hasSucceeded);
  expect(payment.status === 'canceled').toBe(intent.status === 'canceled');
  expect(payment.disputeLostAt !== null).toBe(isLost);

  const ledger = await ledgerOf(payment.id);
  expect(ledger?.grants).toBe(hasSucceeded ? 1 : 0);
  if (!hasSucceeded || ledger === undefined) return;
  const { granted, spent, taken, revoked } = ledger;
  if (payment.trips === UNLIMITED_TRIPS) {
    expect(revoked).toBe(isLost || refundedCents === intent.amount ? 1 : 0);
    return;
  }
  expect(granted).toBe(payment.trips);
  expect(taken).toBe(Math.min(tripsToTakeBack(payment), granted - spent));
}

test('the ledger matches the provider after any steps in any order, repeated or not', async () => {
  await fc.assert(
    fc.asyncProperty(histories, async (actions) => {
      await world.dataSource.query('delete from rate_limits');
      const person = await buildPerson(world);
      const history: History = {
        person,
        intents: [],
        disputes: [],
        firstEvent: stripe.account.events.length,
      };
      for (const [name, n] of actions) await ACTIONS[name]?.(history, n);
      // Finally every event is delivered, latest first.
      for (const event of eventsOf(history).toReversed())
        expect(await stripe.deliver(world.url, event)).toBe(200);

      const payments = await world.dataSource.manager.findBy(Payment, { userId: person.user.id });
      expect(payments.map(({ providerIntentId }) => providerIntentId).sort()).toEqual(
        history.intents.toSorted(),
      );
      for (const payment of payments) await expectProviderState(payment);
      const { body } = await person.client.rest('GET', '/api/subscription/status');
      expect(Reflect.get(Object(body), 'tripsRemaining')).toBeGreaterThanOrEqual(UNLIMITED_TRIPS);
    }),
    // A failing history is short enough to read; shrinking takes minutes.
    { numRuns: RUNS, seed: SEED, endOnFailure: true },
  );
});
