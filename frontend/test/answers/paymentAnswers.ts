import type { MockLink } from '@apollo/client/testing';
import { formatMoney } from '../../../domain/money/money.ts';
import { FeaturesDocument } from '../../src/account/Features.generated.ts';
import { ViewerDocument } from '../../src/account/signIn/Viewer.generated.ts';
import type { PackageType, PaymentStatus, SubscriptionType } from '../../src/gql/schema.generated.ts';
import { PaymentHistoryDocument } from '../../src/payment/PaymentHistory.generated.ts';
import { PricingDocument } from '../../src/payment/Pricing.generated.ts';
import { TripsRemainingDocument } from '../../src/payment/TripsRemaining.generated.ts';
import { answerTo } from './answerTo.ts';
import { featuresAnswer } from './tripAnswers.ts';

type Mock = MockLink.MockedResponse;

/** Several parts of a screen query this; only the app's own client removes duplicates. */
const REUSABLE = { maxUsageCount: 9 } as const;

/** An amount as the server sends it. */
function money(amountCents: number) {
  return { __typename: 'Money' as const, amountCents, currency: 'USD', formatted: formatMoney(amountCents) };
}

/** The features, with monetization on or off. */
export function featuresMock(monetizationEnabled = true): Mock {
  return answerTo(FeaturesDocument, {}, { features: featuresAnswer({ monetizationEnabled }) }, REUSABLE);
}

/** The signed-in user; null for a visitor. */
export function viewerMock(me: { readonly isAdmin: boolean } | null = { isAdmin: false }): Mock {
  const person = {
    __typename: 'User',
    id: 'u1',
    name: 'Maya Torres',
    phone: '+14155550101',
    email: null,
    units: null,
  };
  return answerTo(ViewerDocument, {}, { me: me === null ? null : { ...person, ...me } }, REUSABLE);
}

/** The viewer's subscription status. */
export function subscriptionAnswer(
  tripsRemaining: number,
  subscriptionType: SubscriptionType = 'FREE',
  subscriptionExpiresAt: string | null = null,
) {
  return {
    __typename: 'SubscriptionStatus' as const,
    tripsRemaining,
    subscriptionType,
    subscriptionExpiresAt,
  };
}

/** The answer with the viewer's subscription status. */
export function subscriptionMock(...status: Parameters<typeof subscriptionAnswer>): Mock {
  return answerTo(
    TripsRemainingDocument,
    {},
    { subscriptionStatus: subscriptionAnswer(...status) },
    REUSABLE,
  );
}

interface PaymentChange {
  readonly subscriptionType?: SubscriptionType;
  readonly cents?: number;
  readonly status?: PaymentStatus;
  readonly trips?: number;
  readonly createdAt?: string;
  readonly completedAt?: string | null;
}

/** A payment of the history: a single trip that succeeded, by default. */
export function paymentAnswer(id: string, change: PaymentChange = {}) {
  const { subscriptionType = 'SINGLE', cents = 299, status = 'SUCCEEDED', trips = 1 } = change;
  return {
    __typename: 'Payment' as const,
    id,
    subscriptionType,
    amount: money(cents),
    status,
    tripsGranted: status === 'SUCCEEDED' ? trips : 0,
    createdAt: change.createdAt ?? '2026-01-29T20:00:00.000Z',
    completedAt: change.completedAt ?? null,
  };
}

/** The viewer's payments: the newest ones, their count and their sum. */
export function historyMock(
  payments: readonly ReturnType<typeof paymentAnswer>[],
  change: { readonly totalCount?: number; readonly totalTripsPurchased?: number } = {},
): Mock {
  const paid = payments.filter(({ status }) => status === 'SUCCEEDED');
  const paymentHistory = {
    __typename: 'PaymentHistory' as const,
    payments,
    totalCount: payments.length,
    totalSpent: money(paid.reduce((sum, { amount }) => sum + amount.amountCents, 0)),
    totalTripsPurchased: paid.reduce((sum, { tripsGranted }) => sum + tripsGranted, 0),
    successfulPayments: paid.length,
    ...change,
  };
  return answerTo(PaymentHistoryDocument, {}, { paymentHistory });
}

/** The default prices. */
export function pricingMock({ isAvailable = true } = {}): Mock {
  const one = (cents: number, trips: number, savings: string | null = null) => ({
    __typename: 'PricingPackage' as const,
    displayPrice: formatMoney(cents),
    trips,
    savings,
    price: money(cents),
  });
  const pricing = {
    __typename: 'Pricing' as const,
    isAvailable,
    publishableKey: isAvailable ? 'pk_test_for_tests_only' : null,
    singleTripSpecial: one(99, 1, '67% OFF'),
    singleTrip: one(299, 1),
    bundle: one(999, 5, '33% OFF'),
    unlimited: one(2999, -1),
  };
  return answerTo(PricingDocument, {}, { pricing }, REUSABLE);
}

/** A new payment intent as the server sends it. */
export function intentAnswer(cents: number, id = 'pi_1') {
  return {
    createPaymentIntent: {
      __typename: 'CreatePaymentIntentPayload' as const,
      clientSecret: `${id}_secret_1`,
      paymentIntentId: id,
      payment: { __typename: 'Payment' as const, id: `payment of ${id}`, amount: money(cents) },
    },
  };
}

/** A confirmed payment as the server sends it. */
export function confirmAnswer(
  status: PaymentStatus,
  subscription: ReturnType<typeof subscriptionAnswer>,
  id = 'pi_1',
) {
  return {
    confirmPayment: {
      __typename: 'ConfirmPaymentPayload' as const,
      payment: {
        __typename: 'Payment' as const,
        id: `payment of ${id}`,
        status,
        completedAt: status === 'SUCCEEDED' ? '2026-02-01T20:00:00.000Z' : null,
        tripsGranted: status === 'SUCCEEDED' ? 1 : 0,
      },
      subscriptionStatus: subscription,
    },
  };
}

/** The input that begins the payment for a package. */
export function intentInput(packageType: PackageType, quantity?: number) {
  return { input: quantity === undefined ? { packageType } : { packageType, quantity } };
}
