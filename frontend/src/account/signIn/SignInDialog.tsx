import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { userNameField } from '../../../../domain/people/accountFields.ts';
import { languagePath } from '../../../../domain/text/site/languagePath.ts';
import { reader } from '../../../../domain/text/reader.ts';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { CheckField } from '../../ui/controls/choice/CheckField.tsx';
import { TextField } from '../../ui/controls/Field.tsx';
import { PhoneField } from '../../ui/phone/PhoneField.tsx';
import { CodeStep } from './CodeStep.tsx';
import { LinkInvitation } from './LinkInvitation.tsx';
import { rememberedPhone, rememberPhone } from './rememberedPhone.ts';
import { phoneProblem } from './phoneProblem.ts';
import styles from './SignInDialog.module.css';
import { BackButton, submit, useFocusAtStart } from './stepForm.tsx';
import { useSignIn } from './useSignIn.ts';
import { useOnlineOnly } from '../../browser/useOnline.ts';

const RELOAD_MS = 2000;

export interface SignInDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly productName: string;
  /** By the link of a texted invitation. */
  readonly isTexted?: boolean;
  /** Its invitation is shown. */
  readonly inviteToken?: string | null;
  /** Focused on closing, if not the previous element. */
  readonly finalFocus?: () => HTMLElement | null;
  readonly reload?: () => void;
}

/** Phone number, name of a new user, code. */
export function SignInDialog({
  isOpen,
  onClose,
  productName,
  isTexted = false,
  inviteToken = null,
  finalFocus,
  reload = () => window.location.reload(),
}: SignInDialogProps) {
  const [isRemembered, setRemembered] = useState(() => rememberedPhone() !== '');
  const [isOpening, setOpening] = useState(false);
  const signIn = useSignIn(() => {
    setOpening(true);
    // Cleans the address; the dialog stays until the reload.
    onClose();
    setTimeout(reload, RELOAD_MS);
  }, inviteToken);
  const [phone, setPhone] = useState(() => signIn.resumed?.phone ?? rememberedPhone());
  const [name, setName] = useState(signIn.resumed?.name ?? '');

  const givePhone = async () => {
    const problem = phoneProblem(phone);
    signIn.setError(problem);
    if (problem !== undefined) return;
    rememberPhone(isRemembered ? phone : null);
    await signIn.givePhone(phone);
  };
  const giveName = async () => {
    const { error } = userNameField.safeParse(name);
    signIn.setError(error?.issues[0]?.message);
    if (error !== undefined) return;
    await signIn.sendFirstCode(phone, name);
  };

  return (
    <AppDialog
      isOpen={isOpen || isOpening}
      onClose={isOpening ? reload : onClose}
      title={t`Welcome to ${productName}`}
      description={
        signIn.step === 'code' ? (
          <>
            <Trans>
              We texted a code to <span className={styles['number']}>{phone}</span>
            </Trans>
          </>
        ) : signIn.step === 'name' ? (
          t`What should the others call you?`
        ) : isTexted ? (
          t`An invitation to a trip is waiting for you. Sign in with the phone number it was texted to.`
        ) : inviteToken !== null ? (
          t`Sign in to answer. The group then sees your name and phone number.`
        ) : (
          t`We text you a code. No password to remember.`
        )
      }
      width="narrow"
      {...(finalFocus !== undefined && { finalFocus })}
      hasUnsavedInput={signIn.step !== 'phone' || phone !== ''}
    >
      {inviteToken !== null && <LinkInvitation token={inviteToken} isTexted={isTexted} />}
      {signIn.step === 'phone' && (
        <PhoneStep
          phone={phone}
          onPhone={setPhone}
          isRemembered={isRemembered}
          onRemembered={setRemembered}
          error={signIn.error}
          isWorking={signIn.isChecking}
          onSubmit={givePhone}
        />
      )}
      {signIn.step === 'name' && (
        <NameStep
          name={name}
          onName={setName}
          error={signIn.error}
          isWorking={signIn.isSending}
          onSubmit={giveName}
          onBack={signIn.back}
        />
      )}
      {signIn.step === 'code' && (
        <CodeStep
          action={isOpening ? t`Opening your trips…` : t`Sign in`}
          isDone={isOpening}
          error={signIn.error}
          onError={signIn.setError}
          isWorking={signIn.isVerifying}
          isSending={signIn.isSending}
          resendAtMs={signIn.resendAtMs}
          onResend={() => signIn.resendCode(phone, signIn.isNew ? name : null)}
          onSubmit={(code) => signIn.giveCode(phone, code, name)}
          onBack={signIn.back}
        />
      )}
    </AppDialog>
  );
}

interface StepProps {
  readonly error: string | undefined;
  readonly isWorking: boolean;
}

interface PhoneStepProps extends StepProps {
  readonly phone: string;
  readonly onPhone: (phone: string) => void;
  readonly isRemembered: boolean;
  readonly onRemembered: (isRemembered: boolean) => void;
  readonly onSubmit: () => Promise<void>;
}

function PhoneStep({
  phone,
  onPhone,
  isRemembered,
  onRemembered,
  error,
  isWorking,
  onSubmit,
}: PhoneStepProps) {
  const fieldRef = useFocusAtStart();
  return (
    <form className={styles['step']} noValidate onSubmit={(event) => submit(event, onSubmit)}>
      <PhoneField label={t`Phone number`} value={phone} onChange={onPhone} error={error} ref={fieldRef} />
      <CheckField label={t`Remember my phone number`} isChecked={isRemembered} onChange={onRemembered} />
      <Button type="submit" variant="primary" size="tall" isWide isWorking={isWorking} {...useOnlineOnly()}>
        <Trans>Continue</Trans>
      </Button>
      <p className={styles['legal']}>
        <Trans>
          By continuing you agree to the{' '}
          <a href={languagePath(reader().language, '/terms-of-service')} target="_blank" rel="noreferrer">
            Terms of Service
          </a>{' '}
          and{' '}
          <a href={languagePath(reader().language, '/privacy-policy')} target="_blank" rel="noreferrer">
            Privacy Policy
          </a>
          . Message rates may apply.
        </Trans>
      </p>
    </form>
  );
}

interface NameStepProps extends StepProps {
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onSubmit: () => Promise<void>;
  readonly onBack: () => void;
}

function NameStep({ name, onName, error, isWorking, onSubmit, onBack }: NameStepProps) {
  const fieldRef = useFocusAtStart();
  return (
    <form className={styles['step']} noValidate onSubmit={(event) => submit(event, onSubmit)}>
      <TextField
        label={t`Your name`}
        value={name}
        onChange={(event) => onName(event.target.value)}
        error={error}
        autoComplete="name"
        ref={fieldRef}
      />
      <Button type="submit" variant="primary" size="tall" isWide isWorking={isWorking} {...useOnlineOnly()}>
        <Trans>Send code</Trans>
      </Button>
      <div className={styles['foot']}>
        <BackButton onBack={onBack} />
      </div>
    </form>
  );
}
