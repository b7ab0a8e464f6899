import { decimalMoney } from '../../../domain/money.ts';
import { at, type Twin } from './twin.ts';

const PACKAGE = 'displayPrice trips savings price { amountCents }';

/** An amount as REST writes it: a decimal number in a text, under `amount`. */
function withDecimal({ price, ...rest }: Record<string, unknown>, money: unknown = price): unknown {
  const cents = at('amountCents')(money);
  return { ...rest, amount: typeof cents === 'number' ? decimalMoney(cents) : cents };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

export const PAYMENT_TWINS: readonly Twin[] = [
  {
    route: 'GET /api/subscription/status',
    what: 'what is left',
    rest: () => ({ method: 'GET', path: '/api/subscription/status' }),
    graphql: () => ({
      query: '{ subscriptionStatus { tripsRemaining subscriptionType subscriptionExpiresAt } }',
      pick: at('subscriptionStatus'),
    }),
  },
  {
    route: 'GET /api/subscription/status',
    what: 'a guest',
    asGuest: true,
    rest: () => ({ method: 'GET', path: '/api/subscription/status' }),
    graphql: () => ({ query: '{ subscriptionStatus { tripsRemaining } }', pick: at('subscriptionStatus') }),
  },
  {
    route: 'GET /api/payments/pricing',
    what: 'what can be bought, for everybody',
    asGuest: true,
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
    what: 'a guest',
    asGuest: true,
    rest: () => ({ method: 'GET', path: '/api/payments/history' }),
    graphql: () => ({ query: '{ paymentHistory { totalCount } }', pick: at('paymentHistory') }),
  },
];
