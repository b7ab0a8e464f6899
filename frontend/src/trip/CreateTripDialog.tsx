import { useId } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { tripFields, type TripFields } from '../../../domain/tripFields.ts';
import { errorCode, errorMessage } from '../gql/errorMessage.ts';
import { AppDialog } from '../ui/AppDialog.tsx';
import { Button } from '../ui/Button.tsx';
import { showToast } from '../ui/toaster.tsx';
import { useSubmitOnce } from '../ui/useSubmitOnce.ts';
import { useOpening } from '../ui/useOpening.ts';
import { firstMessage, zodResolver } from '../ui/zodResolver.ts';
import { EMPTY_TRIP, MealsToPlan, TRIP_FIELD_ORDER, TripFormFields } from './TripForm.tsx';
import styles from './TripForm.module.css';
import { useCreateTrip } from './useCreateTrip.ts';

interface CreateTripDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Creates a trip and leads to it. */
export function CreateTripDialog({ isOpen, onClose }: CreateTripDialogProps) {
  return <CreateTripForm key={useOpening(isOpen)} isOpen={isOpen} onClose={onClose} />;
}

function CreateTripForm({ isOpen, onClose }: CreateTripDialogProps) {
  const formId = useId();
  const navigate = useNavigate();
  const { createTrip, isCreating } = useCreateTrip();
  const form = useForm({
    defaultValues: EMPTY_TRIP,
    resolver: zodResolver<TripFields, TripFields>(tripFields),
  });

  const submit = form.handleSubmit(
    async (input) => {
      try {
        const tripId = await createTrip(input);
        showToast({ kind: 'success', title: 'Trip created' });
        // Closing takes the dialog out of the address, so the way to the trip comes after it.
        onClose();
        await navigate(`/trips/${tripId}`);
      } catch (error) {
        const isUnpaid = errorCode(error) === 'PAYMENT_REQUIRED';
        const failed = 'Failed to create trip. Please try again.';
        if (isUnpaid) onClose();
        const description = isUnpaid ? errorMessage(error, failed) : failed;
        showToast({ kind: 'error', title: 'Error', description });
      }
    },
    (refused) => {
      showToast({
        kind: 'error',
        title: 'Validation Error',
        description: firstMessage(refused, TRIP_FIELD_ORDER),
      });
    },
  );

  const create = useSubmitOnce(submit);

  return (
    <FormProvider {...form}>
      <AppDialog
        isOpen={isOpen}
        onClose={onClose}
        title="Create New Trip"
        hasUnsavedInput={form.formState.isDirty}
        footer={
          <>
            <MealsToPlan />
            <Button variant="quiet" onClick={onClose}>
              Cancel
            </Button>
            <Button variant="primary" type="submit" form={formId} isWorking={isCreating}>
              Create trip
            </Button>
          </>
        }
      >
        <form id={formId} className={styles['form']} noValidate onSubmit={create}>
          <TripFormFields />
        </form>
      </AppDialog>
    </FormProvider>
  );
}
