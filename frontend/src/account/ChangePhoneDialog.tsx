import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { AppDialog } from '../ui/layout/AppDialog.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { PhoneField } from '../ui/phone/PhoneField.tsx';
import { useOnlineOnly } from '../browser/useOnline.ts';
import styles from './Account.module.css';
import { CodeStep } from './signIn/CodeStep.tsx';
import { phoneProblem } from './signIn/phoneProblem.ts';
import { submit, useFocusAtStart } from './signIn/stepForm.tsx';
import { useChangePhone } from './useChangePhone.ts';

interface ChangePhoneDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** First the new number, then the texted code. */
export function ChangePhoneDialog({ isOpen, onClose }: ChangePhoneDialogProps) {
  const change = useChangePhone(onClose);
  const [phone, setPhone] = useState(change.resumed?.phone ?? '');
  const givePhone = async () => {
    const problem = phoneProblem(phone);
    change.setError(problem);
    if (problem === undefined) await change.sendFirstCode(phone);
  };
  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`Change your phone number`}
      description={
        change.step === 'code'
          ? t`We texted a code to ${phone}`
          : t`We text a code to the new number. From then on you sign in with it. All other sessions end.`
      }
      width="narrow"
      hasUnsavedInput={phone !== ''}
    >
      {change.step === 'phone' ? (
        <PhoneStep
          phone={phone}
          onPhone={setPhone}
          error={change.error}
          isWorking={change.isSending}
          onSubmit={givePhone}
        />
      ) : (
        <CodeStep
          action={t`Change number`}
          error={change.error}
          onError={change.setError}
          isWorking={change.isChanging}
          isSending={change.isSending}
          resendAtMs={change.resendAtMs}
          onResend={() => change.sendCode(phone)}
          onSubmit={(code) => change.giveCode(phone, code)}
          onBack={change.back}
        />
      )}
    </AppDialog>
  );
}

interface PhoneStepProps {
  readonly phone: string;
  readonly onPhone: (phone: string) => void;
  readonly error: string | undefined;
  readonly isWorking: boolean;
  readonly onSubmit: () => Promise<void>;
}

function PhoneStep({ phone, onPhone, error, isWorking, onSubmit }: PhoneStepProps) {
  const fieldRef = useFocusAtStart();
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => submit(event, onSubmit)}>
      <PhoneField label={t`New phone number`} value={phone} onChange={onPhone} error={error} ref={fieldRef} />
      <Button type="submit" variant="primary" size="tall" isWide isWorking={isWorking} {...useOnlineOnly()}>
        <Trans>Send code</Trans>
      </Button>
    </form>
  );
}
