import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FragmentType } from '@apollo/client';
import { Send } from 'lucide-react';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { Controller, useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { EMAIL_TEXT_LENGTH } from '../../../../domain/people/contactFields.ts';
import { emailInviteFields, phoneInviteFields } from '../../../../domain/people/inviteFields.ts';
import { LIMITS } from '../../../../domain/limits.ts';
import type { Language } from '../../../../domain/text/reader.ts';
import { formatNorthAmerican } from '../../../../domain/people/phone/spelling.ts';
import { contactProblem, contactWayOf } from '../../forms/contactProblem.ts';
import type { ContactWay } from '../../forms/contactWays.ts';
import { OtherWayButton } from '../../forms/OtherWayButton.tsx';
import { errorField, errorMessage } from '../../gql/errorMessage.ts';
import { waitingLabel } from '../../labels/waitingInvitations.ts';
import { useToday } from '../../browser/hooks/useNow.ts';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { TextField } from '../../ui/controls/Field.tsx';
import { PhoneField } from '../../ui/phone/PhoneField.tsx';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { useOnlineOnly } from '../../browser/useOnline.ts';
import { useOpening } from '../../browser/hooks/useOpening.ts';
import { useSubmitOnce } from '../../ui/controls/useSubmitOnce.ts';
import { firstMessage, zodResolver } from '../../ui/controls/zodResolver.ts';
import styles from './InviteDialog.module.css';
import { InviteLink } from './InviteLink.tsx';
import { InvitationLanguage } from './InvitationLanguage.tsx';
import type { CreatedLink } from './useInviteLink.ts';
import { PastParticipants } from './PastParticipants.tsx';
import { useTripMembersFragment, type TripMembersFragment } from '../members/TripMembers.generated.ts';
import { useInvite } from './useInvite.ts';

interface InviteDialogProps {
  readonly trip: FragmentType<TripMembersFragment>;
  /** Else the link comes first. */
  readonly areTextsEnabled: boolean;
  /** How people can be invited, beside a link. */
  readonly ways: readonly ContactWay[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function InviteDialog(props: InviteDialogProps) {
  const [link, setLink] = useState<CreatedLink | null>(null);
  const key = useOpening(props.isOpen);
  if (props.ways.length > 0) return <InviteForm key={key} {...props} link={link} onLink={setLink} />;
  return <LinkAlone key={key} {...props} link={link} onLink={setLink} />;
}

interface InviteFormProps extends InviteDialogProps {
  readonly link: CreatedLink | null;
  readonly onLink: (link: CreatedLink | null) => void;
}

interface InviteInput {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}

const FIELD_ORDER = ['name', 'phone', 'email'] as const;
const FIELDS_OF_WAY = { PHONE: phoneInviteFields, EMAIL: emailInviteFields } as const;
const FIELD_OF_WAY = { PHONE: 'phone', EMAIL: 'email' } as const;

function InviteForm({ trip: ref, areTextsEnabled, ways, isOpen, onClose, link, onLink }: InviteFormProps) {
  const trip = useTripMembersFragment(ref);
  const formId = useId();
  const { invite, isInviting } = useInvite(trip.id);
  const [language, setLanguage] = useState<Language | null>(null);
  const onlineOnly = useOnlineOnly();
  const today = useToday();
  const [chosen, setWay] = useState<ContactWay | null>(null);
  const way = chosen !== null && ways.includes(chosen) ? chosen : (ways[0] ?? 'PHONE');
  const form = useForm({
    defaultValues: { name: '', phone: '', email: '' },
    resolver: zodResolver<InviteInput, Pick<InviteInput, 'name'>>(FIELDS_OF_WAY[way]),
  });
  const { register, handleSubmit, control, formState, setValue, setError, clearErrors, setFocus } = form;
  const { errors, isDirty } = formState;
  const field = FIELD_OF_WAY[way];
  const contact = useWatch({ control, name: field });
  // A message about both fields shows once.
  const contactError = errors[field]?.message === errors.name?.message ? undefined : errors[field]?.message;
  const switchTo = (next: ContactWay) => {
    clearErrors();
    flushSync(() => setWay(next));
    setFocus(FIELD_OF_WAY[next]);
  };

  const submit = handleSubmit(
    async ({ name }) => {
      const problem = contactProblem(way, contact);
      if (problem !== undefined) {
        setError(field, { message: problem }, { shouldFocus: true });
        return;
      }
      try {
        const textDueAt = await invite({ name, contact, language });
        showToast({
          kind: 'success',
          title: textDueAt === null ? t`Invitation Sent` : t`Invitation waits`,
          description: textDueAt === null ? name : waitingLabel([{ textDueAt }], today),
        });
      } catch (error) {
        const description = errorMessage(error, t`Failed to send invitation`);
        const refused = FIELD_ORDER.find((one) => one === errorField(error));
        if (refused !== undefined) setError(refused, { message: description }, { shouldFocus: true });
        showToast({ kind: 'error', title: t`Error`, description });
        return;
      }
      onClose();
    },
    (refused) => {
      const description = firstMessage(refused, FIELD_ORDER);
      showToast({ kind: 'error', title: t`Validation Error`, description });
    },
  );

  const send = useSubmitOnce(submit);
  const byLink = (
    <div className={styles['link']}>
      <InviteLink trip={trip} created={link} onCreated={onLink} />
    </div>
  );

  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`Invite to Trip`}
      description={leadText(way, areTextsEnabled)}
      hasUnsavedInput={isDirty}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            icon={<Send size={18} />}
            isWorking={isInviting}
            {...onlineOnly}
          >
            <Trans>Send invitation</Trans>
          </Button>
        </>
      }
    >
      {!areTextsEnabled && byLink}
      <form id={formId} className={styles['form']} noValidate onSubmit={send}>
        {!areTextsEnabled && (
          <h2 className={styles['title']}>
            {way === 'EMAIL' ? t`Invite by email` : t`Invite by phone number`}
          </h2>
        )}
        <TextField
          label={t`Name`}
          maxLength={LIMITS.name}
          dir="auto"
          {...register('name')}
          error={errors.name?.message}
        />
        <InviteeContact form={form} way={way} error={contactError} />
        {ways.length > 1 && <OtherWayButton way={way} isOwn={false} onSwitch={switchTo} />}
        {(areTextsEnabled || way === 'EMAIL') && contact !== '' && (
          <InvitationLanguage way={way} value={language} onChange={setLanguage} />
        )}
        <PastParticipants
          members={trip.participants}
          picked={contact}
          ways={ways}
          onPick={(person) => {
            const change = { shouldDirty: true, shouldValidate: formState.isSubmitted };
            setWay(contactWayOf(person.contact));
            setValue('name', person.name, change);
            setValue(FIELD_OF_WAY[contactWayOf(person.contact)], formatNorthAmerican(person.contact), change);
          }}
        />
      </form>
      {areTextsEnabled && byLink}
    </AppDialog>
  );
}

/** Where nobody can be texted or mailed. */
function LinkAlone({ trip: ref, isOpen, onClose, link, onLink }: InviteFormProps) {
  const trip = useTripMembersFragment(ref);
  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`Invite to Trip`}
      description={t`Share a link. They join when they accept.`}
    >
      <InviteLink trip={trip} created={link} onCreated={onLink} />
    </AppDialog>
  );
}

interface InviteeContactProps {
  readonly form: UseFormReturn<InviteInput, unknown, Pick<InviteInput, 'name'>>;
  readonly way: ContactWay;
  readonly error: string | undefined;
}

function InviteeContact({ form: { register, control }, way, error }: InviteeContactProps) {
  if (way === 'PHONE')
    return (
      <Controller
        control={control}
        name="phone"
        render={({ field }) => (
          <PhoneField label={t`Phone number`} autoComplete="off" {...field} error={error} />
        )}
      />
    );
  return (
    <TextField
      label={t`Email`}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      maxLength={EMAIL_TEXT_LENGTH}
      {...register('email')}
      error={error}
    />
  );
}

function leadText(way: ContactWay, areTextsEnabled: boolean): string {
  if (way === 'EMAIL') return t`They get an email with a link, and join when they accept.`;
  return areTextsEnabled
    ? t`They get a text with a link, and join when they accept.`
    : t`Share a link, or invite by phone number. They join when they accept.`;
}
