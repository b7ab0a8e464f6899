import { showToast } from '../ui/feedback/toaster.tsx';
import { ConfirmDialog } from '../ui/layout/ConfirmDialog.tsx';
import { useDeleteTripMutation } from './DeleteTrip.generated.ts';

interface DeleteTripDialogProps {
  readonly tripId: string;
  readonly name: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

export function DeleteTripDialog({ tripId, name, isOpen, onClose, onDeleted }: DeleteTripDialogProps) {
  const [deleteTrip] = useDeleteTripMutation();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Delete this trip?"
      text={
        <>
          Deleting <bdi>{name}</bdi> cannot be undone and will remove the trip for all participants.
        </>
      }
      action="Delete trip"
      isDanger
      onClose={onClose}
      onConfirm={async () => {
        try {
          await deleteTrip({ variables: { input: { id: tripId } } });
        } catch {
          showToast({
            kind: 'error',
            title: 'Error',
            description: 'Failed to delete trip. Please try again.',
          });
          return;
        }
        showToast({ kind: 'success', title: 'Trip Deleted' });
        onClose();
        onDeleted();
      }}
    />
  );
}
