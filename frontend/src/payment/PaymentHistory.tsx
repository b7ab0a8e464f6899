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
      <CreditsCard title="Payment History">
        <EmptyState
          picture={<Receipt />}
          title="No payment history found"
          text="Your payments appear here with date and amount."
        />
      </CreditsCard>
    );
  }
  return (
    <CreditsCard title="Payment History">
      <ul className={styles['payments']}>
        {payments.map((payment) => (
          <li key={payment.id} className={styles['payment']}>
            <span className={styles['what']}>
              <b>{paymentLabel(payment)}</b>
              <time dateTime={payment.completedAt ?? payment.createdAt}>
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
        <p className={styles['rest']}>Showing recent {payments.length} payments</p>
      )}
    </CreditsCard>
  );
}
