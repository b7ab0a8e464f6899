import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { errorMessage, retryAfterSeconds } from '../../gql/errorMessage.ts';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { clearMemory } from './clearAccountData.ts';
import { forgetSession } from './forgetAccount.ts';
import { useCheckPhoneMutation, useRequestCodeMutation, useVerifyCodeMutation } from './SignIn.generated.ts';
import { rememberSignedIn } from './signedInHint.ts';

const SECOND_MS = 1000;

type Step = 'phone' | 'name' | 'code';

/** When the next may be requested, in milliseconds since 1970. */
interface SentCode {
  readonly phone: string;
  readonly resendAtMs: number;
}

/** `error` is a message for the user. */
export function useSignIn(onSignedIn: () => void) {
  const client = useApolloClient();
  const [checkPhone, checking] = useCheckPhoneMutation();
  const [requestCode, requesting] = useRequestCodeMutation();
  const [verifyCode, verifying] = useVerifyCodeMutation();
  const [step, setStep] = useState<Step>('phone');
  const [isNew, setNew] = useState(false);
  const [sent, setSent] = useState<SentCode | null>(null);
  const [error, setError] = useState<string | undefined>();

  const goTo = (next: Step) => {
    setError(undefined);
    setStep(next);
  };

  const sendCode = async (phone: string) => {
    setError(undefined);
    try {
      const { data } = await requestCode({ variables: { input: { phone } } });
      setSent({ phone, resendAtMs: Date.parse(data?.requestCode.resendAt ?? '') || Date.now() });
      showToast({ kind: 'success', title: 'Code Sent', description: 'Check your text messages.' });
      goTo('code');
    } catch (reason) {
      const waitSeconds = retryAfterSeconds(reason);
      if (waitSeconds !== null && sent?.phone === phone) {
        setSent({ phone, resendAtMs: Date.now() + waitSeconds * SECOND_MS });
      }
      setError(errorMessage(reason, 'Failed to send verification code'));
    }
  };

  /** A recent code is still valid. */
  const sendFirstCode = async (phone: string) => {
    if (sent?.phone === phone && Date.now() < sent.resendAtMs) goTo('code');
    else await sendCode(phone);
  };

  return {
    step,
    error,
    setError,
    resendAtMs: sent?.resendAtMs ?? 0,
    isChecking: checking.loading || (step === 'phone' && requesting.loading),
    isSending: requesting.loading,
    isVerifying: verifying.loading,
    resendCode: sendCode,
    sendFirstCode,

    async givePhone(phone: string) {
      setError(undefined);
      try {
        const { data } = await checkPhone({ variables: { input: { phone } } });
        const isKnown = data?.checkPhone.exists ?? false;
        setNew(!isKnown);
        if (isKnown) await sendFirstCode(phone);
        else goTo('name');
      } catch (reason) {
        setError(errorMessage(reason, 'Failed to check phone number'));
      }
    },

    async giveCode(phone: string, code: string, name: string): Promise<boolean> {
      setError(undefined);
      try {
        await verifyCode({ variables: { input: { phone, code, name: isNew ? name : null } } });
      } catch (reason) {
        setError(errorMessage(reason, 'Failed to verify code'));
        return false;
      }
      // Only now is it known whose ticks are pending.
      await Promise.all([forgetSession(), clearMemory(client)]);
      rememberSignedIn(true);
      showToast({ kind: 'success', title: 'Welcome!', description: 'Opening your trips…' });
      onSignedIn();
      return true;
    },

    back: () => goTo(step === 'code' && isNew ? 'name' : 'phone'),
  };
}
