import { useState } from 'react';
import { useLocation } from 'react-router';
import { textedTokenIn } from '../../browser/url/inviteToken.ts';
import { useInviteToken } from '../../browser/url/useInviteToken.ts';
import { useUrlDialog } from '../../browser/url/useUrlDialog.ts';
import { useUrlValue } from '../../browser/url/useUrlValue.ts';

/**
 * Opened by its parameter in the address, or once by an invitation's link.
 * @param isGuest known to be signed out
 */
export function useSignInDialog(isGuest: boolean): {
  readonly isOpen: boolean;
  /** Of the opened link; shows its invitation. */
  readonly inviteToken: string | null;
  /** By a text: only its number can answer. */
  readonly isTexted: boolean;
  readonly open: () => void;
  readonly close: () => void;
} {
  const dialog = useUrlDialog('sign-in');
  const inviteToken = useInviteToken();
  const participantId = useUrlValue('invitation').value;
  const textedToken = textedTokenIn(participantId, useLocation().hash);
  const isInvited = participantId !== null || inviteToken !== null;
  const [isPutOff, setPutOff] = useState(false);
  return {
    isOpen: dialog.isOpen || (isInvited && isGuest && !isPutOff),
    inviteToken: inviteToken ?? textedToken,
    isTexted: participantId !== null,
    open: dialog.open,
    close: () => {
      setPutOff(true);
      dialog.close();
    },
  };
}
