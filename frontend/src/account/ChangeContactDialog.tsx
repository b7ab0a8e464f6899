import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../ui/controls/Button.tsx';
import { AppDialog } from '../ui/layout/AppDialog.tsx';
import { CodeStep } from './contact/CodeStep.tsx';
import { ContactField } from './contact/ContactField.tsx';
import { contactProblem } from '../forms/contactProblem.ts';
import type { ContactWay } from '../forms/contactWays.ts';
import { submit, useFocusAtStart } from './contact/stepForm.tsx';
import { useChangeContact } from './useChangeContact.ts';

export interface ChangeContactDialogProps {
  readonly way: ContactWay;
  /** The account has another one of this kind. */
  readonly isChange: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Adds or changes the account's phone number or email: first the new one, then the code that is sent to it. */
export function ChangeContactDialog({ way, isChange, isOpen, onClose }: ChangeContactDialogProps) {
  const change = useChangeContact(way, isChange, onClose);
  const [contact, setContact] = useState(change.resumed?.contact ?? '');
  const giveContact = async () => {
    const problem = contactProblem(way, contact);
    change.setError(problem);
    if (problem === undefined) await change.sendFirstCode(contact);
  };
  const texts = way === 'PHONE' ? phoneTexts(isChange, contact) : emailTexts(isChange, contact);
  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.title}
      description={change.step === 'code' ? texts.sent : texts.lead}
      width="narrow"
      hasUnsavedInput={contact !== ''}
    >
      {change.step === 'contact' ? (
        <ContactStep
          way={way}
          contact={contact}
          onContact={setContact}
          error={change.error}
          isWorking={change.isSending}
          onSubmit={giveContact}
        />
      ) : (
        <CodeStep
          action={texts.action}
          error={change.error}
          onError={change.setError}
          isWorking={change.isChanging}
          isSending={change.isSending}
          resendAtMs={change.resendAtMs}
          onResend={() => change.sendCode(contact)}
          onSubmit={(code) => change.giveCode(contact, code)}
          onBack={change.back}
        />
      )}
    </AppDialog>
  );
}

function phoneTexts(isChange: boolean, phone: string) {
  const sent = t`We texted a code to ${phone}`;
  return isChange
    ? {
        title: t`Change your phone number`,
        action: t`Change number`,
        sent,
        lead: t`We text a code to the new number. From then on you sign in with it. All other sessions end.`,
      }
    : {
        title: t`Add your phone number`,
        action: t`Add number`,
        sent,
        lead: t`We text a code to it. From then on you can sign in with it, too. All other sessions end.`,
      };
}

function emailTexts(isChange: boolean, email: string) {
  const sent = t`We emailed a code to ${email}`;
  return isChange
    ? {
        title: t`Change your email`,
        action: t`Change email`,
        sent,
        lead: t`We email a code to the new address. From then on you sign in with it. All other sessions end.`,
      }
    : {
        title: t`Add your email`,
        action: t`Add email`,
        sent,
        lead: t`We email a code to it. From then on you can sign in with it, too. All other sessions end.`,
      };
}

interface ContactStepProps {
  readonly way: ContactWay;
  readonly contact: string;
  readonly onContact: (contact: string) => void;
  readonly error: string | undefined;
  readonly isWorking: boolean;
  readonly onSubmit: () => Promise<void>;
}

function ContactStep({ way, contact, onContact, error, isWorking, onSubmit }: ContactStepProps) {
  const fieldRef = useFocusAtStart();
  return (
    <form className="column" noValidate onSubmit={(event) => submit(event, onSubmit)}>
      <ContactField way={way} isNew value={contact} onChange={onContact} error={error} ref={fieldRef} />
      <Button type="submit" variant="primary" size="tall" isWide isWorking={isWorking} isOnlineOnly>
        <Trans>Send code</Trans>
      </Button>
    </form>
  );
}
