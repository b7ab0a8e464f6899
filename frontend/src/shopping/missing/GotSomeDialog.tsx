import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { LIMITS } from '../../../../domain/limits.ts';
import { gotInPart } from '../../../../domain/shopping/list/gotInPart.ts';
import { useOnlineOnly } from '../../browser/useOnline.ts';
import { errorMessage } from '../../gql/errorMessage.ts';
import { TextField } from '../../ui/controls/Field.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { DialogActions } from '../../ui/controls/DialogActions.tsx';
import type { CartGroup } from '../rows/cartParts.ts';
import { amountFor } from './amountFor.ts';
import { useGotSome } from './useGotSome.ts';

interface GotSomeDialogProps {
  readonly tripId: string;
  readonly group: CartGroup;
  readonly isOpen: boolean;
  /** Before it closes. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** How much of a line was got; the rest stays on the list. */
export function GotSomeDialog({ tripId, group, isOpen, onDone, onClose }: GotSomeDialogProps) {
  const formId = useId();
  const onlineOnly = useOnlineOnly();
  // As it was opened: sent again after a lost answer, the amount means the same.
  const [line] = useState(group);
  const gotSome = useGotSome(tripId, line);
  const [typed, setTyped] = useState('');
  const [isUnread, setUnread] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isWorking, setWorking] = useState(false);

  async function save(): Promise<void> {
    if (isWorking || onlineOnly.disabled) return;
    const got = gotInPart(line, typed);
    setUnread(got === null);
    if (got === null) return;
    setFailure(null);
    setWorking(true);
    try {
      await gotSome(got);
      onDone();
      onClose();
    } catch (error) {
      setFailure(errorMessage(error, t`Check your connection and try again.`));
    } finally {
      setWorking(false);
    }
  }

  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      width="narrow"
      title={t`Got only some`}
      description={amountFor(line)}
      hasUnsavedInput={typed !== ''}
      footer={
        <DialogActions onCancel={onClose} type="submit" form={formId} isWorking={isWorking}>
          <Trans>Save</Trans>
        </DialogActions>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label={t`How much did you get?`}
          hint={t`The rest stays on the list.`}
          error={isUnread ? t`Enter a number, or an amount in the unit of the list.` : undefined}
          value={typed}
          inputMode="decimal"
          maxLength={LIMITS.quantity}
          onChange={({ target }) => setTyped(target.value)}
        />
        {failure !== null && <Notice tone="berry" role="alert" text={failure} />}
      </form>
    </AppDialog>
  );
}
