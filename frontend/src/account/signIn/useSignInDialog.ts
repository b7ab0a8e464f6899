import { useState } from 'react';
import { useInviteToken } from '../../browser/useInviteToken.ts';
import { useUrlDialog } from '../../browser/useUrlDialog.ts';
import { useUrlValue } from '../../browser/useUrlValue.ts';

/**
 * Opened by its parameter in the address, or once by an invitation's link.
 * @param isGuest known to be signed out
 */
export function useSignInDialog(isGuest: boolean): {
  readonly isOpen: boolean;
  readonly isInvited: boolean;
  /** Of the invitation link that was opened. */
  readonly inviteToken: string | null;
  readonly open: () => void;
  readonly close: () => void;
} {
  const dialog = useUrlDialog('sign-in');
  const inviteToken = useInviteToken();
  const hasInvitation = useUrlValue('invitation').value !== null;
  const isInvited = hasInvitation || inviteToken !== null;
  const [isPutOff, setPutOff] = useState(false);
  return {
    isOpen: dialog.isOpen || (isInvited && isGuest && !isPutOff),
    isInvited,
    inviteToken,
    open: dialog.open,
    close: () => {
      setPutOff(true);
      dialog.close();
    },
  };
}
