import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { errorMessage } from '../../gql/errorMessage.ts';
import { ConfirmDialog } from '../../ui/layout/ConfirmDialog.tsx';
import { showError, showToast } from '../../ui/feedback/toaster.tsx';
import type { Receipt } from '../costsTrip.ts';
import { receiptName } from '../receipts/receiptText.ts';
import { useDeleteReceiptMutation } from './Receipt.generated.ts';

interface DeleteReceiptProps {
  readonly tripId: string;
  readonly receipt: Receipt;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

export function DeleteReceipt({ tripId, receipt, isOpen, onClose, onDeleted }: DeleteReceiptProps) {
  const [deleteReceipt] = useDeleteReceiptMutation();

  const name = receiptName(receipt);

  async function confirm(): Promise<void> {
    try {
      await deleteReceipt({ variables: { input: { id: receipt.id, tripId } } });
    } catch (error) {
      showError(errorMessage(error, t`The receipt was not deleted. Try again.`));
      onClose();
      return;
    }
    showToast({ kind: 'success', title: t`Receipt deleted` });
    onDeleted();
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t`Delete this receipt?`}
      text={
        <Trans>
          <bdi>{name}</bdi> no longer counts, and everybody’s balance changes. This cannot be undone.
        </Trans>
      }
      action={t`Delete receipt`}
      isDanger
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
