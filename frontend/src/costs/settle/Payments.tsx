import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { monthDayLabel } from '../../../../domain/text/dates/dates.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { ignoreSecondClick } from '../../ui/controls/ignoreSecondClick.ts';
import { takeFocus } from '../../ui/controls/takeFocus.ts';
import { SideCard } from '../../ui/layout/SideCard.tsx';
import type { CostsPerson, CostsTrip } from '../costsTrip.ts';
import styles from './Settle.module.css';
import { TransferRow } from './TransferRow.tsx';
import { useTransfers } from './useTransfers.ts';

/** Recorded payments, newest first. */
export function Payments({ trip }: { readonly trip: CostsTrip }) {
  const { payments } = trip.costs;
  const listRef = useRef<HTMLUListElement>(null);
  if (payments.length === 0) return null;
  return (
    <SideCard title={t`Transfers`} figure={t`${{ count: payments.length }} paid`}>
      <ul ref={listRef} className={styles['list']} tabIndex={-1} onClickCapture={ignoreSecondClick}>
        {payments.map((payment) => (
          // The button that had the focus is gone.
          <Payment key={payment.id} trip={trip} payment={payment} onUndone={() => listRef.current?.focus()} />
        ))}
      </ul>
    </SideCard>
  );
}

interface PaymentProps {
  readonly trip: CostsTrip;
  readonly payment: CostsTrip['costs']['payments'][number];
  readonly onUndone: () => void;
  /** Takes the focus: the button that was pressed is gone. */
  readonly takesFocus?: boolean;
}

export function Payment({ trip, payment, onUndone, takesFocus = false }: PaymentProps) {
  const { id, fromId, toId, amount, date, viewerCanRemove } = payment;
  const { undo, workingOn } = useTransfers(trip.id);
  const [from, to] = [trip.personOf(fromId), trip.personOf(toId)];
  return (
    <TransferRow from={from} to={to} amount={amount} paid={t`Paid, ${{ day: monthDayLabel(date) }}`}>
      <span className={styles['undo']}>
        {viewerCanRemove && (
          <Button
            variant="link"
            aria-label={undoLabel(from.shortName, to)}
            ref={takesFocus ? takeFocus : undefined}
            isWorking={workingOn === id}
            onClick={() => void undo(id).then((isUndone) => isUndone && onUndone())}
            isOnlineOnly
          >
            <Trans>Undo</Trans>
          </Button>
        )}
      </span>
    </TransferRow>
  );
}

function undoLabel(payer: string, { isViewer, shortName: payee }: CostsPerson): string {
  return isViewer ? t`Undo: ${payer} to you` : t`Undo: ${payer} to ${payee}`;
}
