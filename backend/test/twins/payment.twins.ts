import { decimalMoney } from '../../../domain/money/money.ts';
import { at, mutation, type Fixture, type Twin } from './twin.ts';

const PACKAGE = 'displayPrice trips savings price { amountCents }';

/** An amount in REST's format: a decimal number as text, under `amount`. */
function withDecimal({ price, ...rest }: Record<string, unknown>, money: unknown = price): unknown {
  const cents = at('amountCents')(money);
  return { ...rest, amount: typeof cents === 'number' ? decimalMoney(cents) : cents };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

const PAYMENT = 'id subscriptionType amount { amountCents } status tripsGranted createdAt completedAt';
const INTENT = `clientSecret paymentIntentId payment { ${PAYMENT} }`;
const CONFIRMED = `payment { ${PAYMENT} } subscriptionStatus {
  tripsRemaining subscriptionType subscriptionExpiresAt }`;

/** A call about a payment, with its amount in REST's format. */
function purchase(field: string, selection: string, input: Record<string, unknown>) {
  const { query, variables, pick } = mutation(field, selection, input);
  return {
    query,
    variables,
    pick: (data: unknown) => {
      const answer = pick(data);
      if (!isRecord(answer) || !isRecord(answer['payment'])) return answer;
      return { ...answer, payment: withDecimal(answer['payment'], answer['payment']['amount']) };
    },
  };
}

/** The provider's ids of started purchases. */
const begun = new WeakMap<Fixture, unknown>();

async function beginPurchase(fixture: Fixture): Promise<void> {
  const { body } = await fixture.client.rest('POST', '/api/payments/create-intent', {
    packageType: 'bundle',
  });
  begun.set(fixture, at('paymentIntentId')(body));
}

export const PAYMENT_TWINS: readonly Twin[] = [
  {
    route: 'GET /api/subscription/status',
    what: 'the trips remaining',
    rest: () => ({ method: 'GET', path: '/api/subscription/status' }),
    graphql: () => ({
      query: '{ subscriptionStatus { tripsRemaining subscriptionType subscriptionExpiresAt } }',
      pick: at('subscriptionStatus'),
    }),
  },
  {
    route: 'GET /api/subscription/status',
    what: 'a visitor',
    asVisitor: true,
    rest: () => ({ method: 'GET', path: '/api/subscription/status' }),
    graphql: () => ({ query: '{ subscriptionStatus { tripsRemaining } }', pick: at('subscriptionStatus') }),
  },
  {
    route: 'GET /api/payments/pricing',
    what: 'the pricing',
    asVisitor: true,
    rest: () => ({ method: 'GET', path: '/api/payments/pricing' }),
    graphql: () => ({
      query: `{ pricing { isAvailable publishableKey singleTripSpecial { ${PACKAGE} } singleTrip { ${PACKAGE} }
        bundle { ${PACKAGE} } unlimited { ${PACKAGE} } } }`,
      pick: (data) => {
        const pricing = at('pricing')(data);
        if (!isRecord(pricing)) return pricing;
        const entries = Object.entries(pricing);
        return Object.fromEntries(
          entries.map(([name, value]) => [name, isRecord(value) ? withDecimal(value) : value]),
        );
      },
    }),
  },
  {
    route: 'GET /api/payments/history',
    what: 'own payments',
    rest: () => ({ method: 'GET', path: '/api/payments/history' }),
    graphql: () => ({
      query: `{ paymentHistory(first: 100) { payments {
        id subscriptionType amount { amountCents } status tripsGranted createdAt completedAt } } }`,
      pick: (data) => {
        const payments = at('paymentHistory', 'payments')(data);
        if (!Array.isArray(payments)) return payments;
        return payments.filter(isRecord).map((payment) => withDecimal(payment, payment['amount']));
      },
    }),
  },
  {
    route: 'GET /api/payments/history',
    what: 'a visitor',
    asVisitor: true,
    rest: () => ({ method: 'GET', path: '/api/payments/history' }),
    graphql: () => ({ query: '{ paymentHistory { totalCount } }', pick: at('paymentHistory') }),
  },
  {
    route: 'POST /api/payments/create-intent',
    what: 'a started purchase',
    rest: () => ({
      method: 'POST',
      path: '/api/payments/create-intent',
      body: { packageType: 'special', quantity: 3 },
    }),
    graphql: () => purchase('createPaymentIntent', INTENT, { packageType: 'SPECIAL', quantity: 3 }),
  },
  {
    route: 'POST /api/payments/create-intent',
    what: 'a bundle with a quantity of two',
    rest: () => ({
      method: 'POST',
      path: '/api/payments/create-intent',
      body: { packageType: 'bundle', quantity: 2 },
    }),
    graphql: () => purchase('createPaymentIntent', INTENT, { packageType: 'BUNDLE', quantity: 2 }),
  },
  {
    route: 'POST /api/payments/confirm',
    what: 'a pending payment',
    before: beginPurchase,
    rest: (fixture) => ({
      method: 'POST',
      path: '/api/payments/confirm',
      body: { paymentIntentId: begun.get(fixture) },
    }),
    graphql: (fixture) => purchase('confirmPayment', CONFIRMED, { paymentIntentId: begun.get(fixture) }),
  },
  {
    route: 'POST /api/payments/confirm',
    what: 'a payment of another user',
    rest: () => ({ method: 'POST', path: '/api/payments/confirm', body: { paymentIntentId: 'pi_theirs' } }),
    graphql: () => purchase('confirmPayment', CONFIRMED, { paymentIntentId: 'pi_theirs' }),
  },
];
