import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { dayLabel } from '../../../domain/text/dates/dates.ts';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { Tag } from '../ui/marks/Tag.tsx';
import { CreditsCard } from './CreditsCard.tsx';
import styles from './PaymentHistory.module.css';
import type { PaymentHistoryQuery } from './PaymentHistory.generated.ts';
import { paymentLabel, PAYMENT_STATES } from './paymentLabel.ts';
import { Receipt } from './Receipt.tsx';

interface PaymentHistoryProps {
  readonly history: PaymentHistoryQuery['paymentHistory'];
}

export function PaymentHistory({ history: { payments, totalCount } }: PaymentHistoryProps) {
  if (payments.length === 0) {
    return (
      <CreditsCard title={t`Payment History`}>
        <EmptyState
          picture={<Receipt />}
          title={t`No payment history found`}
          text={t`Your payments appear here with date and amount.`}
        />
      </CreditsCard>
    );
  }
  return (
    <CreditsCard title={t`Payment History`}>
      <ul className="ruled above8">
        {payments.map((payment) => (
          <li key={payment.id} className={styles['payment']}>
            <span className={styles['what']}>
              <b>{paymentLabel(payment)}</b>
              <time className="secondary" dateTime={payment.completedAt ?? payment.createdAt}>
                {dayLabel(new Date(payment.completedAt ?? payment.createdAt))}
              </time>
            </span>
            <span className={styles['amount']}>{payment.amount.formatted}</span>
            <span className={styles['state']}>
              <Tag tone={PAYMENT_STATES[payment.status].tone}>{PAYMENT_STATES[payment.status].label}</Tag>
            </span>
          </li>
        ))}
      </ul>
      {totalCount > payments.length && (
        <p className={styles['rest']}>
          <Trans>Showing recent {payments.length} payments</Trans>
        </p>
      )}
    </CreditsCard>
  );
}
