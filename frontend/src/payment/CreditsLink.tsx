import { t } from '@lingui/core/macro';
import { Infinity as InfinitySign, Ticket } from 'lucide-react';
import { Link } from 'react-router';
import styles from './CreditsLink.module.css';
import { isUnlimited, tripsRemainingLabel, useSubscription } from './useSubscription.ts';

interface CreditsLinkProps {
  readonly isAdmin: boolean;
}

/** The number of trips left, where trips are paid. */
export function CreditsLink({ isAdmin }: CreditsLinkProps) {
  const { subscription } = useSubscription(true);
  const unlimited = subscription !== null && isUnlimited(subscription, isAdmin);
  const label = unlimited
    ? t`Unlimited trips`
    : subscription === null
      ? t`My Credits`
      : tripsRemainingLabel(subscription.tripsRemaining);
  return (
    <Link
      to="/credits"
      className={styles['link']}
      data-control="quiet"
      aria-label={subscription === null ? label : t`${label}, My Credits`}
      data-empty={subscription?.tripsRemaining === 0 && !unlimited ? '' : undefined}
    >
      <Ticket size={20} />
      <span className={styles['long']}>{label}</span>
      {subscription !== null && (
        <span className={styles['short']}>
          {unlimited ? <InfinitySign size={20} /> : subscription.tripsRemaining}
        </span>
      )}
    </Link>
  );
}
