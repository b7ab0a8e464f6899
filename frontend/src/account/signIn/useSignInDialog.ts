import { useState } from 'react';
import { useLocation } from 'react-router';
import { takeMailedCode, type MailedCode } from '../../browser/url/mailedCode.ts';
import { textedTokenIn } from '../../browser/url/inviteToken.ts';
import { useInviteToken } from '../../browser/url/useInviteToken.ts';
import { useUrlDialog } from '../../browser/url/useUrlDialog.ts';
import { useUrlValue } from '../../browser/url/useUrlValue.ts';

/**
 * Opened by its parameter in the address, or once by the link of an invitation or a mailed code.
 * @param isVisitor known to be signed out
 */
export function useSignInDialog(isVisitor: boolean): {
  readonly isOpen: boolean;
  /** Of the opened link; shows its invitation. */
  readonly inviteToken: string | null;
  /** By a text or mail: only its number or address can answer. */
  readonly isTexted: boolean;
  readonly mailedCode: MailedCode | null;
  readonly open: () => void;
  readonly close: () => void;
} {
  const dialog = useUrlDialog('sign-in');
  const inviteToken = useInviteToken();
  const participantId = useUrlValue('invitation').value;
  const textedToken = textedTokenIn(participantId, useLocation().hash);
  const [mailedCode] = useState(takeMailedCode);
  const hasFailed = useUrlValue('signInError').value !== null;
  const isLed = participantId !== null || inviteToken !== null || mailedCode !== null || hasFailed;
  const [isPutOff, setPutOff] = useState(false);
  return {
    isOpen: dialog.isOpen || (isLed && isVisitor && !isPutOff),
    inviteToken: inviteToken ?? textedToken,
    isTexted: participantId !== null,
    mailedCode,
    open: dialog.open,
    close: () => {
      setPutOff(true);
      dialog.close();
    },
  };
}
