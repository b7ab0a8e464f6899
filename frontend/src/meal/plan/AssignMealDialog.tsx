import type { FragmentType } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Info } from 'lucide-react';
import { useId, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { monthDayLabel, weekdayLabel } from '../../labels/dateLabel.ts';
import { MEAL_TIMES, mealTypeLabel } from '../../../../domain/trip/meal.ts';
import { assignMealFields } from '../../../../domain/trip/mealFields.ts';
import { LIMITS } from '../../../../domain/limits.ts';
import { errorCode, errorMessage } from '../../gql/errorMessage.ts';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { TextAreaField, TextField } from '../../ui/controls/Field.tsx';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { useLastValue, useOpening } from '../../ui/layout/useOpening.ts';
import { useSubmitOnce } from '../../ui/controls/useSubmitOnce.ts';
import { firstMessage, zodResolver } from '../../ui/controls/zodResolver.ts';
import { useOnlineOnly } from '../../browser/useOnline.ts';
import {
  SlotsOfTripDocument,
  useAssignMealFragment,
  type AssignMealFragment,
} from '../AssignMeal.generated.ts';
import styles from './AssignMealDialog.module.css';
import { CookPicker } from '../CookPicker.tsx';
import { mealOf, slotKey, type Meal, type SlotId } from '../slot.ts';
import { slotButton } from '../slot/useGridKeys.ts';
import { useMarkSlot } from '../useMarkSlot.ts';
import { useSaveMeal } from '../useSaveMeal.ts';

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
  if (shownSlot === null) return null;
  return (
    <AssignMealForm key={opening} trip={trip} slot={shownSlot} isOpen={slot !== null} onClose={onClose} />
  );
}

interface AssignMealFormProps {
  readonly trip: FragmentType<AssignMealFragment>;
  readonly slot: SlotId;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

interface AssignMealInput {
  readonly name: string;
  readonly description: string;
  readonly assignedToId: string | null;
}

const FIELD_ORDER = ['name', 'description', 'assignedToId'] as const;

function AssignMealForm({ trip: ref, slot, isOpen, onClose }: AssignMealFormProps) {
  const trip = useAssignMealFragment(ref);
  const client = useApolloClient();
  const formId = useId();
  const [isTaken, setIsTaken] = useState(false);
  const { saveMeal, isSaving } = useSaveMeal(trip.id);
  const onlineOnly = useOnlineOnly();
  const { markNotNeeded, isMarking } = useMarkSlot(trip.id);

  const meals = trip.meals.map(mealOf);
  const meal = meals.find(({ date, type }) => date === slot.date && type === slot.type) ?? null;
  const typeLabel = mealTypeLabel(slot.type);

  const { control, register, handleSubmit, formState } = useForm({
    defaultValues: initialInput(meal),
    resolver: zodResolver<AssignMealInput, ReturnType<typeof assignMealFields.parse>>(assignMealFields),
  });
  const { errors, isDirty } = formState;

  const submit = handleSubmit(
    async ({ name, description, assignedToId }) => {
      const wasNotNeeded = meal?.status === 'not_needed';
      const change = { name, description: description ?? null, assignedToId };
      try {
        await saveMeal(slot, meal?.id ?? null, wasNotNeeded ? { ...change, status: 'PLANNED' } : change);
      } catch (error) {
        if (errorCode(error) === 'CONFLICT' && meal === null) {
          // Typed text stays and can replace the other meal.
          setIsTaken(true);
          // On failure the hint lacks only the other meal's name.
          const query = { query: SlotsOfTripDocument, variables: { tripId: trip.id } };
          await client.query({ ...query, fetchPolicy: 'network-only' }).catch(() => undefined);
          return;
        }
        const description = errorMessage(error, 'Failed to update meal assignment.');
        showToast({ kind: 'error', title: 'Error', description });
        return;
      }
      showToast({ kind: 'success', title: 'Meal updated' });
      onClose();
    },
    (refused) => {
      const description = firstMessage(refused, FIELD_ORDER);
      showToast({ kind: 'error', title: 'Validation Error', description });
    },
  );

  const save = useSubmitOnce(submit);

  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Assign ${typeLabel} - ${monthDayLabel(slot.date)}`}
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
                  if (isDone) onClose();
                });
              }}
            >
              Not Needed
            </Button>
          </span>
          <span className={styles['cancel']}>
            <Button onClick={onClose}>Cancel</Button>
          </span>
          <Button variant="primary" type="submit" form={formId} isWorking={isSaving} {...onlineOnly}>
            Assign {typeLabel}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles['form']} noValidate onSubmit={save}>
        {isTaken && (
          <p className={styles['taken']} role="alert">
            <Info size={20} />
            <span>
              Someone else has just filled this slot
              {meal !== null && meal.name !== '' && <> with “{meal.name}”</>}. What you typed is still here:
              press Assign {typeLabel} again to replace theirs, or Cancel to keep it.
            </span>
          </p>
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

function initialInput(meal: Meal | null): AssignMealInput {
  return {
    name: meal?.name ?? '',
    description: meal?.description ?? '',
    assignedToId: meal?.assignedToId ?? null,
  };
}
