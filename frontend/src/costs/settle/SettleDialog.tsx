import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { isCalendarDate } from '../../../../domain/time/calendarDate.ts';
import { useToday } from '../../browser/hooks/useNow.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { ignoreSecondClick } from '../../ui/controls/ignoreSecondClick.ts';
import { DateFields } from '../../ui/dates/DateFields.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { useOpening } from '../../browser/hooks/useOpening.ts';
import type { CostsPerson, CostsTrip } from '../costsTrip.ts';
import { Payment } from './Payments.tsx';
import styles from './Settle.module.css';
import { TransferRow } from './TransferRow.tsx';
import { transferKey, useTransfers, type OpenTransfer } from './useTransfers.ts';

export interface SettleDialogProps {
  readonly trip: CostsTrip;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Copies the open transfers as text. */
  readonly onCopy: () => void;
}

/** The fewest transfers that bring everybody to zero; they are marked as paid here. */
export function SettleDialog(props: SettleDialogProps) {
  return <Settle key={useOpening(props.isOpen)} {...props} />;
}

function Settle({ trip, isOpen, onClose, onCopy }: SettleDialogProps) {
  const { transfers, payments } = trip.costs;
  const today = useToday();
  const [day, setDay] = useState(today);
  const [marked, setMarked] = useState<readonly string[]>([]);
  const doneRef = useRef<HTMLButtonElement>(null);
  const { record, workingOn } = useTransfers(trip.id);
  const dayError = isCalendarDate(day) ? undefined : t`Please choose a day.`;

  async function mark(transfer: OpenTransfer): Promise<void> {
    if (!isCalendarDate(day)) return;
    const id = await record(transfer, day);
    if (id !== null) setMarked([id, ...marked]);
  }

  const paidHere = payments.filter(({ id }) => marked.includes(id));
  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`Settle up`}
      description={descriptionOf(transfers.length)}
      initialFocusRef={doneRef}
      footer={
        <>
          {transfers.length > 0 && (
            <span className="pushes">
              <Button variant="line" icon={<Copy size={20} />} onClick={onCopy}>
                <Trans>Copy as text</Trans>
              </Button>
            </span>
          )}
          <Button variant="primary" onClick={onClose} ref={doneRef}>
            <Trans>Done</Trans>
          </Button>
        </>
      }
    >
      {transfers.some(({ viewerCanRecord }) => viewerCanRecord) && (
        <div className={styles['day']}>
          <DateFields
            parts={[
              { label: t`Paid on`, day: 'day of the payment', value: day, onChange: setDay, error: dayError },
            ]}
            isPast
          />
        </div>
      )}
      {transfers.length > 0 && (
        <ul className={styles['list']} aria-label={t`To pay`} onClickCapture={ignoreSecondClick}>
          {transfers.map((transfer) => (
            <OpenRow
              key={transferKey(transfer)}
              trip={trip}
              transfer={transfer}
              isWorking={workingOn === transferKey(transfer)}
              onMark={() => void mark(transfer)}
            />
          ))}
        </ul>
      )}
      {paidHere.length > 0 && (
        <ul className={styles['list']} aria-label={t`Paid`} onClickCapture={ignoreSecondClick}>
          {paidHere.map((payment) => (
            <Payment
              key={payment.id}
              trip={trip}
              payment={payment}
              onUndone={() => doneRef.current?.focus()}
              takesFocus
            />
          ))}
        </ul>
      )}
      <Notice
        tone="plain"
        text={t`Grub Club doesn’t move money. Pay however you like, then mark it here; both sides see it.`}
      />
    </AppDialog>
  );
}

interface OpenRowProps {
  readonly trip: CostsTrip;
  readonly transfer: OpenTransfer;
  readonly isWorking: boolean;
  readonly onMark: () => void;
}

function OpenRow({ trip, transfer, isWorking, onMark }: OpenRowProps) {
  const [from, to] = [trip.personOf(transfer.fromId), trip.personOf(transfer.toId)];
  return (
    <TransferRow from={from} to={to} amount={transfer.amount}>
      {transfer.viewerCanRecord && (
        <span className={styles['mark']}>
          <Button
            aria-label={markLabel(from.shortName, to)}
            isWorking={isWorking}
            onClick={onMark}
            isOnlineOnly
          >
            <Trans>Mark as paid</Trans>
          </Button>
        </span>
      )}
    </TransferRow>
  );
}

function markLabel(payer: string, { isViewer, shortName: payee }: CostsPerson): string {
  return isViewer ? t`Mark as paid: ${payer} to you` : t`Mark as paid: ${payer} to ${payee}`;
}

function descriptionOf(count: number): string {
  if (count === 0) return t`Everybody is even.`;
  return plural(count, {
    one: '# transfer, then everybody is even.',
    other: '# transfers, then everybody is even.',
  });
}
