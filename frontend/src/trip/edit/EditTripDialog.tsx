import { t } from '@lingui/core/macro';
import type { FragmentType } from '@apollo/client';
import { useId, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { domainTrip } from '../../gql/mealEnums.ts';
import { saveLabel } from '../../forms/conflict.ts';
import { ConflictView } from '../../forms/ConflictView.tsx';
import { PreviewDialog } from '../../people/preview/PreviewDialog.tsx';
import { PreviewFailure } from '../../people/preview/PreviewFailure.tsx';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { createDrafts, DraftsProvider } from '../../ui/controls/drafts.ts';
import { DietFields } from '../../ui/diet/DietFields.tsx';
import { useOpening } from '../../browser/hooks/useOpening.ts';
import { useEditTripFragment, type EditTripFragment } from './EditTrip.generated.ts';
import { MealDates } from './MealDates.tsx';
import { MealsLeftOutside } from './MealsLeftOutside.tsx';
import { MealsToPlan, TripFormFields } from '../TripForm.tsx';
import { TRIP_WORDS } from './tripWords.ts';
import { useTripForm } from './useTripForm.ts';

interface EditTripDialogProps {
  readonly trip: FragmentType<EditTripFragment>;
  /** Only its rules: what holds for everybody. */
  readonly isOfRules?: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function EditTripDialog(props: EditTripDialogProps) {
  const opening = useOpening(props.isOpen);
  const [drafts] = useState(createDrafts);
  return (
    <DraftsProvider value={drafts}>
      <EditTripForm key={opening} {...props} />
    </DraftsProvider>
  );
}

function EditTripForm({ trip: ref, isOfRules = false, isOpen, onClose }: EditTripDialogProps) {
  const trip = domainTrip(useEditTripFragment(ref));
  const formId = useId();
  const { form, conflict, backToWriting, plan, preview, save, isSaving, isUpdating } = useTripForm(
    trip,
    onClose,
  );
  const asked = conflict.conflict;
  const close = () => {
    preview.leave();
    onClose();
  };

  return (
    <FormProvider {...form}>
      <AppDialog
        isOpen={isOpen && preview.change === null}
        onClose={close}
        onEscape={asked === null ? undefined : backToWriting}
        title={isOfRules ? t`For everybody` : t`Edit Trip`}
        description={isOfRules ? t`What nobody gets on this trip, at any meal.` : undefined}
        hasUnsavedInput={form.formState.isDirty}
        footer={
          <>
            {!isOfRules && asked === null && <MealsToPlan />}
            <Button variant="quiet" onClick={asked === null ? close : backToWriting}>
              {asked === null ? t`Cancel` : t`Back to writing`}
            </Button>
            <Button variant="primary" type="submit" form={formId} isWorking={isSaving} isOnlineOnly>
              {asked === null ? t`Save changes` : saveLabel(asked, conflict.isMine)}
            </Button>
          </>
        }
      >
        {preview.hasFailed && !isUpdating && (
          <PreviewFailure
            isRetrying={preview.isAsking}
            onRetry={() => save(true)}
            onSave={() => save(false)}
          />
        )}
        <form
          id={formId}
          className="column"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            save(true);
          }}
        >
          {asked !== null ? (
            <ConflictView conflict={conflict} words={TRIP_WORDS} noun="trip" />
          ) : isOfRules ? (
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
      <PreviewDialog preview={preview} isSaving={isUpdating} />
    </FormProvider>
  );
}
