import { Trans } from '@lingui/react/macro';
import { Button } from '../ui/controls/Button.tsx';
import styles from './PaymentFooters.module.css';

interface SelectFooterProps {
  readonly formId: string;
  /** Null until loaded. */
  readonly order: { readonly total: string; readonly trips: string } | null;
  readonly isWorking: boolean;
  readonly canPay: boolean;
  readonly onCancel: () => void;
}

export function SelectFooter({ formId, order, isWorking, canPay, onCancel }: SelectFooterProps) {
  return (
    <>
      <span className={styles['total']} aria-live="polite">
        {order !== null && (
          <>
            <b>{order.total}</b> <small>{order.trips}</small>
          </>
        )}
      </span>
      <span className="notOnPhone">
        <Button variant="quiet" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </span>
      <Button
        variant="primary"
        type="submit"
        form={formId}
        isWorking={isWorking}
        isOnlineOnly
        disabled={!canPay}
      >
        <Trans>Continue to payment</Trans>
      </Button>
    </>
  );
}

interface PayFooterProps {
  readonly formId: string;
  readonly amount: string;
  readonly isReady: boolean;
  readonly isWorking: boolean;
  readonly onBack: () => void;
}

export function PayFooter({ formId, amount, isReady, isWorking, onBack }: PayFooterProps) {
  return (
    <>
      <Button variant="quiet" onClick={onBack} disabled={isWorking}>
        <Trans>Back to plans</Trans>
      </Button>
      <Button
        variant="primary"
        type="submit"
        form={formId}
        isWorking={isWorking}
        isOnlineOnly
        disabled={!isReady}
      >
        <Trans>Pay {amount}</Trans>
      </Button>
    </>
  );
}

interface ChargedFooterProps {
  readonly isWorking: boolean;
  readonly onCheck: () => void;
}

/** Charged, but not confirmed yet. */
export function ChargedFooter({ isWorking, onCheck }: ChargedFooterProps) {
  return (
    <Button variant="primary" onClick={onCheck} isWorking={isWorking} isOnlineOnly>
      <Trans>Check payment</Trans>
    </Button>
  );
}
