import { at, type Fixture, type Twin } from './twin.ts';

/** The provider's ids of started purchases. */
const begun = new WeakMap<Fixture, unknown>();

async function beginPurchase(fixture: Fixture): Promise<void> {
  const { body } = await fixture.client.rest('POST', '/api/payments/create-intent', {
    packageType: 'bundle',
  });
  begun.set(fixture, at('paymentIntentId')(body));
}

export const PAYMENT_TWINS: readonly Twin[] = [
  { route: 'GET /api/subscription/status', what: 'the trips remaining' },
  { route: 'GET /api/subscription/status', what: 'a visitor', asVisitor: true },
  { route: 'GET /api/payments/pricing', what: 'the pricing', asVisitor: true },
  { route: 'GET /api/payments/history', what: 'own payments' },
  {
    route: 'POST /api/payments/create-intent',
    what: 'a started purchase',
    body: () => ({ packageType: 'special', quantity: 3 }),
  },
  {
    route: 'POST /api/payments/create-intent',
    what: 'a bundle with a quantity of two',
    body: () => ({ packageType: 'bundle', quantity: 2 }),
  },
  {
    route: 'POST /api/payments/confirm',
    what: 'a pending payment',
    before: beginPurchase,
    body: (fixture) => ({ paymentIntentId: begun.get(fixture) }),
  },
  {
    route: 'POST /api/payments/confirm',
    what: 'a payment of another user',
    body: () => ({ paymentIntentId: 'pi_theirs' }),
  },
];
