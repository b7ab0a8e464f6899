import { useState } from 'react';
import { phoneDigits } from '../../../domain/people/phone.ts';
import { errorMessage, retryAfterSeconds } from '../gql/errorMessage.ts';
import { showToast } from '../ui/feedback/toaster.tsx';
import {
  OwnSessionsDocument,
  useChangePhoneMutation,
  useRequestPhoneChangeMutation,
} from './Account.generated.ts';
import { rememberedPhone, rememberPhone } from './signIn/rememberedPhone.ts';

const SECOND_MS = 1000;

/** When the next may be requested, in milliseconds since 1970. */
interface SentCode {
  readonly phone: string;
  readonly resendAtMs: number;
}

/** `error` is a message for the user. */
export function useChangePhone(onChanged: () => void) {
  const [requestCode, requesting] = useRequestPhoneChangeMutation();
  const [changePhone, changing] = useChangePhoneMutation();
  const [step, setStep] = useState<'phone' | 'code'>('phone');
  const [sent, setSent] = useState<SentCode | null>(null);
  const [error, setError] = useState<string | undefined>();

  const goTo = (next: typeof step) => {
    setError(undefined);
    setStep(next);
  };

  const sendCode = async (phone: string) => {
    setError(undefined);
    try {
      const { data } = await requestCode({ variables: { input: { phone } } });
      const resendAtMs = Date.parse(data?.requestPhoneChange.resendAt ?? '') || Date.now();
      setSent({ phone, resendAtMs });
      showToast({ kind: 'success', title: 'Code Sent', description: 'Check your text messages.' });
      goTo('code');
    } catch (reason) {
      const waitSeconds = retryAfterSeconds(reason);
      if (waitSeconds !== null && sent?.phone === phone)
        setSent({ phone, resendAtMs: Date.now() + waitSeconds * SECOND_MS });
      setError(errorMessage(reason, 'Failed to send verification code'));
    }
  };

  return {
    step,
    error,
    setError,
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
        await changePhone({
          variables: { input: { phone, code } },
          refetchQueries: [OwnSessionsDocument],
        });
      } catch (reason) {
        setError(errorMessage(reason, 'Failed to verify code'));
        return false;
      }
      if (rememberedPhone() !== '') rememberPhone(phoneDigits(phone));
      showToast({ kind: 'success', title: 'Phone number changed' });
      onChanged();
      return true;
    },

    back: () => goTo('phone'),
  };
}
