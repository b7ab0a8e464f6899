import { t } from '@lingui/core/macro';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { isEmail } from '../../../../domain/people/contact.ts';
import type { MailedCode } from '../../browser/url/mailedCode.ts';
import { errorField, errorMessage, retryAfterSeconds } from '../../gql/errorMessage.ts';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { clearMemory } from './clearAccountData.ts';
import { forgetSession } from './forgetAccount.ts';
import { contactInput } from '../../forms/contactProblem.ts';
import { keepSentCode, keptSentCode, sentCode } from '../contact/sentCode.ts';
import {
  useCheckEmailMutation,
  useCheckPhoneMutation,
  useRequestCodeMutation,
  useVerifyCodeMutation,
} from './SignIn.generated.ts';
import { rememberSignedIn } from './signedInHint.ts';

const SECOND_MS = 1000;

type Step = 'contact' | 'name' | 'code';

/**
 * `error` is a message for the user. A contact is as typed: a phone number or an email.
 * @param link token of the invitation link that led here
 * @param mailed of a mail's link that led here
 */
export function useSignIn(onSignedIn: () => void, link: string | null, mailed: MailedCode | null) {
  const client = useApolloClient();
  const [checkPhone, checkingPhone] = useCheckPhoneMutation();
  const [checkEmail, checkingEmail] = useCheckEmailMutation();
  const [requestCode, requesting] = useRequestCodeMutation();
  const [verifyCode, verifying] = useVerifyCodeMutation();
  const [resumed] = useState(() => (mailed === null ? keptSentCode('sign-in-code') : null));
  const [step, setStep] = useState<Step>(resumed === null && !mailed?.code ? 'contact' : 'code');
  const [isNew, setNew] = useState(resumed !== null && resumed.name !== null);
  const [sent, setSent] = useState(resumed);
  const [error, setError] = useState<string | undefined>();
  const [nameNeededFor, setNameNeededFor] = useState<string | null>(null);
  const [filledIn, setFilledIn] = useState(mailed?.code ?? '');

  const goTo = (next: Step) => {
    setError(undefined);
    setStep(next);
  };

  const sendCode = async (contact: string, name: string | null) => {
    setError(undefined);
    try {
      const { data } = await requestCode({ variables: { input: { ...contactInput(contact), link } } });
      const code = sentCode(contact, name, data?.requestCode);
      setSent(code);
      setFilledIn('');
      keepSentCode('sign-in-code', code);
      const description = isEmail(contact) ? t`Check your email.` : t`Check your text messages.`;
      showToast({ kind: 'success', title: t`Code Sent`, description });
      goTo('code');
    } catch (reason) {
      const waitSeconds = retryAfterSeconds(reason);
      if (waitSeconds !== null && sent?.contact === contact) {
        setSent({ ...sent, resendAtMs: Date.now() + waitSeconds * SECOND_MS });
      }
      setError(errorMessage(reason, t`Failed to send verification code`));
    }
  };

  /** A recent code is still valid. */
  const sendFirstCode = async (contact: string, name: string | null) => {
    if (sent?.contact === contact && Date.now() < sent.resendAtMs) goTo('code');
    else await sendCode(contact, name);
  };

  return {
    step,
    isNew,
    error,
    setError,
    /** The code of a mail's link whose reader has no account yet. */
    nameNeededFor,
    /** The code of a mail's link, until another was sent or this one refused. */
    filledIn,
    resendAtMs: sent?.resendAtMs ?? 0,
    isChecking: checkingPhone.loading || checkingEmail.loading || (step === 'contact' && requesting.loading),
    isSending: requesting.loading,
    isVerifying: verifying.loading,
    /** Whose code was sent before this page was loaded. */
    resumed,
    resendCode: sendCode,
    sendFirstCode,

    async giveContact(contact: string) {
      setError(undefined);
      try {
        const isKnown = isEmail(contact)
          ? (await checkEmail({ variables: { input: { email: contact.trim() } } })).data?.checkEmail.exists
          : (await checkPhone({ variables: { input: { phone: contact } } })).data?.checkPhone.exists;
        setNew(isKnown !== true);
        if (isKnown === true) await sendFirstCode(contact, null);
        else goTo('name');
      } catch (reason) {
        const failed = isEmail(contact) ? t`Failed to check email` : t`Failed to check phone number`;
        setError(errorMessage(reason, failed));
      }
    },

    async giveCode(contact: string, code: string, name: string | null): Promise<boolean> {
      setError(undefined);
      try {
        await verifyCode({ variables: { input: { ...contactInput(contact), code, name, link } } });
      } catch (reason) {
        // A mail's link does not tell whether its reader has an account.
        const isNameMissing = name === null && errorField(reason) === 'name';
        setNameNeededFor(isNameMissing ? code : null);
        if (isNameMissing) setNew(true);
        else setFilledIn('');
        goTo(isNameMissing ? 'name' : 'code');
        if (!isNameMissing) setError(errorMessage(reason, t`Failed to verify code`));
        return false;
      }
      // Only now is it known whose ticks are pending.
      await Promise.all([forgetSession(), clearMemory(client)]);
      rememberSignedIn(true);
      showToast({ kind: 'success', title: t`Welcome!` });
      onSignedIn();
      return true;
    },

    back: () => {
      setNameNeededFor(null);
      goTo(step === 'code' && isNew ? 'name' : 'contact');
    },
  };
}
