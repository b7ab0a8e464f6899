import { t } from '@lingui/core/macro';
import { formatMoney } from '../../../domain/money/money.ts';
import { apiSubscriptionLabel } from '../gql/paymentEnums.ts';
import type { PaymentStatus } from '../gql/schema.generated.ts';
import type { PaymentHistoryQuery } from './PaymentHistory.generated.ts';

type Payment = PaymentHistoryQuery['paymentHistory']['payments'][number];

/** Specification, section 4. */
export const PAYMENT_STATES = {
  SUCCEEDED: { label: t`Succeeded`, tone: 'pineSolid' },
  PENDING: { label: t`Pending`, tone: 'plain' },
  FAILED: { label: t`Failed`, tone: 'berry' },
  CANCELED: { label: t`Canceled`, tone: 'outline' },
} as const satisfies Readonly<Record<PaymentStatus, { label: string; tone: string }>>;

/** 'Single Trip, 3 at $0.99' */
export function paymentLabel({ subscriptionType, tripsGranted, amount }: Payment): string {
  const label = apiSubscriptionLabel(subscriptionType);
  if (subscriptionType !== 'SINGLE' || tripsGranted < 2) return label;
  return t`${label}, ${tripsGranted} at ${formatMoney(Math.round(amount.amountCents / tripsGranted))}`;
}
