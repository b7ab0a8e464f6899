import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FragmentType } from '@apollo/client';
import { Send } from 'lucide-react';
import { useId, useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { asText } from '../../../../domain/text/asText.ts';
import { phoneInviteFields } from '../../../../domain/people/inviteFields.ts';
import { LIMITS } from '../../../../domain/limits.ts';
import type { Language } from '../../../../domain/text/reader.ts';
import { formatNorthAmerican } from '../../../../domain/people/phone/spelling.ts';
import { phoneProblem } from '../../../../domain/people/phone/typing.ts';
import { errorField, errorMessage } from '../../gql/errorMessage.ts';
import { waitingLabel } from '../../labels/waitingInvitations.ts';
import { useToday } from '../../browser/hooks/useNow.ts';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { TextField } from '../../ui/controls/Field.tsx';
import { PhoneField } from '../../ui/phone/PhoneField.tsx';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { useOnlineOnly } from '../../browser/useOnline.ts';
import { useOpening } from '../../ui/layout/useOpening.ts';
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
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function InviteDialog(props: InviteDialogProps) {
  const [link, setLink] = useState<CreatedLink | null>(null);
  return <InviteForm key={useOpening(props.isOpen)} {...props} link={link} onLink={setLink} />;
}

interface InviteFormProps extends InviteDialogProps {
  readonly link: CreatedLink | null;
  readonly onLink: (link: CreatedLink | null) => void;
}

interface InviteInput {
  readonly name: string;
  readonly phone: string;
}

const FIELD_ORDER = ['name', 'phone'] as const;

function InviteForm({ trip: ref, areTextsEnabled, isOpen, onClose, link, onLink }: InviteFormProps) {
  const trip = useTripMembersFragment(ref);
  const formId = useId();
  const { invite, isInviting } = useInvite(trip.id);
  const [language, setLanguage] = useState<Language | null>(null);
  const onlineOnly = useOnlineOnly();
  const today = useToday();
  const { register, handleSubmit, control, formState, setValue, setError } = useForm({
    defaultValues: { name: '', phone: '' },
    resolver: zodResolver<InviteInput, InviteInput>(phoneInviteFields),
  });
  const { errors, isDirty } = formState;
  const phone = useWatch({ control, name: 'phone' });
  // A message about both fields shows once.
  const phoneError = errors.phone?.message === errors.name?.message ? undefined : errors.phone?.message;

  const submit = handleSubmit(
    async (input) => {
      const problem = phoneProblem(input.phone);
      if (problem !== undefined) {
        setError('phone', { message: asText(problem) }, { shouldFocus: true });
        return;
      }
      try {
        const textDueAt = await invite({ ...input, language });
        showToast({
          kind: 'success',
          title: textDueAt === null ? t`Invitation Sent` : t`Invitation waits`,
          description: textDueAt === null ? input.name : waitingLabel([{ textDueAt }], today),
        });
      } catch (error) {
        const description = errorMessage(error, t`Failed to send invitation`);
        const field = FIELD_ORDER.find((name) => name === errorField(error));
        if (field !== undefined) setError(field, { message: description }, { shouldFocus: true });
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
      description={
        areTextsEnabled
          ? t`They get a text with a link, and join when they accept.`
          : t`Share a link, or invite a phone number. They join when they accept.`
      }
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
            <Trans>Invite by phone number</Trans>
          </h2>
        )}
        <TextField
          label={t`Name`}
          maxLength={LIMITS.name}
          dir="auto"
          {...register('name')}
          error={errors.name?.message}
        />
        <Controller
          control={control}
          name="phone"
          render={({ field }) => (
            <PhoneField label={t`Phone number`} autoComplete="off" {...field} error={phoneError} />
          )}
        />
        {areTextsEnabled && phone !== '' && <InvitationLanguage value={language} onChange={setLanguage} />}
        <PastParticipants
          members={trip.participants}
          pickedPhone={phone}
          onPick={(person) => {
            const change = { shouldDirty: true, shouldValidate: formState.isSubmitted };
            setValue('name', person.name, change);
            setValue('phone', formatNorthAmerican(person.phone), change);
          }}
        />
      </form>
      {areTextsEnabled && byLink}
    </AppDialog>
  );
}
