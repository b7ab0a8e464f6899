import { always, allRoles, signedIn, type Operations } from './operation.ts';

export const PAYMENT_OPERATIONS: Operations = {
  'Query.subscriptionStatus': {
    document: '{ subscriptionStatus { tripsRemaining } }',
    outcomes: always(signedIn),
  },
  'Query.paymentHistory': { document: '{ paymentHistory { totalCount } }', outcomes: always(signedIn) },
  // Card payments are not configured, so 503 means that the role may call.
  'Mutation.createPaymentIntent': {
    document: 'mutation { createPaymentIntent(input: { packageType: BUNDLE }) { paymentIntentId } }',
    outcomes: always({ ...allRoles('SERVICE_UNAVAILABLE'), visitor: 'UNAUTHENTICATED' }),
  },
  'Mutation.confirmPayment': {
    document: 'mutation { confirmPayment(input: { paymentIntentId: "pi_1" }) { payment { id } } }',
    outcomes: always({ ...allRoles('SERVICE_UNAVAILABLE'), visitor: 'UNAUTHENTICATED' }),
  },
  'Query.pricing': { document: '{ pricing { isAvailable } }', outcomes: always(allRoles('OK')) },
};
