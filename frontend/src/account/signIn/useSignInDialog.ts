import { useState } from 'react';
import { useUrlDialog } from '../../browser/useUrlDialog.ts';
import { useUrlValue } from '../../browser/useUrlValue.ts';

/**
 * Opened by its parameter in the address, or once by an invitation's link.
 * @param isGuest known to be signed out
 */
export function useSignInDialog(isGuest: boolean): {
  readonly isOpen: boolean;
  readonly isInvited: boolean;
  readonly open: () => void;
  readonly close: () => void;
} {
  const dialog = useUrlDialog('sign-in');
  const isInvited = useUrlValue('invitation').value !== null;
  const [isPutOff, setPutOff] = useState(false);
  return {
    isOpen: dialog.isOpen || (isInvited && isGuest && !isPutOff),
    isInvited,
    open: dialog.open,
    close: () => {
      setPutOff(true);
      dialog.close();
    },
  };
}
