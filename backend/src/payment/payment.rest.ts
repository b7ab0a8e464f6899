import { LIMITS } from '../../../domain/limits.ts';
import { MONEY, PAYMENT } from '../ctx/selections.ts';
import { decimalMoney } from '../../../domain/money/money.ts';
import { rendered } from '../../../domain/text/rendered.ts';
import { subscriptionTypeOf, tripsGranted } from '../../../domain/payment/packages.ts';
import type { Route } from '../ctx/route.ts';
import type { Payment } from '../entities/payment.entity.ts';
import { paymentHistory } from './paymentHistory.service.ts';
import { pricing, type PricedPackage } from './pricing.service.ts';

export function presentPayment(payment: Payment): object {
  const { id, amountCents, status, createdAt, completedAt } = payment;
  return {
    id,
    status,
    createdAt,
    completedAt,
    subscriptionType: subscriptionTypeOf(payment.package),
    amount: decimalMoney(amountCents),
    tripsGranted: tripsGranted(payment),
  };
}

function presentPackage({ price, ...priced }: PricedPackage): object {
  return { ...rendered(priced), amount: decimalMoney(price.amountCents) };
}

const PACKAGE = `displayPrice trips savings amount: price ${MONEY}`;

export const paymentRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/payments/pricing',
    twin: `{ pricing { isAvailable publishableKey singleTripSpecial { ${PACKAGE} } singleTrip { ${PACKAGE} } bundle { ${PACKAGE} } unlimited { ${PACKAGE} } } }`,
    who: 'anyone',
    summary: 'Prices of the packages.',
    handle: async (ctx) => {
      const { singleTripSpecial, singleTrip, bundle, unlimited, ...rest } = await pricing(ctx);
      return {
        singleTripSpecial: presentPackage(singleTripSpecial),
        singleTrip: presentPackage(singleTrip),
        bundle: presentPackage(bundle),
        unlimited: presentPackage(unlimited),
        ...rest,
      };
    },
  },
  {
    method: 'GET',
    path: '/api/payments/history',
    twin: `{ paymentHistory { payments { ${PAYMENT} } } }`,
    who: 'signed in',
    summary: "The user's newest 100 payments that a card was tried for.",
    handle: async (ctx) =>
      (await paymentHistory(ctx, { limit: LIMITS.payments })).payments.map(presentPayment),
  },
];
