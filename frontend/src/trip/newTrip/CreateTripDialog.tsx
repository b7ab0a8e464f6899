import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { FileUp } from 'lucide-react';
import { useId, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { errorCode, errorField, errorMessage } from '../../gql/errorMessage.ts';
import { useToday } from '../../browser/hooks/useNow.ts';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { DialogActions } from '../../ui/controls/DialogActions.tsx';
import { createDrafts, DraftsProvider, useFormDraft, type FormDraft } from '../../ui/controls/drafts.ts';
import { DraftNotice } from '../../ui/feedback/DraftNotice.tsx';
import { showError, showToast } from '../../ui/feedback/toaster.tsx';
import { useSubmitOnce } from '../../ui/controls/useSubmitOnce.ts';
import { useOpening } from '../../browser/hooks/useOpening.ts';
import { firstMessage, zodResolver } from '../../ui/controls/zodResolver.ts';
import { invitationsSent } from './invitationsSent.ts';
import type { ContactWay } from '../../forms/contactWays.ts';
import { InviteField } from './InviteField.tsx';
import { newTripFields, type NewTrip, type NewTripInput } from './newTripFields.ts';
import { forgetTripDraft, keepTripDraft, tripDraft } from './tripDraft.ts';
import { OutOfTrips } from '../OutOfTrips.tsx';
import { EMPTY_TRIP, MealsToPlan, TRIP_FIELD_ORDER, TripFormFields } from '../TripForm.tsx';
import { useCreateTrip } from './useCreateTrip.ts';

interface CreateTripDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly viewerId: string;
  readonly inviteWays: readonly ContactWay[];
  readonly isOutOfTrips: boolean;
  readonly onImport: () => void;
  /** The form is kept. */
  readonly onBuyTrips: () => void;
}

/** Creates a trip and opens it. What was typed stays while the page is open. */
export function CreateTripDialog(props: CreateTripDialogProps) {
  const opening = useOpening(props.isOpen);
  const [drafts] = useState(() => draftsWith(tripDraft(props.viewerId)));
  return (
    <DraftsProvider value={drafts}>
      <CreateTripForm key={opening} {...props} />
    </DraftsProvider>
  );
}

const EMPTY_FORM: NewTripInput = { ...EMPTY_TRIP, invitePhones: '' };
const DRAFT_KEY = 'new-trip';

/** @param values what waited for a purchase */
function draftsWith(values: NewTripInput | null) {
  const drafts = createDrafts();
  if (values !== null) drafts.set(DRAFT_KEY, { values, base: EMPTY_FORM } satisfies FormDraft<NewTripInput>);
  return drafts;
}

const FIELD_ORDER = [...TRIP_FIELD_ORDER, 'invitePhones'] as const;

function CreateTripForm({
  isOpen,
  onClose,
  viewerId,
  inviteWays,
  isOutOfTrips,
  onImport,
  onBuyTrips,
}: CreateTripDialogProps) {
  const formId = useId();
  const navigate = useNavigate();
  const today = useToday();
  const { createTrip, isCreating } = useCreateTrip();
  const form = useForm({
    defaultValues: EMPTY_FORM,
    resolver: zodResolver<NewTripInput, NewTrip>(newTripFields(inviteWays)),
  });
  const { isRestored, discard } = useFormDraft(form, isOpen ? DRAFT_KEY : null);
  const forgetDraft = () => {
    forgetTripDraft();
    discard();
  };

  const keepDraft = () => keepTripDraft(viewerId, form.getValues());
  const buyTrips = () => {
    keepDraft();
    onBuyTrips();
  };

  const submit = form.handleSubmit(
    async (input) => {
      try {
        const { tripId, invited } = await createTrip(input);
        forgetDraft();
        showToast({ kind: 'success', title: t`Trip created`, ...invitationsSent(invited, today) });
        // Closing changes the address: navigate afterwards.
        onClose();
        await navigate(`/trips/${tripId}`);
      } catch (error) {
        const failed = t`Failed to create trip. Please try again.`;
        const reason = errorMessage(error, failed);
        if (errorCode(error) === 'PAYMENT_REQUIRED') {
          buyTrips();
          return;
        }
        const field = isAboutInvitations(error, input)
          ? 'invitePhones'
          : FIELD_ORDER.find((name) => name === errorField(error));
        if (field !== undefined) form.setError(field, { message: reason }, { shouldFocus: true });
        showError(failed);
      }
    },
    (refused) => {
      showError(firstMessage(refused, FIELD_ORDER), t`Validation Error`);
    },
  );

  const create = useSubmitOnce(submit);

  return (
    <FormProvider {...form}>
      <AppDialog
        isOpen={isOpen}
        onClose={onClose}
        title={t`Create New Trip`}
        hasUnsavedInput={form.formState.isDirty}
        footer={
          <>
            <MealsToPlan />
            <DialogActions
              onCancel={onClose}
              type="submit"
              form={formId}
              isWorking={isCreating}
              disabled={isOutOfTrips}
              title={isOutOfTrips ? t`No trips remaining` : undefined}
            >
              <Trans>Create trip</Trans>
            </DialogActions>
          </>
        }
      >
        <form id={formId} className="column" noValidate onSubmit={create}>
          {isRestored && <DraftNotice onDiscard={forgetDraft} />}
          {isOutOfTrips && (
            <OutOfTrips
              text={t`Purchase more trips to create this one. Your input is kept.`}
              onBuy={buyTrips}
            >
              <Link to="/credits" onClick={keepDraft}>
                <Trans>My Credits</Trans>
              </Link>
            </OutOfTrips>
          )}
          <TripFormFields />
          {inviteWays.length > 0 && <InviteField ways={inviteWays} />}
          <div>
            <Button variant="link" icon={<FileUp />} onClick={onImport}>
              <Trans>Import from a backup file</Trans>
            </Button>
          </div>
        </form>
      </AppDialog>
    </FormProvider>
  );
}

/** Only invitations are rate-limited. */
function isAboutInvitations(error: unknown, { invitePhones }: NewTrip): boolean {
  if (invitePhones.length === 0) return false;
  return errorCode(error) === 'RATE_LIMITED' || errorField(error)?.startsWith('invitees') === true;
}
