import { Trans } from '@lingui/react/macro';
import { memo, useDeferredValue, useId } from 'react';
import { useRecentChange } from '../../live/liveState.ts';
import { changedBy, RecentChange } from '../../live/RecentChange.tsx';
import { shownAmount } from '../amounts.ts';
import type { CostsTrip, Receipt } from '../costsTrip.ts';
import { ReceiptIcon } from './ReceiptIcon.tsx';
import styles from './Receipts.module.css';
import { ownPart, receiptLine, receiptName } from './receiptText.ts';

/** Fill the first screen; the others follow when it is usable. */
const FIRST_ROWS = 16;

/** From this many rows on, the browser skips those off screen. */
const LONG = 100;

interface ReceiptListProps {
  readonly trip: CostsTrip;
  readonly onOpen: (receiptId: string) => void;
}

export const ReceiptList = memo(function ReceiptList({ trip, onOpen }: ReceiptListProps) {
  const titleId = useId();
  const { receipts } = trip.costs;
  const rowLimit = useDeferredValue(Infinity, FIRST_ROWS);
  return (
    <section aria-labelledby={titleId}>
      <div className={styles['head']}>
        <h2 id={titleId} className="heading">
          <Trans>Receipts</Trans>
        </h2>
        <span className="secondary figures">{receipts.length}</span>
        <span className="secondary figures atEnd">
          <Total trip={trip} />
        </span>
      </div>
      <ul className={styles['list']} data-long={receipts.length > LONG ? '' : undefined}>
        {receipts.slice(0, rowLimit).map((receipt) => (
          <ReceiptRow key={receipt.id} trip={trip} receipt={receipt} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  );
});

function Total({ trip: { costs, isCompleted } }: Pick<ReceiptListProps, 'trip'>) {
  const total = <span>{shownAmount(costs.spent)}</span>;
  if (costs.perPortion === null)
    return isCompleted ? <Trans>{total} in all</Trans> : <Trans>{total} so far</Trans>;
  const each = shownAmount(costs.perPortion);
  return isCompleted ? (
    <Trans>
      {total} in all, groceries {each} a portion
    </Trans>
  ) : (
    <Trans>
      {total} so far, groceries {each} a portion
    </Trans>
  );
}

interface ReceiptRowProps extends ReceiptListProps {
  readonly receipt: Receipt;
}

const ReceiptRow = memo(function ReceiptRow({ trip, receipt, onOpen }: ReceiptRowProps) {
  const changer = useRecentChange([receipt.id]);
  return (
    <li>
      <button
        type="button"
        className={styles['row']}
        data-control="quiet"
        onClick={() => onOpen(receipt.id)}
        {...changedBy(changer)}
      >
        <ReceiptIcon {...receipt} />
        <span className={styles['what']}>
          <b dir="auto">{receiptName(receipt)}</b>
          <span>{receiptLine(trip, receipt)}</span>
          {changer !== null && <RecentChange person={changer} />}
        </span>
        <span className={styles['amount']}>
          <b>{shownAmount(receipt.tripAmount)}</b>
          <span>{ownPart(receipt)}</span>
        </span>
      </button>
    </li>
  );
});
