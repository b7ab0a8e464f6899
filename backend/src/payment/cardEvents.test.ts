import { buildPerson, type Person } from '../../test/build.ts';
import { postEvent } from '../../test/providers/localStripe.ts';
import type { StripeEvent } from '../../test/providers/localStripeObjects.ts';
import { testShop } from '../../test/providers/shop.ts';
import { createWorld } from '../../test/world.ts';
import { Payment } from '../entities/payment.entity.ts';
import { PaymentEvent } from '../entities/paymentEvent.entity.ts';

let maya: Person;
/** The provider's id of a bundle purchase that Maya began. */
let id: string;

const { world, stripe } = testShop();
beforeEach(async () => {
  maya = await buildPerson(world);
  const { body } = await maya.client.rest('POST', '/api/payments/create-intent', { packageType: 'bundle' });
  id = String(Reflect.get(Object(body), 'paymentIntentId'));
});

/** The provider's last event of that type. */
function lastEvent(type: string): StripeEvent {
  const event = stripe.account.events.findLast((one) => one.type === type);
  if (event === undefined) throw new Error(`There was no ${type}.`);
  return event;
}

function deliver(type: string): Promise<number> {
  return stripe.deliver(world.url, lastEvent(type));
}

async function tripsLeft(): Promise<unknown> {
  const { body } = await maya.client.rest('GET', '/api/subscription/status');
  return Reflect.get(Object(body), 'tripsRemaining');
}

function payment(): Promise<Payment> {
  return world.dataSource.manager.findOneByOrFail(Payment, { providerIntentId: id });
}

function isKept(event: StripeEvent): Promise<boolean> {
  return world.dataSource.manager.existsBy(PaymentEvent, { id: event.id });
}

describe('a webhook event', () => {
  it('grants a paid purchase once, however often and concurrently it is delivered', async () => {
    stripe.account.pay(id);
    const answers = await Promise.all(Array.from({ length: 10 }, () => deliver('payment_intent.succeeded')));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await deliver('payment_intent.succeeded')).toBe(200);
    expect(await tripsLeft()).toBe(6);
  });

  it('that was processed before makes no further request', async () => {
    stripe.account.pay(id);
    await deliver('payment_intent.succeeded');
    const asked = stripe.seen.length;
    await deliver('payment_intent.succeeded');
    expect(stripe.seen.length).toBe(asked);
  });

  it('of another type or another account is acknowledged and ignored', async () => {
    stripe.account.pay(id);
    const asked = stripe.seen.length;
    expect(await deliver('payment_intent.created')).toBe(200);
    expect(await deliver('charge.succeeded')).toBe(200);
    expect(stripe.seen.length).toBe(asked);
    const another = stripe.account.create(new URLSearchParams({ amount: '5000', currency: 'usd' }));
    stripe.account.pay(another.id);
    expect(await deliver('payment_intent.succeeded')).toBe(200);
    stripe.account.intents.delete(another.id);
    stripe.account.events.push({ ...lastEvent('payment_intent.succeeded'), id: 'evt_gone' });
    expect(await deliver('payment_intent.succeeded')).toBe(200);
    expect(await tripsLeft()).toBe(1);
  });

  it('of an intent that claims to be one of our payments grants nothing', async () => {
    const { id: ours } = await payment();
    for (const [paymentId, change] of [
      [ours, { amount: 50 }],
      [ours, { currency: 'eur' }],
      [ours, {}],
      ["' or true --", {}],
    ] as const) {
      const params = { amount: '999', currency: 'usd', 'metadata[payment_id]': paymentId };
      const claiming = stripe.account.create(new URLSearchParams(params));
      Object.assign(claiming, change);
      stripe.account.pay(claiming.id);
      expect(await deliver('payment_intent.succeeded')).toBe(200);
    }
    expect(await payment()).toMatchObject({ status: 'pending', providerIntentId: id });
    expect(await tripsLeft()).toBe(1);
  });

  it('of a second unlimited package raises an alarm', async () => {
    const begin = async () => {
      const { body } = await maya.client.rest('POST', '/api/payments/create-intent', {
        packageType: 'unlimited',
      });
      return String(Reflect.get(Object(body), 'paymentIntentId'));
    };
    const first = await begin();
    // An attempted payment is not reused.
    stripe.account.decline(first);
    for (const id of [first, await begin()]) {
      stripe.account.pay(id);
      await deliver('payment_intent.succeeded');
    }
    expect(await tripsLeft()).toBe(-1);
    expect(world.logLines.filter((line) => line.includes('payment_in_vain'))).toHaveLength(1);
  });

  it('that cannot be processed is refused, so that the provider resends it', async () => {
    stripe.account.pay(id);
    // The SDK tries three times.
    stripe.faults.push(500, 500, 500);
    const event = lastEvent('payment_intent.succeeded');
    expect(await stripe.deliver(world.url, event)).toBe(502);
    expect(await isKept(event)).toBe(false);
    expect(await stripe.deliver(world.url, event)).toBe(200);
    expect(await isKept(event)).toBe(true);
    expect(await tripsLeft()).toBe(6);
  });

  it('is checked against the provider instead of trusted', async () => {
    const forged: StripeEvent = {
      ...lastEvent('payment_intent.created'),
      id: 'evt_lie',
      type: 'payment_intent.succeeded',
      data: { object: { ...stripe.account.intent(id), status: 'succeeded', amount_received: 999 } },
    };
    expect(await stripe.deliver(world.url, forged)).toBe(200);
    expect(await payment()).toMatchObject({ status: 'pending' });
  });

  it.each([
    ['declined', () => stripe.account.decline(id), 'payment_intent.payment_failed', 'failed'],
    ['canceled', () => stripe.account.cancel(id), 'payment_intent.canceled', 'canceled'],
  ])('sets a payment to %s', async (_what, happen, type, status) => {
    happen();
    expect(await deliver(type)).toBe(200);
    expect(await payment()).toMatchObject({ status, completedAt: null });
    expect(await tripsLeft()).toBe(1);
  });
});

describe('a webhook call without a valid event', () => {
  it('is refused: unsigned, forged, altered, stale, no event, no JSON', async () => {
    stripe.account.pay(id);
    const event = lastEvent('payment_intent.succeeded');
    const now = world.deps.now();
    const { body, signature } = stripe.signed(event);
    const old = stripe.signed(event, new Date(now.getTime() - 301_000));
    const forged = stripe.signed(event, now, 'whsec_guessed');
    const tries: [string, string | null][] = [
      [body, null],
      [body, ''],
      [body, 't=1,v1=00'],
      [body, forged.signature],
      [old.body, old.signature],
      [body.replace(id, 'pi_another'), signature],
      ['', signature],
      ['{"id":1}', signature],
    ];
    for (const [bytes, header] of tries) {
      const answer = await postEvent(world.url, bytes, header);
      expect([answer.status, await answer.json()]).toEqual([
        400,
        expect.objectContaining({ code: 'BAD_USER_INPUT' }),
      ]);
    }
    expect(await isKept(event)).toBe(false);
    expect(await tripsLeft()).toBe(1);
  });

  it('is refused as too large above 256 kB', async () => {
    const answer = await postEvent(world.url, 'x'.repeat(256 * 1024 + 1), null);
    expect([answer.status, await answer.json()]).toEqual([
      413,
      {
        code: 'PAYLOAD_TOO_LARGE',
        message: 'The request is larger than 256 kB. Please send less at once.',
        messageId: 'request.largerThanKilobytes',
        values: { kilobytes: 256 },
      },
    ]);
    expect((await postEvent(world.url, 'x'.repeat(256 * 1024), null)).status).toBe(400);
  });

  it('is answered with 503 where cards are not accepted', async () => {
    const keyless = await createWorld();
    expect((await postEvent(keyless.url, '{}', null)).status).toBe(503);
    await keyless.close();
  });
});

describe('a refund or a dispute', () => {
  beforeEach(() => stripe.account.pay(id));

  it('takes back unused trips in proportion, as whole trips', async () => {
    stripe.account.refund(id, 450);
    expect(await deliver('charge.refunded')).toBe(200);
    expect(await payment()).toMatchObject({ status: 'succeeded', refundedCents: 450 });
    // 450 of 999 cents are 2.25 of 5 trips.
    expect(await tripsLeft()).toBe(1 + 3);
    stripe.account.refund(id);
    expect(await deliver('refund.updated')).toBe(200);
    expect(await deliver('charge.refunded')).toBe(200);
    expect(await tripsLeft()).toBe(1);
  });

  it('raises an alarm when the bank returns the refund: the trips stay taken', async () => {
    stripe.account.refund(id);
    await deliver('charge.refunded');
    stripe.account.failRefund(id);
    expect(await deliver('refund.failed')).toBe(200);
    expect(await tripsLeft()).toBe(1);
    expect(world.logLines.some((line) => line.includes('refund_failed'))).toBe(true);
  });

  it('is recorded when the bank opens it, and takes the trips back when it is lost', async () => {
    const dispute = stripe.account.dispute(id);
    expect(await deliver('charge.dispute.created')).toBe(200);
    expect(await payment()).toMatchObject({ disputedAt: world.deps.now(), disputeLostAt: null });
    expect(await tripsLeft()).toBe(6);
    expect(world.logLines.some((line) => line.includes('"alarm":"dispute"'))).toBe(true);
    stripe.account.closeDispute(dispute.id, 'lost');
    expect(await deliver('charge.dispute.closed')).toBe(200);
    expect(await payment()).toMatchObject({ disputeLostAt: world.deps.now() });
    expect(await tripsLeft()).toBe(1);
  });

  it('takes no trips back when it is won', async () => {
    const dispute = stripe.account.dispute(id);
    stripe.account.closeDispute(dispute.id, 'won');
    expect(await deliver('charge.dispute.closed')).toBe(200);
    expect(await payment()).toMatchObject({ status: 'succeeded', disputeLostAt: null });
    expect(await tripsLeft()).toBe(6);
  });
});
