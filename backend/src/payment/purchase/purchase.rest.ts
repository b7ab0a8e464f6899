import { purchaseFields } from '../../../../domain/payment/purchaseFields.ts';
import { PAYMENT, SUBSCRIPTION } from '../../ctx/selections.ts';
import type { Route } from '../../ctx/route.ts';
import { confirmFields, confirmPayment } from './confirmPayment.service.ts';
import { createPaymentIntent } from './createPaymentIntent.service.ts';

export const purchaseRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/api/payments/create-intent',
    twin: `mutation ($input: CreatePaymentIntentInput!) { createPaymentIntent(input: $input) { clientSecret paymentIntentId payment { ${PAYMENT} } } }`,
    body: [purchaseFields],
    payload: '{ packageType, quantity? }',
    who: 'signed in',
    summary: "Starts a purchase: `{ clientSecret, paymentIntentId, payment }` for Stripe's form.",
    status: 201,
    handle: (ctx, { body }) => createPaymentIntent(ctx, body),
  },
  {
    method: 'POST',
    path: '/api/payments/confirm',
    twin: `mutation ($input: ConfirmPaymentInput!) { confirmPayment(input: $input) { payment { ${PAYMENT} } subscriptionStatus { ${SUBSCRIPTION} } } }`,
    body: [confirmFields],
    payload: '{ paymentIntentId }',
    who: 'signed in',
    summary: "Fetches the payment's status from Stripe: `{ payment, subscriptionStatus }`.",
    handle: (ctx, { body }) => confirmPayment(ctx, body),
  },
];
