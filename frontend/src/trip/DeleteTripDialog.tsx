import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { showError, showToast } from '../ui/feedback/toaster.tsx';
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
      title={t`Delete this trip?`}
      text={
        <Trans>
          Deleting <bdi>{name}</bdi> cannot be undone and will remove the trip for all participants.
        </Trans>
      }
      action={t`Delete trip`}
      isDanger
      onClose={onClose}
      onConfirm={async () => {
        try {
          await deleteTrip({ variables: { input: { id: tripId } } });
        } catch {
          showError(t`Failed to delete trip. Please try again.`);
          return;
        }
        showToast({ kind: 'success', title: t`Trip Deleted` });
        onClose();
        onDeleted();
      }}
    />
  );
}
