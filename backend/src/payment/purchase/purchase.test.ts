import { STRIPE_PUBLISHABLE_KEY } from '../../../test/providers/localStripe.ts';
import { buildPerson, type Person } from '../../../test/build.ts';
import { eachTest } from '../../../test/fixtures.ts';
import { testShop } from '../../../test/providers/shop.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { Payment } from '../../entities/payment.entity.ts';

const { world, stripe } = testShop();
const maya = eachTest(() => buildPerson(world));

function begin(body: object, key?: string, { client }: Person = maya) {
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
  return client.rest('POST', '/api/payments/create-intent', body, headers);
}

/** The provider's id in a successful answer. */
function intentIdOf({ body }: Awaited<ReturnType<typeof begin>>): string {
  return String(Reflect.get(Object(body), 'paymentIntentId'));
}

function confirm(paymentIntentId: unknown, { client }: Person = maya) {
  return client.rest('POST', '/api/payments/confirm', { paymentIntentId });
}

function paymentsOf({ user }: Person): Promise<Payment[]> {
  return world.dataSource.manager.findBy(Payment, { userId: user.id });
}

describe('a purchase', () => {
  it.each([
    [{ packageType: 'single' }, 299, 1],
    [{ packageType: 'bundle', quantity: 1 }, 999, 5],
    [{ packageType: 'unlimited', quantity: null }, 2999, -1],
    [{ packageType: 'special', quantity: 10 }, 990, 10],
    [{ packageType: 'special' }, 99, 1],
  ])('of %j costs %d cents', async (body, amountCents, trips) => {
    const answer = await begin(body);
    expect(answer.status).toBe(201);
    const intent = stripe.account.intent(intentIdOf(answer));
    expect(intent).toMatchObject({ amount: amountCents, currency: 'usd' });
    expect(answer.body).toMatchObject({ clientSecret: intent.client_secret, payment: { status: 'pending' } });
    const [payment] = await paymentsOf(maya);
    expect(payment).toMatchObject({ amountCents, trips, status: 'pending', providerIntentId: intent.id });
    expect(intent.metadata).toEqual({
      payment_id: payment?.id,
      user_id: maya.user.id,
      package: body.packageType,
    });
  });

  it.each([
    [{}, 'packageType'],
    [{ packageType: 'free' }, 'packageType'],
    [{ packageType: 'special', quantity: 0 }, 'quantity'],
    [{ packageType: 'special', quantity: 11 }, 'quantity'],
    [{ packageType: 'special', quantity: 1.5 }, 'quantity'],
    [{ packageType: 'special', quantity: '3' }, 'quantity'],
    [{ packageType: 'bundle', quantity: 2 }, 'quantity'],
  ])('of %j is refused', async (body, field) => {
    const { status, body: answer } = await begin(body);
    expect([status, answer]).toEqual([400, expect.objectContaining({ code: 'BAD_USER_INPUT', field })]);
    expect(await paymentsOf(maya)).toEqual([]);
  });

  it('ignores a price, amount, number of trips or user sent by the client', async () => {
    const jonas = await buildPerson(world);
    const answer = await begin({
      packageType: 'bundle',
      amount: 1,
      amountCents: 1,
      price: '0.01',
      trips: 500,
      currency: 'eur',
      userId: jonas.user.id,
      user_id: jonas.user.id,
      metadata: { payment_id: 'x' },
    });
    expect(stripe.account.intent(intentIdOf(answer))).toMatchObject({ amount: 999, currency: 'usd' });
    expect(await paymentsOf(maya)).toHaveLength(1);
    expect(await paymentsOf(jonas)).toEqual([]);
  });

  it('repeated with its key is the same one, even concurrently', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => begin({ packageType: 'bundle' }, 'k1')),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(intentIdOf)).size).toBe(1);
    expect(await paymentsOf(maya)).toHaveLength(1);
    expect((await begin({ packageType: 'single' }, 'k1')).status).toBe(409);
  });

  it('is reused for the same package until a card was tried', async () => {
    const first = intentIdOf(await begin({ packageType: 'bundle' }));
    expect(intentIdOf(await begin({ packageType: 'bundle' }, 'k2'))).toBe(first);
    expect(intentIdOf(await begin({ packageType: 'single' }))).not.toBe(first);
    expect(await paymentsOf(maya)).toHaveLength(2);
    stripe.account.decline(first);
    const second = intentIdOf(await begin({ packageType: 'bundle' }));
    expect(second).not.toBe(first);
    stripe.account.process(second);
    const third = intentIdOf(await begin({ packageType: 'bundle' }));
    stripe.account.cancel(third);
    expect(new Set([first, second, third, intentIdOf(await begin({ packageType: 'bundle' }))]).size).toBe(4);
  });

  it('is not reused when the provider does not know it, as after a change of keys', async () => {
    const first = intentIdOf(await begin({ packageType: 'bundle' }));
    stripe.account.intents.delete(first);
    const again = await begin({ packageType: 'bundle' });
    expect(again.status).toBe(201);
    expect(intentIdOf(again)).not.toBe(first);
  });

  it('is not reused a day later, when it is about to be canceled', async () => {
    const first = intentIdOf(await begin({ packageType: 'bundle' }));
    await world.dataSource.query("update payments set created_at = created_at - interval '23 hours'");
    expect(intentIdOf(await begin({ packageType: 'bundle' }))).not.toBe(first);
  });

  it('whose answer was lost is found by its key: one intent, one charge', async () => {
    const before = stripe.account.intents.size;
    // The SDK gives up after three failed tries.
    stripe.faults.push('lost_answer', 'lost_answer', 'lost_answer');
    const lost = await begin({ packageType: 'bundle' }, 'k2');
    expect([lost.status, lost.body]).toEqual([502, expect.objectContaining({ code: 'PROVIDER_FAILED' })]);
    expect(await paymentsOf(maya)).toMatchObject([{ status: 'pending', providerIntentId: null }]);
    const again = await begin({ packageType: 'bundle' }, 'k2');
    expect(again.status).toBe(201);
    expect(stripe.account.intents.size).toBe(before + 1);
    expect(await paymentsOf(maya)).toMatchObject([{ providerIntentId: intentIdOf(again) }]);
  });

  it('is refused to a user with unlimited trips', async () => {
    const id = intentIdOf(await begin({ packageType: 'unlimited' }));
    stripe.account.pay(id);
    expect((await confirm(id)).body).toMatchObject({ subscriptionStatus: { tripsRemaining: -1 } });
    expect((await begin({ packageType: 'bundle' })).status).toBe(409);
  });

  it('that is refused asks the provider nothing', async () => {
    await begin({ packageType: 'single' }, 'k4');
    const untried = intentIdOf(await begin({ packageType: 'bundle' }, 'k5'));
    const unlimited = intentIdOf(await begin({ packageType: 'unlimited' }));
    const asked = stripe.seen.length;
    expect((await begin({ packageType: 'bundle' }, 'k4')).status).toBe(409);
    expect(stripe.seen.length).toBe(asked);
    stripe.account.pay(unlimited);
    await confirm(unlimited);
    const askedAgain = stripe.seen.length;
    expect((await begin({ packageType: 'bundle' })).status).toBe(409);
    expect(stripe.seen.length).toBe(askedAgain);
    // A repeated call is answered as the first one.
    expect(intentIdOf(await begin({ packageType: 'bundle' }, 'k5'))).toBe(untried);
  });

  it('can be started 30 times an hour', async () => {
    await world.dataSource.query('delete from rate_limits');
    const answers = [];
    for (let count = 0; count < 31; count++) answers.push(await begin({ packageType: 'single' }, 'k3'));
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(30).fill(201), 429]);
    expect(Number(answers[30]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

test('the pricing shows the publishable key, and no other', async () => {
  const { body } = await world.visitor().rest('GET', '/api/payments/pricing');
  expect(body).toMatchObject({ isAvailable: true, publishableKey: STRIPE_PUBLISHABLE_KEY });
  expect(JSON.stringify(body)).not.toMatch(/sk_|whsec_/);
});

describe('confirming a payment', () => {
  it('grants the purchase once, however often and concurrently', async () => {
    const id = intentIdOf(await begin({ packageType: 'bundle' }));
    expect((await confirm(id)).body).toMatchObject({
      payment: { status: 'pending', tripsGranted: 0, completedAt: null },
      subscriptionStatus: { tripsRemaining: 1 },
    });
    stripe.account.pay(id);
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(id)));
    for (const { status, body } of answers)
      expect([status, body]).toMatchObject([
        200,
        {
          payment: {
            status: 'succeeded',
            amount: '9.99',
            tripsGranted: 5,
            completedAt: '2026-06-01T12:00:00.000Z',
          },
          subscriptionStatus: { tripsRemaining: 6, subscriptionType: 'bundle' },
        },
      ]);
  });

  it('trusts the provider, not the client: a declined payment stays unpaid, and can be paid by another card', async () => {
    const id = intentIdOf(await begin({ packageType: 'single' }));
    stripe.account.confirm(id, 'pm_card_visa_chargeDeclined');
    expect((await confirm(id)).body).toMatchObject({
      payment: { status: 'failed' },
      subscriptionStatus: { tripsRemaining: 1 },
    });
    stripe.account.confirm(id, 'pm_card_visa');
    expect((await confirm(id)).body).toMatchObject({
      payment: { status: 'succeeded' },
      subscriptionStatus: { tripsRemaining: 2, subscriptionType: 'single' },
    });
  });

  it('of another user is 404, without a request to the provider', async () => {
    const id = intentIdOf(await begin({ packageType: 'bundle' }));
    stripe.account.pay(id);
    const asked = stripe.seen.length;
    const jonas = await buildPerson(world);
    for (const wrong of [id, 'pi_nobody'])
      expect((await confirm(wrong, jonas)).body).toEqual({
        code: 'NOT_FOUND',
        message: 'There is no such payment.',
        messageId: 'payment.notFound',
      });
    expect((await confirm(undefined)).status).toBe(400);
    expect((await confirm({ id })).status).toBe(400);
    expect(stripe.seen.length).toBe(asked);
    expect(await paymentsOf(maya)).toMatchObject([{ status: 'pending' }]);
  });

  it('grants nothing for an intent with another amount, and raises an alarm', async () => {
    const id = intentIdOf(await begin({ packageType: 'bundle' }));
    Object.assign(stripe.account.intent(id), { amount: 50 });
    stripe.account.pay(id);
    expect((await confirm(id)).body).toMatchObject({
      payment: { status: 'pending' },
      subscriptionStatus: { tripsRemaining: 1 },
    });
    expect(world.logLines.filter((line) => line.includes('payment_mismatch'))).toHaveLength(1);
  });
});

describe('without card payments', () => {
  it('nothing can be bought, and only prices can be read: the keys are missing, or trips are free', async () => {
    const keyless = await createWorld({ MONETIZATION_ENABLED: 'true' });
    const { client } = await buildPerson(keyless);
    expect(await client.rest('POST', '/api/payments/create-intent', { packageType: 'bundle' })).toMatchObject(
      {
        status: 503,
        body: {
          code: 'SERVICE_UNAVAILABLE',
          message: 'Payment system is not available. Please check your configuration or try again later.',
        },
      },
    );
    expect((await client.rest('GET', '/api/payments/pricing')).body).toMatchObject({ isAvailable: false });
    await keyless.close();

    const free = await createWorld(stripe.env);
    const jonas = await buildPerson(free);
    for (const action of ['create-intent', 'confirm'])
      expect((await jonas.client.rest('POST', `/api/payments/${action}`, {})).status).toBe(404);
    expect(await free.visitor().rest('GET', '/api/payments/pricing')).toMatchObject({
      status: 200,
      body: { singleTrip: { displayPrice: '$2.99' }, isAvailable: false, publishableKey: null },
    });
    await free.close();
  });

  it('no page may connect to the provider', async () => {
    const policyOf = async ({ url }: World) => (await fetch(url)).headers.get('content-security-policy');
    const free = await createWorld(stripe.env);
    expect(await policyOf(free)).not.toContain('stripe');
    await free.close();
    const policy = await policyOf(world);
    expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;");
    expect(policy).toContain(
      'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;',
    );
    expect(policy).toContain("connect-src 'self' https://api.stripe.com;");
  });
});

test('no key, secret or intent is ever logged', () => {
  const log = world.logLines.join('\n');
  expect(log).not.toMatch(/sk_test|pk_test|whsec|_secret_|pi_/);
});
