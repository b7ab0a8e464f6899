import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { errorMessage, retryAfterSeconds } from '../gql/errorMessage.ts';
import { showToast } from '../ui/feedback/toaster.tsx';
import {
  OwnSessionsDocument,
  useChangePhoneMutation,
  useRequestPhoneChangeMutation,
} from './Account.generated.ts';
import { rememberedPhone, rememberPhone } from './signIn/rememberedPhone.ts';
import { forgetSentCode, keepSentCode, keptSentCode, sentCode } from './signIn/sentCode.ts';

const SECOND_MS = 1000;

/** `error` is a message for the user. */
export function useChangePhone(onChanged: () => void) {
  const [requestCode, requesting] = useRequestPhoneChangeMutation();
  const [changePhone, changing] = useChangePhoneMutation();
  const [resumed] = useState(() => keptSentCode('new-number-code'));
  const [step, setStep] = useState<'phone' | 'code'>(resumed === null ? 'phone' : 'code');
  const [sent, setSent] = useState(resumed);
  const [error, setError] = useState<string | undefined>();

  const goTo = (next: typeof step) => {
    setError(undefined);
    setStep(next);
  };

  const sendCode = async (phone: string) => {
    setError(undefined);
    try {
      const { data } = await requestCode({ variables: { input: { phone } } });
      const code = sentCode(phone, null, data?.requestPhoneChange);
      setSent(code);
      keepSentCode('new-number-code', code);
      showToast({ kind: 'success', title: t`Code Sent`, description: t`Check your text messages.` });
      goTo('code');
    } catch (reason) {
      const waitSeconds = retryAfterSeconds(reason);
      if (waitSeconds !== null && sent?.phone === phone)
        setSent({ ...sent, resendAtMs: Date.now() + waitSeconds * SECOND_MS });
      setError(errorMessage(reason, t`Failed to send verification code`));
    }
  };

  return {
    step,
    error,
    setError,
    /** Whose code was texted before this page was loaded. */
    resumed,
    resendAtMs: sent?.resendAtMs ?? 0,
    isSending: requesting.loading,
    isChanging: changing.loading,
    sendCode,

    /** A recent code is still valid. */
    async sendFirstCode(phone: string) {
      if (sent?.phone === phone && Date.now() < sent.resendAtMs) goTo('code');
      else await sendCode(phone);
    },

    async giveCode(phone: string, code: string): Promise<boolean> {
      setError(undefined);
      try {
        await changePhone({ variables: { input: { phone, code } }, refetchQueries: [OwnSessionsDocument] });
      } catch (reason) {
        setError(errorMessage(reason, t`Failed to verify code`));
        return false;
      }
      forgetSentCode('new-number-code');
      if (rememberedPhone() !== '') rememberPhone(phone);
      showToast({ kind: 'success', title: t`Phone number changed` });
      onChanged();
      return true;
    },

    back: () => goTo('phone'),
  };
}
