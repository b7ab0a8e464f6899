import { always, allRoles, signedIn, type Operations } from './operation.ts';

/** Credits and payments. */
export const PAYMENT_OPERATIONS: Operations = {
  'Query.subscriptionStatus': {
    document: '{ subscriptionStatus { tripsRemaining } }',
    variables: () => ({}),
    outcomes: always(signedIn),
  },
  'Query.paymentHistory': {
    document: '{ paymentHistory { totalCount } }',
    variables: () => ({}),
    outcomes: always(signedIn),
  },
  // Nobody takes cards in that world: how far each gets is what counts.
  'Mutation.createPaymentIntent': {
    document: 'mutation { createPaymentIntent(input: { packageType: BUNDLE }) { paymentIntentId } }',
    variables: () => ({}),
    outcomes: always({ ...allRoles('SERVICE_UNAVAILABLE'), guest: 'UNAUTHENTICATED' }),
  },
  'Mutation.confirmPayment': {
    document: 'mutation { confirmPayment(input: { paymentIntentId: "pi_1" }) { payment { id } } }',
    variables: () => ({}),
    outcomes: always({ ...allRoles('SERVICE_UNAVAILABLE'), guest: 'UNAUTHENTICATED' }),
  },
  'Query.pricing': {
    document: '{ pricing { isAvailable } }',
    variables: () => ({}),
    outcomes: always(allRoles('OK')),
  },
};
