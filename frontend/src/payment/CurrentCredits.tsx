import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { TicketPlus } from 'lucide-react';
import { dayLabel } from '../../../domain/text/dates/dates.ts';
import { apiSubscriptionLabel } from '../gql/paymentEnums.ts';
import { Button } from '../ui/controls/Button.tsx';
import { CreditsCard, CreditsFact, CreditsFacts } from './CreditsCard.tsx';
import styles from './CurrentCredits.module.css';
import { PunchCard } from './PunchCard.tsx';
import { isUnlimited, type Subscription } from './useSubscription.ts';

interface CurrentCreditsProps {
  readonly subscription: Subscription;
  readonly isAdmin: boolean;
  readonly onBuy: () => void;
  readonly onBuyIntent: () => void;
}

export function CurrentCredits({ subscription, isAdmin, onBuy, onBuyIntent }: CurrentCreditsProps) {
  const { tripsRemaining, subscriptionType, subscriptionExpiresAt } = subscription;
  const unlimited = isUnlimited(subscription, isAdmin);
  const hasPunchCard = !unlimited && subscriptionType === 'BUNDLE';
  return (
    <CreditsCard
      title={t`Current Credits`}
      figure={hasPunchCard ? <PunchCard remaining={tripsRemaining} /> : undefined}
    >
      {unlimited ? (
        <p className={styles['balance']} data-unlimited="">
          <b aria-hidden="true">∞</b>
          <span className="heading">
            <Trans>Unlimited Trips</Trans>
          </span>
        </p>
      ) : (
        <p className={styles['balance']}>
          <b>{tripsRemaining}</b>{' '}
          <span className="heading">
            <Plural value={tripsRemaining} one="trip remaining" other="trips remaining" />
          </span>
        </p>
      )}
      <div className={styles['facts']}>
        <CreditsFacts>
          <CreditsFact name={t`Account`}>{apiSubscriptionLabel(subscriptionType)}</CreditsFact>
          {subscriptionExpiresAt !== null && (
            <CreditsFact name={t`Expires`}>{dayLabel(new Date(subscriptionExpiresAt))}</CreditsFact>
          )}
        </CreditsFacts>
      </div>
      {!isAdmin && (
        <Button
          variant="primary"
          isWide
          icon={<TicketPlus />}
          onClick={onBuy}
          onPointerEnter={onBuyIntent}
          onFocus={onBuyIntent}
          isOnlineOnly
        >
          <Trans>Buy More Trips</Trans>
        </Button>
      )}
    </CreditsCard>
  );
}
