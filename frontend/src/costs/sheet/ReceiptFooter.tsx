import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SyntheticEvent } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import { DialogActions } from '../../ui/controls/DialogActions.tsx';
import type { Receipt } from '../costsTrip.ts';

interface ReceiptFooterProps {
  readonly formId: string;
  /** Null for a new one. */
  readonly receipt: Receipt | null;
  /** Of a new one. */
  readonly addLabel: string;
  readonly isSaving: boolean;
  /** Own shares do not add up yet. */
  readonly isUneven: boolean;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** Of the sheet while one writes. */
export function ReceiptFooter(props: ReceiptFooterProps) {
  const { formId, receipt, addLabel, isSaving, isUneven, onDelete, onClose } = props;
  return (
    <>
      <span className="pushes">
        {receipt !== null && (
          <Button variant="danger" onClick={onDelete} isOnlineOnly>
            <Trans>Delete</Trans>
          </Button>
        )}
      </span>
      <DialogActions onCancel={onClose} type="submit" form={formId} isWorking={isSaving} disabled={isUneven}>
        {receipt === null ? addLabel : t`Save`}
      </DialogActions>
    </>
  );
}

interface ConflictFooterProps {
  readonly saveLabel: string;
  readonly isSaving: boolean;
  readonly onBack: () => void;
  readonly onSave: (event: SyntheticEvent) => void;
}

/** Of the sheet while a conflict is asked about. */
export function ConflictFooter({ saveLabel, isSaving, onBack, onSave }: ConflictFooterProps) {
  return (
    <>
      <span className="pushes">
        <Button variant="quiet" onClick={onBack}>
          <Trans>Back to writing</Trans>
        </Button>
      </span>
      <Button variant="primary" onClick={onSave} isWorking={isSaving} isOnlineOnly>
        {saveLabel}
      </Button>
    </>
  );
}
