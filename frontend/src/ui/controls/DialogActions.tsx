import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { Button } from './Button.tsx';

interface DialogActionsProps extends ComponentProps<typeof Button> {
  readonly onCancel: () => void;
}

/** Cancel, and the button of what the dialog is for, which needs the connection unless it says otherwise. */
export function DialogActions({ onCancel, ...action }: DialogActionsProps) {
  return (
    <>
      <Button variant="quiet" onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
      <Button variant="primary" isOnlineOnly {...action} />
    </>
  );
}
