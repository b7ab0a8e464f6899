import type { FragmentType } from '@apollo/client';
import { useId } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { tripFields, type TripFields } from '../../../domain/tripFields.ts';
import { errorField, errorMessage } from '../gql/errorMessage.ts';
import { AppDialog } from '../ui/AppDialog.tsx';
import { Button } from '../ui/Button.tsx';
import { showToast } from '../ui/toaster.tsx';
import { useOnlineOnly } from '../ui/useOnline.ts';
import { useOpening } from '../ui/useOpening.ts';
import { useSubmitOnce } from '../ui/useSubmitOnce.ts';
import { firstMessage, zodResolver } from '../ui/zodResolver.ts';
import { useEditTripFragment, type EditTripFragment } from './EditTrip.generated.ts';
import { MealsLeftOutside } from './MealsLeftOutside.tsx';
import { MealsToPlan, TRIP_FIELD_ORDER, TripFormFields } from './TripForm.tsx';
import styles from './TripForm.module.css';
import { useUpdateTrip } from './useUpdateTrip.ts';

interface EditTripDialogProps {
  readonly trip: FragmentType<EditTripFragment>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Changes what a trip is: its name, its place, its dates, and which meals it plans. */
export function EditTripDialog(props: EditTripDialogProps) {
  return <EditTripForm key={useOpening(props.isOpen)} {...props} />;
}

function EditTripForm({ trip: ref, isOpen, onClose }: EditTripDialogProps) {
  const trip = useEditTripFragment(ref);
  const formId = useId();
  const onlineOnly = useOnlineOnly();
  const { updateTrip, isUpdating } = useUpdateTrip(trip.id);
  const form = useForm({
    // What of it is no field is dropped when the form is read.
    defaultValues: trip,
    resolver: zodResolver<TripFields, TripFields>(tripFields),
  });

  const submit = form.handleSubmit(
    async (input) => {
      try {
        const { mealsOutsidePlanCount } = await updateTrip(input);
        const description = keptMeals(mealsOutsidePlanCount);
        showToast({ kind: 'success', title: 'Trip updated', ...(description !== null && { description }) });
        onClose();
      } catch (error) {
        const reason = errorMessage(error, 'Please try again.');
        const field = TRIP_FIELD_ORDER.find((name) => name === errorField(error));
        if (field !== undefined) form.setError(field, { message: reason }, { shouldFocus: true });
        showToast({ kind: 'error', title: 'Error', description: `Failed to update trip: ${reason}` });
      }
    },
    (refused) => {
      const description = firstMessage(refused, TRIP_FIELD_ORDER);
      showToast({ kind: 'error', title: 'Validation Error', description });
    },
  );

  return (
    <FormProvider {...form}>
      <AppDialog
        isOpen={isOpen}
        onClose={onClose}
        title="Edit Trip"
        hasUnsavedInput={form.formState.isDirty}
        footer={
          <>
            <MealsToPlan />
            <Button variant="quiet" onClick={onClose}>
              Cancel
            </Button>
            <Button variant="primary" type="submit" form={formId} isWorking={isUpdating} {...onlineOnly}>
              Save changes
            </Button>
          </>
        }
      >
        <form id={formId} className={styles['form']} noValidate onSubmit={useSubmitOnce(submit)}>
          <TripFormFields />
          <MealsLeftOutside trip={trip} />
        </form>
      </AppDialog>
    </FormProvider>
  );
}

function keptMeals(count: number): string | null {
  if (count === 0) return null;
  return count === 1
    ? '1 meal is outside the plan and is kept.'
    : `${count} meals are outside the plan and are kept.`;
}
