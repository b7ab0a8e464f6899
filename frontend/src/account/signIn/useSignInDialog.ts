import { useState } from 'react';
import { useUrlDialog } from '../../browser/useUrlDialog.ts';
import { useUrlValue } from '../../browser/useUrlValue.ts';

/**
 * Whether the address asks for the sign-in: by its dialog, or by the link of an invitation, which asks once and stays
 * in the address for the time after.
 * @param isGuest whether it is known that nobody is signed in
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
