import { formatMoney } from '../../../domain/money/money.ts';
import { apiSubscriptionLabel } from '../gql/paymentEnums.ts';
import type { PaymentStatus } from '../gql/schema.generated.ts';
import type { PaymentHistoryQuery } from './PaymentHistory.generated.ts';

type Payment = PaymentHistoryQuery['paymentHistory']['payments'][number];

/** Specification, section 4. */
export const PAYMENT_STATES = {
  SUCCEEDED: { label: 'Succeeded', tone: 'pineSolid' },
  PENDING: { label: 'Pending', tone: 'plain' },
  FAILED: { label: 'Failed', tone: 'berry' },
  CANCELED: { label: 'Canceled', tone: 'outline' },
} as const satisfies Readonly<Record<PaymentStatus, { label: string; tone: string }>>;

/** 'Single Trip, 3 at $0.99' */
export function paymentLabel({ subscriptionType, tripsGranted, amount }: Payment): string {
  const label = apiSubscriptionLabel(subscriptionType);
  if (subscriptionType !== 'SINGLE' || tripsGranted < 2) return label;
  return `${label}, ${tripsGranted} at ${formatMoney(Math.round(amount.amountCents / tripsGranted))}`;
}
