import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { capitalized } from '../../../../domain/text/capitalized.ts';
import { fullDateLabel } from '../../../../domain/text/dates/dates.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { Avatar } from '../../ui/marks/Avatar.tsx';
import { shownAmount } from '../amounts.ts';
import { namesWithCompanions, type CostsTrip, type Receipt } from '../costsTrip.ts';
import { receiptName, splitText } from '../receipts/receiptText.ts';
import { liveShares } from './liveShares.ts';
import { historyText } from './historyText.ts';
import type { ReceiptSharesOfFragment } from './Receipt.generated.ts';
import { receiptInput } from './receiptInput.ts';
import styles from './Sheet.module.css';

const WHO_CHANGES = t`Its payer, the person who added it, and organizers can change it.`;

interface ReceiptViewProps {
  readonly trip: CostsTrip;
  readonly receipt: Receipt;
  /** Null while offline: then some shares are known from the table. */
  readonly ofShares: ReceiptSharesOfFragment | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** A receipt for those who may not change it, or cannot offline. */
export function ReceiptView({ trip, receipt, ofShares, isOpen, onClose }: ReceiptViewProps) {
  const { amount, tripAmount, rate, paidById, date, frozenAt } = receipt;
  const isForeign = amount.currency !== trip.costs.currency || rate !== null;
  const shares = ofShares?.shares ?? sharesByAttendance(trip, receipt);
  const [inTrip, paid] = [shownAmount(tripAmount), shownAmount(amount)];
  const split = capitalized(splitText(trip, receipt));
  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      title={<bdi>{receiptName(receipt)}</bdi>}
      description={ofShares === null ? undefined : `${historyText(trip, ofShares)} ${WHO_CHANGES}`}
      footer={
        <Button variant="primary" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <dl className={styles['facts']}>
        <dt>
          <Trans>Amount</Trans>
        </dt>
        <dd>{isForeign ? t`${inTrip} (${paid}, rate ${{ rate: rate ?? '1' }})` : inTrip}</dd>
        <dt>{amount.amountCents < 0 ? t`Who got it back` : t`Who paid`}</dt>
        <dd>{trip.personOf(paidById).shortName}</dd>
        <dt>
          <Trans>Split</Trans>
        </dt>
        <dd>{frozenAt === null ? split : t`${split}, shares no longer follow who eats`}</dd>
        {shares === null && (
          <>
            <dt>
              <Trans>Your share</Trans>
            </dt>
            <dd>{shownAmount(receipt.viewerShare)}</dd>
          </>
        )}
        <dt>
          <Trans>Date</Trans>
        </dt>
        <dd>{fullDateLabel(date)}</dd>
      </dl>
      {shares === null ? (
        <p className={styles['hint']}>
          <Trans>You are offline: everybody’s shares are shown when you are back online.</Trans>
        </p>
      ) : (
        <ul className="figures sheet ruled above8" aria-label={t`Shares`}>
          {shares.map(({ participantId, amount: share }) => (
            <li key={participantId} className={styles['share']}>
              <Avatar {...trip.personOf(participantId)} size="sm" />
              <span className={styles['who']} dir="auto">
                {namesWithCompanions(trip, participantId)}
              </span>
              <b className="noShrink">{shownAmount(share)}</b>
            </li>
          ))}
        </ul>
      )}
    </AppDialog>
  );
}

type Share = Pick<ReceiptSharesOfFragment['shares'][number], 'participantId' | 'amount'>;

/** Null for own and frozen shares, which only the server knows. */
function sharesByAttendance(trip: CostsTrip, receipt: Receipt): readonly Share[] | null {
  if (receipt.split === 'SHARES' || receipt.frozenAt !== null) return null;
  return liveShares(receiptInput(trip, receipt, null), trip).flatMap(({ person, cents }) =>
    cents === null || cents === 0
      ? []
      : [{ participantId: person.id, amount: { amountCents: cents, currency: trip.costs.currency } }],
  );
}
