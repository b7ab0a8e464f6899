import type { FragmentType } from '@apollo/client';
import { useId, useState } from 'react';
import { Controller } from 'react-hook-form';
import { monthDayLabel, weekdayLabel } from '../../labels/dateLabel.ts';
import { MEAL_TIMES, mealTypeLabel } from '../../../../domain/trip/meal.ts';
import { LIMITS } from '../../../../domain/limits.ts';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { TextAreaField, TextField } from '../../ui/controls/Field.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useLastValue, useOpening } from '../../ui/layout/useOpening.ts';
import { useOnlineOnly } from '../../browser/useOnline.ts';
import { useAssignMealFragment, type AssignMealFragment } from '../AssignMeal.generated.ts';
import styles from './AssignMealDialog.module.css';
import { CookPicker } from '../CookPicker.tsx';
import { useMealForm, type MealDraft } from '../sheet/useMealForm.ts';
import { mealOf, slotKey, type SlotId } from '../slot.ts';
import { slotButton } from '../slot/useGridKeys.ts';
import { useMarkSlot } from '../useMarkSlot.ts';

interface AssignMealDialogProps {
  readonly trip: FragmentType<AssignMealFragment>;
  /** Null closes the dialog. */
  readonly slot: SlotId | null;
  readonly onClose: () => void;
}

/** Edits a slot's meal and its cook. */
export function AssignMealDialog({ trip, slot, onClose }: AssignMealDialogProps) {
  const opening = useOpening(slot !== null);
  const shownSlot = useLastValue(slot);
  // By slot; until the page is left.
  const [drafts, setDrafts] = useState<ReadonlyMap<string, MealDraft>>(new Map());
  if (shownSlot === null) return null;
  const key = slotKey(shownSlot);
  return (
    <AssignMealForm
      key={opening}
      trip={trip}
      slot={shownSlot}
      isOpen={slot !== null}
      draft={drafts.get(key)}
      onDraft={(draft) =>
        setDrafts((known) => {
          const others = [...known].filter(([other]) => other !== key);
          return new Map(draft === null ? others : [...others, [key, draft]]);
        })
      }
      onClose={onClose}
    />
  );
}

interface AssignMealFormProps extends Pick<AssignMealDialogProps, 'trip' | 'onClose'> {
  readonly slot: SlotId;
  readonly isOpen: boolean;
  readonly draft: MealDraft | undefined;
  readonly onDraft: (draft: MealDraft | null) => void;
}

function AssignMealForm({ trip: ref, slot, ...dialog }: AssignMealFormProps) {
  const trip = useAssignMealFragment(ref);
  const formId = useId();
  const onlineOnly = useOnlineOnly();
  const { markNotNeeded, isMarking } = useMarkSlot(trip.id);

  const meals = trip.meals.map(mealOf);
  const meal = meals.find(({ date, type }) => date === slot.date && type === slot.type) ?? null;
  const { form, save, isSaving, isTaken, isRestored, leave, discard } = useMealForm({
    ...{ tripId: trip.id, slot, meal },
    ...dialog,
  });
  const { control, register, formState } = form;
  const { errors, isDirty } = formState;
  return (
    <AppDialog
      isOpen={dialog.isOpen}
      onClose={dialog.onClose}
      title={`Assign ${mealTypeLabel(slot.type)} - ${monthDayLabel(slot.date)}`}
      description={`${weekdayLabel(slot.date)}, ${MEAL_TIMES[slot.type]}`}
      hasUnsavedInput={isDirty}
      finalFocus={() => slotButton(slotKey(slot))}
      footer={
        <>
          <span className={styles['left']}>
            <Button
              variant="quiet"
              isWorking={isMarking(slot)}
              onClick={() => {
                void markNotNeeded(slot, meal?.id ?? null).then((isDone) => {
                  if (isDone) leave();
                });
              }}
              {...onlineOnly}
            >
              Not Needed
            </Button>
          </span>
          <span className={styles['cancel']}>
            <Button onClick={leave}>Cancel</Button>
          </span>
          <Button variant="primary" type="submit" form={formId} isWorking={isSaving} {...onlineOnly}>
            Save
          </Button>
        </>
      }
    >
      <form id={formId} className={styles['form']} noValidate onSubmit={save}>
        {isTaken && (
          <Notice
            tone="ember"
            role="alert"
            text={
              <>
                Someone else has just filled this slot
                {meal !== null && meal.name !== '' && <> with “{meal.name}”</>}. What you typed is still here:
                press Save again to replace theirs, or Cancel to keep it.
              </>
            }
          />
        )}
        {isRestored && isDirty && (
          <Notice
            tone="sky"
            role="status"
            text="What you typed before is still here. It is not saved yet."
            action={
              <Button variant="link" onClick={discard}>
                Discard it
              </Button>
            }
          />
        )}
        <TextField
          label="Meal name"
          maxLength={LIMITS.name}
          dir="auto"
          {...register('name')}
          error={errors.name?.message}
        />
        <TextAreaField
          label="Description"
          isOptional
          maxLength={LIMITS.text}
          dir="auto"
          {...register('description')}
          error={errors.description?.message}
        />
        <Controller
          control={control}
          name="assignedToId"
          render={({ field, fieldState }) => (
            <CookPicker
              participants={trip.participants}
              meals={meals}
              error={fieldState.error?.message}
              value={field.value}
              onChange={field.onChange}
              ref={field.ref}
            />
          )}
        />
      </form>
    </AppDialog>
  );
}
