import { Trans } from '@lingui/react/macro';
import { Button } from '../ui/controls/Button.tsx';
import { useOnlineOnly } from '../browser/useOnline.ts';
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
  const { disabled, title } = useOnlineOnly();
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
        disabled={disabled || !canPay}
        title={title}
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
  const { disabled, title } = useOnlineOnly();
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
        disabled={disabled || !isReady}
        title={title}
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
    <Button variant="primary" onClick={onCheck} isWorking={isWorking} {...useOnlineOnly()}>
      <Trans>Check payment</Trans>
    </Button>
  );
}
