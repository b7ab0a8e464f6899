import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FragmentType } from '@apollo/client';
import { Send } from 'lucide-react';
import { useId } from 'react';
import { Controller } from 'react-hook-form';
import { EMAIL_TEXT_LENGTH } from '../../../../domain/people/contactFields.ts';
import { LIMITS } from '../../../../domain/limits.ts';
import type { ContactWay } from '../../forms/contactWays.ts';
import { OtherWayButton } from '../../forms/OtherWayButton.tsx';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { DialogActions } from '../../ui/controls/DialogActions.tsx';
import { TextField } from '../../ui/controls/Field.tsx';
import { PhoneField } from '../../ui/phone/PhoneField.tsx';
import { useOpening } from '../../browser/hooks/useOpening.ts';
import styles from './InviteDialog.module.css';
import { InviteLink } from './InviteLink.tsx';
import { InvitationLanguage } from './InvitationLanguage.tsx';
import { PastParticipants } from './PastParticipants.tsx';
import { useTripMembersFragment, type TripMembersFragment } from '../members/TripMembers.generated.ts';
import { useInviteForm, type FormOfInvite } from './useInviteForm.ts';

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
  const key = useOpening(props.isOpen);
  if (props.ways.length > 0) return <InviteForm key={key} {...props} />;
  return <LinkAlone key={key} {...props} />;
}

function InviteForm({ trip: ref, areTextsEnabled, ways, isOpen, onClose }: InviteDialogProps) {
  const trip = useTripMembersFragment(ref);
  const formId = useId();
  const inviteForm = useInviteForm({ tripId: trip.id, ways, onInvited: onClose });
  const { form, way, contact } = inviteForm;
  const { errors, isDirty } = form.formState;
  const byLink = (
    <div className={styles['link']}>
      <InviteLink trip={trip} />
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
        <DialogActions
          onCancel={onClose}
          type="submit"
          form={formId}
          icon={<Send size={18} />}
          isWorking={inviteForm.isInviting}
        >
          <Trans>Send invitation</Trans>
        </DialogActions>
      }
    >
      {!areTextsEnabled && byLink}
      <form id={formId} className="column gap24" noValidate onSubmit={inviteForm.send}>
        {!areTextsEnabled && (
          <h2 className="smallHeading">{way === 'EMAIL' ? t`Invite by email` : t`Invite by phone number`}</h2>
        )}
        <TextField
          label={t`Name`}
          maxLength={LIMITS.name}
          dir="auto"
          {...form.register('name')}
          error={errors.name?.message}
        />
        <InviteeContact form={form} way={way} error={inviteForm.contactError} />
        {ways.length > 1 && <OtherWayButton way={way} isOwn={false} onSwitch={inviteForm.switchTo} />}
        {(areTextsEnabled || way === 'EMAIL') && contact !== '' && (
          <InvitationLanguage way={way} value={inviteForm.language} onChange={inviteForm.setLanguage} />
        )}
        <PastParticipants members={trip.participants} picked={contact} ways={ways} onPick={inviteForm.pick} />
      </form>
      {areTextsEnabled && byLink}
    </AppDialog>
  );
}

/** Where nobody can be texted or mailed. */
function LinkAlone({ trip: ref, isOpen, onClose }: InviteDialogProps) {
  const trip = useTripMembersFragment(ref);
  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`Invite to Trip`}
      description={t`Share a link. They join when they accept.`}
    >
      <InviteLink trip={trip} />
    </AppDialog>
  );
}

interface InviteeContactProps {
  readonly form: FormOfInvite;
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
