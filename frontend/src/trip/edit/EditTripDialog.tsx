import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FragmentType } from '@apollo/client';
import { useId } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { actionFailure, errorField } from '../../gql/errorMessage.ts';
import { domainTrip } from '../../gql/mealEnums.ts';
import { planChange } from '../../people/preview/planChange.ts';
import { PreviewDialog } from '../../people/preview/PreviewDialog.tsx';
import { PreviewFailure } from '../../people/preview/PreviewFailure.tsx';
import { usePreview } from '../../people/preview/usePreview.ts';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { DietFields } from '../../ui/diet/DietFields.tsx';
import { dietInputOf } from '../../ui/diet/dietInput.ts';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { useOnlineOnly } from '../../browser/useOnline.ts';
import { useOpening } from '../../browser/hooks/useOpening.ts';
import { useSubmitOnce } from '../../ui/controls/useSubmitOnce.ts';
import { firstMessage, zodResolver } from '../../ui/controls/zodResolver.ts';
import { useEditTripFragment, type EditTripFragment } from './EditTrip.generated.ts';
import { editTripForm, type EditedTrip, type EditTripInput } from './editTripForm.ts';
import { MealDates } from './MealDates.tsx';
import { MealsLeftOutside } from './MealsLeftOutside.tsx';
import { MealsToPlan, TRIP_FIELD_ORDER, TripFormFields } from '../TripForm.tsx';
import styles from '../TripForm.module.css';
import { useEditedPlan } from './useEditedPlan.ts';
import { useUpdateTrip } from './useUpdateTrip.ts';

const FIELD_ORDER = [...TRIP_FIELD_ORDER, 'dietaryRestrictions'] as const;

interface EditTripDialogProps {
  readonly trip: FragmentType<EditTripFragment>;
  /** Only its rules: what holds for everybody. */
  readonly isOfRules?: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function EditTripDialog(props: EditTripDialogProps) {
  return <EditTripForm key={useOpening(props.isOpen)} {...props} />;
}

function EditTripForm({ trip: ref, isOfRules = false, isOpen, onClose }: EditTripDialogProps) {
  const trip = domainTrip(useEditTripFragment(ref));
  const formId = useId();
  const onlineOnly = useOnlineOnly();
  const { updateTrip, isUpdating } = useUpdateTrip(trip.id);
  const form = useForm({
    // Parsing drops other properties.
    defaultValues: { ...trip, ...dietInputOf(trip.dietaryRestrictions) },
    resolver: zodResolver<EditTripInput, EditedTrip>(editTripForm),
  });
  const plan = useEditedPlan(trip, form.control);
  const { dirtyFields } = form.formState;
  const preview = usePreview();
  const isDietChanged = dirtyFields.diets !== undefined || dirtyFields.dietaryRestrictions === true;

  const submit = (isPreviewed: boolean) =>
    form.handleSubmit(
      async ({ dietaryRestrictions, ...fields }) => {
        const rules = isDietChanged ? dietaryRestrictions : null;
        const change = isPreviewed ? null : planChange(trip, { ...fields, dietaryRestrictions: rules }, plan);
        if (change !== null && !(await preview.confirm(change.request, change.asked))) return;
        try {
          // An unedited field keeps somebody else's change.
          const diets = isDietChanged ? { dietaryRestrictions } : {};
          const { mealsOutsidePlanCount } = await updateTrip({
            ...fields,
            ...diets,
            ...(plan.isMoving && { moveMeals: true }),
          });
          const description = keptMeals(mealsOutsidePlanCount);
          showToast({
            kind: 'success',
            title: t`Trip updated`,
            ...(description !== null && { description }),
          });
          onClose();
        } catch (error) {
          const reason = actionFailure(error, t`Please try again.`);
          const field = FIELD_ORDER.find((name) => name === errorField(error));
          if (field !== undefined) form.setError(field, { message: reason }, { shouldFocus: true });
          showToast({ kind: 'error', title: t`Error`, description: t`Failed to update trip: ${reason}` });
        } finally {
          preview.close();
        }
      },
      (refused) => {
        const description = firstMessage(refused, FIELD_ORDER);
        showToast({ kind: 'error', title: t`Validation Error`, description });
      },
    );

  const onSubmit = useSubmitOnce((event) => submit(false)(event));
  const close = () => {
    preview.leave();
    onClose();
  };

  return (
    <FormProvider {...form}>
      <AppDialog
        isOpen={isOpen && preview.change === null}
        onClose={close}
        title={isOfRules ? t`For everybody` : t`Edit Trip`}
        description={isOfRules ? t`What nobody gets on this trip, at any meal.` : undefined}
        hasUnsavedInput={form.formState.isDirty}
        footer={
          <>
            {!isOfRules && <MealsToPlan />}
            <Button variant="quiet" onClick={close}>
              <Trans>Cancel</Trans>
            </Button>
            <Button
              variant="primary"
              type="submit"
              form={formId}
              isWorking={isUpdating || preview.isAsking}
              {...onlineOnly}
            >
              <Trans>Save changes</Trans>
            </Button>
          </>
        }
      >
        {preview.hasFailed && !isUpdating && (
          <PreviewFailure onRetry={() => void submit(false)()} onSave={() => void submit(true)()} />
        )}
        <form id={formId} className={styles['form']} noValidate onSubmit={onSubmit}>
          {isOfRules ? (
            <DietFields note={t`for everybody on this trip`} />
          ) : (
            <>
              <TripFormFields />
              <MealDates plan={plan} />
              <MealsLeftOutside plan={plan} />
            </>
          )}
        </form>
      </AppDialog>
      <PreviewDialog
        change={preview.change}
        isSaving={isUpdating}
        onAccept={preview.accept}
        onLeave={preview.leave}
      />
    </FormProvider>
  );
}

function keptMeals(count: number): string | null {
  if (count === 0) return null;
  return plural(count, {
    one: '# meal is outside the plan and is kept.',
    other: '# meals are outside the plan and are kept.',
  });
}
