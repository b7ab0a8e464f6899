import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { languagePath } from '../../../../domain/text/site/languagePath.ts';
import { reader } from '../../../../domain/text/reader.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { CheckField } from '../../ui/controls/choice/CheckField.tsx';
import { TextField } from '../../ui/controls/Field.tsx';
import { ContactField } from '../contact/ContactField.tsx';
import type { ContactWay } from '../../forms/contactWays.ts';
import { OtherWayButton } from '../../forms/OtherWayButton.tsx';
import { BackButton, submit, useFocusAtStart } from '../contact/stepForm.tsx';
import styles from './SignInDialog.module.css';

interface StepProps {
  readonly error: string | undefined;
  readonly isWorking: boolean;
  readonly onSubmit: () => Promise<void>;
}

interface ContactStepProps extends StepProps {
  readonly way: ContactWay;
  readonly contact: string;
  readonly onContact: (contact: string) => void;
  readonly isRemembered: boolean;
  readonly onRemembered: (isRemembered: boolean) => void;
  /** Null where there is one way only. */
  readonly onSwitch: ((way: ContactWay) => void) | null;
}

/** Its field is focused when the way is switched, too: give it the way as `key`. */
export function ContactStep({
  way,
  contact,
  onContact,
  isRemembered,
  onRemembered,
  onSwitch,
  error,
  isWorking,
  onSubmit,
}: ContactStepProps) {
  const fieldRef = useFocusAtStart();
  const isMailed = way === 'EMAIL';
  return (
    <form className="column" noValidate onSubmit={(event) => submit(event, onSubmit)}>
      <ContactField way={way} value={contact} onChange={onContact} error={error} ref={fieldRef} />
      <CheckField
        label={isMailed ? t`Remember my email` : t`Remember my phone number`}
        isChecked={isRemembered}
        onChange={onRemembered}
      />
      <Button type="submit" variant="primary" size="tall" isWide isWorking={isWorking} isOnlineOnly>
        <Trans>Continue</Trans>
      </Button>
      {onSwitch !== null && (
        <div className={styles['other']}>
          <OtherWayButton way={way} isOwn onSwitch={onSwitch} />
        </div>
      )}
      <LegalNote isTexted={!isMailed} />
    </form>
  );
}

/** What one agrees to by signing in. */
export function LegalNote({ isTexted }: { readonly isTexted: boolean }) {
  return (
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
        .
      </Trans>{' '}
      {isTexted && <Trans>Message rates may apply.</Trans>}
    </p>
  );
}

interface NameStepProps extends StepProps {
  /** "Send code" */
  readonly action: string;
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onBack: () => void;
}

export function NameStep({ action, name, onName, error, isWorking, onSubmit, onBack }: NameStepProps) {
  const fieldRef = useFocusAtStart();
  return (
    <form className="column" noValidate onSubmit={(event) => submit(event, onSubmit)}>
      <TextField
        label={t`Your name`}
        value={name}
        onChange={(event) => onName(event.target.value)}
        error={error}
        autoComplete="name"
        ref={fieldRef}
      />
      <Button type="submit" variant="primary" size="tall" isWide isWorking={isWorking} isOnlineOnly>
        {action}
      </Button>
      <div className={styles['foot']}>
        <BackButton onBack={onBack} />
      </div>
    </form>
  );
}
