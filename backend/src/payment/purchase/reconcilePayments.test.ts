import { In } from 'typeorm';
import { buildPerson, type Person } from '../../../test/build.ts';
import type { StripeEvent } from '../../../test/providers/localStripeObjects.ts';
import { testShop } from '../../../test/providers/shop.ts';
import type { World } from '../../../test/world.ts';
import { Payment } from '../../entities/payment.entity.ts';
import { reconcilePayments } from './reconcilePayments.service.ts';
import type { PaymentCtx } from './settlePayment.service.ts';

const MINUTES = 60_000;
const DAY = 24 * 60 * MINUTES;
const START = new Date('2026-06-01T12:00:00Z');

let maya: Person;

const { world, stripe } = testShop();
beforeEach(async () => {
  world.setNow(START);
  maya = await buildPerson(world);
  // Closes the payments that earlier tests left open.
  await world.dataSource.query(
    "update payments set status = 'canceled' where status in ('pending', 'failed')",
  );
});

function ctx(of: World = world): PaymentCtx {
  return { ...of.deps, db: of.dataSource.manager };
}

function after(ms: number): void {
  world.setNow(new Date(START.getTime() + ms));
}

async function begin(packageType = 'bundle'): Promise<string> {
  const { body } = await maya.client.rest('POST', '/api/payments/create-intent', { packageType });
  return String(Reflect.get(Object(body), 'paymentIntentId'));
}

async function tripsLeft(): Promise<unknown> {
  const { body } = await maya.client.rest('GET', '/api/subscription/status');
  return Reflect.get(Object(body), 'tripsRemaining');
}

function payment(): Promise<Payment> {
  return world.dataSource.manager.findOneByOrFail(Payment, { userId: maya.user.id });
}

function lastEvent(): StripeEvent {
  const event = stripe.account.events.at(-1);
  if (event === undefined) throw new Error('Nothing has happened.');
  return event;
}

test('a payment without a webhook is granted once by concurrent processes', async () => {
  stripe.account.pay(await begin());
  const sibling = await world.sibling();
  const looked = await Promise.all([
    reconcilePayments(ctx()),
    reconcilePayments(ctx(sibling)),
    reconcilePayments(ctx()),
  ]);
  expect(looked.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(await tripsLeft()).toBe(6);
  expect(await reconcilePayments(ctx())).toBe(0);
  await sibling.close();
});

test('a payment without a stored intent finds its intent by the idempotency key', async () => {
  stripe.faults.push('lost_answer', 'lost_answer', 'lost_answer');
  await begin();
  const [intent] = [...stripe.account.intents.values()].slice(-1);
  expect(await payment()).toMatchObject({ providerIntentId: null });
  await reconcilePayments(ctx());
  expect(await payment()).toMatchObject({ providerIntentId: intent?.id, status: 'pending' });
});

test('a new payment is checked every five minutes, an older one every hour', async () => {
  await begin();
  const asked: number[] = [];
  for (const minutes of [0, 4, 5, 10, 59, 70, 118, 119, 180]) {
    after(minutes * MINUTES);
    asked.push(await reconcilePayments(ctx()));
  }
  expect(asked).toEqual([1, 0, 1, 1, 1, 0, 0, 1, 1]);
});

test('a payment that stays unpaid for a day is canceled, also at the provider', async () => {
  const id = await begin();
  after(DAY - 1);
  await reconcilePayments(ctx());
  expect(await payment()).toMatchObject({ status: 'pending' });
  after(DAY + 60 * MINUTES);
  await reconcilePayments(ctx());
  expect(await payment()).toMatchObject({ status: 'canceled' });
  expect(stripe.account.intent(id).status).toBe('canceled');
});

test('a payment that is unknown to the provider is given up after a week', async () => {
  const id = await begin();
  const intent = stripe.account.intent(id);
  stripe.account.intents.delete(id);
  after(6 * DAY);
  await reconcilePayments(ctx());
  expect(await payment()).toMatchObject({ status: 'pending' });
  after(7 * DAY);
  await reconcilePayments(ctx());
  expect(await payment()).toMatchObject({ status: 'canceled' });
  // The keys are back, and an event arrives for a payment made meanwhile.
  stripe.account.intents.set(id, intent);
  stripe.account.pay(id);
  await stripe.deliver(world.url, lastEvent());
  expect(await payment()).toMatchObject({ status: 'succeeded' });
  expect(await tripsLeft()).toBe(6);
});

test('an open payment of a deleted account is canceled, so that it cannot be paid', async () => {
  const id = await begin();
  stripe.faults.push('lost_answer', 'lost_answer', 'lost_answer');
  await begin('single');
  const began = { createdAt: START, status: 'pending' } as const;
  const ids = (await world.dataSource.manager.findBy(Payment, { userId: maya.user.id, ...began })).map(
    (one) => one.id,
  );
  await world.dataSource.query('delete from users where id = $1', [maya.user.id]);
  await reconcilePayments(ctx());
  const payments = await world.dataSource.manager.findBy(Payment, { id: In(ids) });
  expect(payments).toMatchObject([{ status: 'canceled' }, { status: 'canceled' }]);
  expect(stripe.account.intent(id).status).toBe('canceled');
});

test('a payment that is paid just before its cancellation is granted', async () => {
  const id = await begin();
  after(DAY);
  stripe.account.pay(id);
  await reconcilePayments(ctx());
  expect(await payment()).toMatchObject({ status: 'succeeded' });
  expect(await tripsLeft()).toBe(6);
});

test('a payment that the bank is processing stays open for days', async () => {
  const id = await begin();
  stripe.account.process(id);
  after(3 * DAY);
  await reconcilePayments(ctx());
  expect(await payment()).toMatchObject({ status: 'pending' });
  stripe.account.pay(id);
  after(4 * DAY);
  await reconcilePayments(ctx());
  expect(await tripsLeft()).toBe(6);
});

test('a payment that fails does not block others, and is retried', async () => {
  for (let purchase = 0; purchase < 3; purchase++) stripe.account.pay(await begin());
  stripe.faults.push(500, 500, 500);
  expect(await reconcilePayments(ctx())).toBe(3);
  expect(await tripsLeft()).toBe(1 + 2 * 5);
  after(5 * MINUTES);
  expect(await reconcilePayments(ctx())).toBe(1);
  expect(await tripsLeft()).toBe(1 + 3 * 5);
});

test('reconciliation handles more than one batch, and ends when stopped', async () => {
  await world.dataSource.query(
    `insert into payments (id, user_id, package, quantity, trips, amount_cents, provider_intent_id, created_at)
     select gen_random_uuid(), $1, 'single', 1, 1, 299, 'pi_unknown_' || n, $2 from generate_series(1, 45) n`,
    [maya.user.id, START],
  );
  let left = 30;
  expect(await reconcilePayments(ctx(), () => left-- === 0)).toBe(30);
  after(5 * MINUTES);
  expect(await reconcilePayments(ctx())).toBe(45);
});
