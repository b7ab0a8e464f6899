import { errorMessage } from '../../gql/errorMessage.ts';
import { ConfirmDialog } from '../../ui/layout/ConfirmDialog.tsx';
import { showToast } from '../../ui/feedback/toaster.tsx';
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

  async function confirm(): Promise<void> {
    try {
      await deleteReceipt({ variables: { input: { id: receipt.id, tripId } } });
    } catch (error) {
      const description = errorMessage(error, 'The receipt was not deleted. Try again.');
      showToast({ kind: 'error', title: 'Error', description });
      onClose();
      return;
    }
    showToast({ kind: 'success', title: 'Receipt deleted' });
    onDeleted();
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Delete this receipt?"
      text={
        <>
          <bdi>{receiptName(receipt)}</bdi> no longer counts, and everybody’s balance changes. This cannot be
          undone.
        </>
      }
      action="Delete receipt"
      isDanger
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
