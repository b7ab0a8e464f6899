import { t } from '@lingui/core/macro';
import { UNLIMITED_TRIPS } from '../../../domain/payment/packages.ts';
import { CreditsCard, CreditsFact, CreditsFacts } from './CreditsCard.tsx';
import type { PaymentHistoryQuery } from './PaymentHistory.generated.ts';

interface AccountSummaryProps {
  readonly history: PaymentHistoryQuery['paymentHistory'];
}

/** Of successful payments. */
export function AccountSummary({ history }: AccountSummaryProps) {
  return (
    <CreditsCard title={t`Account Summary`}>
      <CreditsFacts>
        <CreditsFact name={t`Total Spent`}>{history.totalSpent.formatted}</CreditsFact>
        <CreditsFact name={t`Total Trips Purchased`}>
          {history.totalTripsPurchased === UNLIMITED_TRIPS ? t`Unlimited` : history.totalTripsPurchased}
        </CreditsFact>
        <CreditsFact name={t`Successful Payments`}>{history.successfulPayments}</CreditsFact>
      </CreditsFacts>
    </CreditsCard>
  );
}
