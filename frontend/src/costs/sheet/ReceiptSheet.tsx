import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { skipToken } from '@apollo/client/react';
import { useOnline } from '../../browser/useOnline.ts';
import { useToday } from '../../browser/hooks/useNow.ts';
import { UntilLoaded } from '../../gql/UntilLoaded.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { LoadingShape } from '../../ui/feedback/Skeleton.tsx';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { useLastValue, useOpening } from '../../browser/hooks/useOpening.ts';
import type { CostsTrip, Receipt } from '../costsTrip.ts';
import { useReceiptSharesQuery } from './Receipt.generated.ts';
import { NEW_RECEIPT } from './newReceipt.ts';
import { ReceiptForm } from './ReceiptForm.tsx';
import { emptyReceipt, receiptInput } from './receiptInput.ts';
import { ReceiptView } from './ReceiptView.tsx';

export interface ReceiptSheetProps {
  readonly trip: CostsTrip;
  /** A receipt's id, or {@link NEW_RECEIPT}; null closes it. */
  readonly receiptId: string | null;
  readonly onClose: () => void;
}

/** Adds a receipt, changes it, or shows it to those who may not change it. */
export function ReceiptSheet({ trip, receiptId, onClose }: ReceiptSheetProps) {
  const opening = useOpening(receiptId !== null);
  const shownId = useLastValue(receiptId);
  const today = useToday();
  const found = trip.costs.receipts.find(({ id }) => id === shownId) ?? null;
  // Deleted meanwhile: it stays until the sheet is closed.
  const receipt = useLastValue(found);
  if (shownId === null) return null;
  const shared = { trip, isOpen: receiptId !== null, onClose };
  if (shownId === NEW_RECEIPT) {
    return <ReceiptForm key={opening} {...shared} receipt={null} current={emptyReceipt(trip, today)} />;
  }
  if (receipt === null || receipt.id !== shownId) return <Gone {...shared} />;
  return <SavedReceipt key={opening} {...shared} receipt={receipt} isDeleted={found === null} />;
}

interface SheetProps {
  readonly trip: CostsTrip;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

interface SavedReceiptProps extends SheetProps {
  readonly receipt: Receipt;
  readonly isDeleted: boolean;
}

/** Reads the shares, without which own and frozen ones cannot be shown. */
function SavedReceipt({ receipt, isDeleted, ...shared }: SavedReceiptProps) {
  const { trip, isOpen, onClose } = shared;
  const variables = { tripId: trip.id, receiptId: receipt.id };
  const answer = useReceiptSharesQuery(isDeleted ? skipToken : { variables });
  const ofShares = useLastValue(answer.data?.trip.costs.receipt ?? null);
  const isOnline = useOnline();
  if (isDeleted) return <Gone {...shared} />;
  const { split, frozenAt, viewerCanEdit } = receipt;
  if (ofShares === null && (split === 'SHARES' || frozenAt !== null || !viewerCanEdit)) {
    if (!isOnline) return <ReceiptView {...shared} receipt={receipt} ofShares={null} />;
    return (
      <AppDialog isOpen={isOpen} onClose={onClose} title={t`Receipt`}>
        <UntilLoaded
          answer={answer}
          title={t`This did not load.`}
          skeleton={<LoadingShape label={t`Loading the receipt`} height={320} radius={12} />}
        />
      </AppDialog>
    );
  }
  if (ofShares !== null && !viewerCanEdit)
    return <ReceiptView {...shared} receipt={receipt} ofShares={ofShares} />;
  return (
    <ReceiptForm
      {...shared}
      receipt={receipt}
      ofShares={ofShares}
      current={receiptInput(trip, receipt, ofShares)}
    />
  );
}

function Gone({ isOpen, onClose }: SheetProps) {
  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`Receipt`}
      width="narrow"
      footer={
        <Button variant="primary" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <p>
        <Trans>This receipt was deleted.</Trans>
      </p>
    </AppDialog>
  );
}
