import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { errorMessage, retryAfterSeconds } from '../gql/errorMessage.ts';
import { showToast } from '../ui/feedback/toaster.tsx';
import { OwnSessionsDocument } from './Account.generated.ts';
import {
  useChangeEmailMutation,
  useChangePhoneMutation,
  useRequestEmailChangeMutation,
  useRequestPhoneChangeMutation,
} from './ChangeContact.generated.ts';
import { contactWayOf } from '../forms/contactProblem.ts';
import type { ContactWay } from '../forms/contactWays.ts';
import { rememberContact, rememberedContact } from './contact/rememberedContact.ts';
import { forgetSentCode, keepSentCode, keptSentCode, sentCode } from './contact/sentCode.ts';

const SECOND_MS = 1000;

/**
 * `error` is a message for the user.
 * @param isChange the account has another contact of this kind
 */
export function useChangeContact(way: ContactWay, isChange: boolean, onChanged: () => void) {
  const calls = useCalls(way);
  const purpose = way === 'EMAIL' ? 'new-email-code' : 'new-number-code';
  const [resumed] = useState(() => keptSentCode(purpose));
  const [step, setStep] = useState<'contact' | 'code'>(resumed === null ? 'contact' : 'code');
  const [sent, setSent] = useState(resumed);
  const [error, setError] = useState<string | undefined>();

  const goTo = (next: typeof step) => {
    setError(undefined);
    setStep(next);
  };

  const sendCode = async (contact: string) => {
    setError(undefined);
    try {
      const code = sentCode(contact, null, await calls.request(contact));
      setSent(code);
      keepSentCode(purpose, code);
      const description = way === 'EMAIL' ? t`Check your email.` : t`Check your text messages.`;
      showToast({ kind: 'success', title: t`Code Sent`, description });
      goTo('code');
    } catch (reason) {
      const waitSeconds = retryAfterSeconds(reason);
      if (waitSeconds !== null && sent?.contact === contact)
        setSent({ ...sent, resendAtMs: Date.now() + waitSeconds * SECOND_MS });
      setError(errorMessage(reason, t`Failed to send verification code`));
    }
  };

  return {
    step,
    error,
    setError,
    /** Whose code was sent before this page was loaded. */
    resumed,
    resendAtMs: sent?.resendAtMs ?? 0,
    isSending: calls.isRequesting,
    isChanging: calls.isChanging,
    sendCode,

    /** A recent code is still valid. */
    async sendFirstCode(contact: string) {
      if (sent?.contact === contact && Date.now() < sent.resendAtMs) goTo('code');
      else await sendCode(contact);
    },

    async giveCode(contact: string, code: string): Promise<boolean> {
      setError(undefined);
      try {
        await calls.change(contact, code);
      } catch (reason) {
        setError(errorMessage(reason, t`Failed to verify code`));
        return false;
      }
      forgetSentCode(purpose);
      const remembered = rememberedContact();
      if (remembered !== '' && contactWayOf(remembered) === way) rememberContact(contact);
      showToast({ kind: 'success', title: savedText(way, isChange) });
      onChanged();
      return true;
    },

    back: () => goTo('contact'),
  };
}

function savedText(way: ContactWay, isChange: boolean): string {
  if (way === 'EMAIL') return isChange ? t`Email changed` : t`Email added`;
  return isChange ? t`Phone number changed` : t`Phone number added`;
}

/** Of a phone number or an email; the first sends the code. */
function useCalls(way: ContactWay) {
  const [requestPhone, requestingPhone] = useRequestPhoneChangeMutation();
  const [requestEmail, requestingEmail] = useRequestEmailChangeMutation();
  const [changePhone, changingPhone] = useChangePhoneMutation();
  const [changeEmail, changingEmail] = useChangeEmailMutation();
  const refetchQueries = [OwnSessionsDocument];
  return {
    isRequesting: requestingPhone.loading || requestingEmail.loading,
    isChanging: changingPhone.loading || changingEmail.loading,
    async request(contact: string) {
      if (way === 'PHONE')
        return (await requestPhone({ variables: { input: { phone: contact } } })).data?.requestPhoneChange;
      const { data } = await requestEmail({ variables: { input: { email: contact.trim() } } });
      return data?.requestEmailChange;
    },
    async change(contact: string, code: string): Promise<void> {
      if (way === 'PHONE')
        await changePhone({ variables: { input: { phone: contact, code } }, refetchQueries });
      else await changeEmail({ variables: { input: { email: contact.trim(), code } }, refetchQueries });
    },
  };
}
