import { t } from '@lingui/core/macro';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { errorMessage, retryAfterSeconds } from '../../gql/errorMessage.ts';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { clearMemory } from './clearAccountData.ts';
import { forgetSession } from './forgetAccount.ts';
import { useCheckPhoneMutation, useRequestCodeMutation, useVerifyCodeMutation } from './SignIn.generated.ts';
import { keepSentCode, keptSentCode, sentCode } from './sentCode.ts';
import { rememberSignedIn } from './signedInHint.ts';

const SECOND_MS = 1000;

type Step = 'phone' | 'name' | 'code';

/**
 * `error` is a message for the user.
 * @param link token of the invitation link that led here
 */
export function useSignIn(onSignedIn: () => void, link: string | null) {
  const client = useApolloClient();
  const [checkPhone, checking] = useCheckPhoneMutation();
  const [requestCode, requesting] = useRequestCodeMutation();
  const [verifyCode, verifying] = useVerifyCodeMutation();
  const [resumed] = useState(() => keptSentCode('sign-in-code'));
  const [step, setStep] = useState<Step>(resumed === null ? 'phone' : 'code');
  const [isNew, setNew] = useState(resumed !== null && resumed.name !== null);
  const [sent, setSent] = useState(resumed);
  const [error, setError] = useState<string | undefined>();

  const goTo = (next: Step) => {
    setError(undefined);
    setStep(next);
  };

  const sendCode = async (phone: string, name: string | null) => {
    setError(undefined);
    try {
      const { data } = await requestCode({ variables: { input: { phone, link } } });
      const code = sentCode(phone, name, data?.requestCode);
      setSent(code);
      keepSentCode('sign-in-code', code);
      showToast({ kind: 'success', title: t`Code Sent`, description: t`Check your text messages.` });
      goTo('code');
    } catch (reason) {
      const waitSeconds = retryAfterSeconds(reason);
      if (waitSeconds !== null && sent?.phone === phone) {
        setSent({ ...sent, resendAtMs: Date.now() + waitSeconds * SECOND_MS });
      }
      setError(errorMessage(reason, t`Failed to send verification code`));
    }
  };

  /** A recent code is still valid. */
  const sendFirstCode = async (phone: string, name: string | null) => {
    if (sent?.phone === phone && Date.now() < sent.resendAtMs) goTo('code');
    else await sendCode(phone, name);
  };

  return {
    step,
    isNew,
    error,
    setError,
    resendAtMs: sent?.resendAtMs ?? 0,
    isChecking: checking.loading || (step === 'phone' && requesting.loading),
    isSending: requesting.loading,
    isVerifying: verifying.loading,
    /** Whose code was texted before this page was loaded. */
    resumed,
    resendCode: sendCode,
    sendFirstCode,

    async givePhone(phone: string) {
      setError(undefined);
      try {
        const { data } = await checkPhone({ variables: { input: { phone } } });
        const isKnown = data?.checkPhone.exists ?? false;
        setNew(!isKnown);
        if (isKnown) await sendFirstCode(phone, null);
        else goTo('name');
      } catch (reason) {
        setError(errorMessage(reason, t`Failed to check phone number`));
      }
    },

    async giveCode(phone: string, code: string, name: string): Promise<boolean> {
      setError(undefined);
      try {
        await verifyCode({ variables: { input: { phone, code, name: isNew ? name : null, link } } });
      } catch (reason) {
        setError(errorMessage(reason, t`Failed to verify code`));
        return false;
      }
      // Only now is it known whose ticks are pending.
      await Promise.all([forgetSession(), clearMemory(client)]);
      rememberSignedIn(true);
      showToast({ kind: 'success', title: t`Welcome!`, description: t`Opening your trips…` });
      onSignedIn();
      return true;
    },

    back: () => goTo(step === 'code' && isNew ? 'name' : 'phone'),
  };
}
