import { fullDateLabel } from '../../labels/dateLabel.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { Avatar } from '../../ui/marks/Avatar.tsx';
import { shownAmount } from '../amounts.ts';
import type { CostsTrip, Receipt } from '../costsTrip.ts';
import { receiptName, splitText } from '../receipts/receiptText.ts';
import { historyText } from './historyText.ts';
import type { ReceiptSharesOfFragment } from './Receipt.generated.ts';
import styles from './Sheet.module.css';

interface ReceiptViewProps {
  readonly trip: CostsTrip;
  readonly receipt: Receipt;
  readonly ofShares: ReceiptSharesOfFragment;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** A receipt for those who may not change it. */
export function ReceiptView({ trip, receipt, ofShares, isOpen, onClose }: ReceiptViewProps) {
  const { amount, tripAmount, rate, paidById, date, frozenAt } = receipt;
  const isForeign = amount.currency !== trip.costs.currency;
  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      title={<bdi>{receiptName(receipt)}</bdi>}
      description={`${historyText(trip, ofShares)} Its payer, the person who added it, and organizers can change it.`}
      footer={
        <Button variant="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <dl className={styles['facts']}>
        <dt>Amount</dt>
        <dd>
          {shownAmount(tripAmount)}
          {isForeign && ` (${shownAmount(amount)}, rate ${rate ?? '1'})`}
        </dd>
        <dt>Who paid</dt>
        <dd>{trip.personOf(paidById).shortName}</dd>
        <dt>Split</dt>
        <dd>
          {splitText(trip, receipt)}
          {frozenAt !== null && ', shares no longer follow who eats'}
        </dd>
        <dt>Date</dt>
        <dd>{fullDateLabel(date)}</dd>
      </dl>
      <ul className={styles['shares']} aria-label="Shares">
        {ofShares.shares.map(({ participantId, amount: share }) => (
          <li key={participantId} className={styles['share']}>
            <Avatar {...trip.personOf(participantId)} size="sm" />
            <span className={styles['who']} dir="auto">
              {trip.namesWithCompanions(participantId)}
            </span>
            <b>{shownAmount(share)}</b>
          </li>
        ))}
      </ul>
    </AppDialog>
  );
}
