import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { assignMealFields, NOBODY_YET } from '../../../../domain/trip/mealFields.ts';
import { slotState } from '../../../../domain/trip/meal.ts';
import { errorCode, errorMessage } from '../../gql/errorMessage.ts';
import { markSaved, useFormDraft } from '../../ui/controls/drafts.ts';
import { useSubmitOnce } from '../../ui/controls/useSubmitOnce.ts';
import { firstMessage, zodResolver } from '../../ui/controls/zodResolver.ts';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { SlotsOfTripDocument } from '../AssignMeal.generated.ts';
import { slotKey, type Meal, type SlotId } from '../slot.ts';
import { useSaveMeal } from '../useSaveMeal.ts';

interface MealInput {
  readonly name: string;
  readonly description: string;
  /** Participant id or {@link NOBODY_YET}; null while nothing is chosen. */
  readonly assignedToId: string | null;
}

interface MealFormOptions {
  readonly tripId: string;
  readonly slot: SlotId;
  /** Null in an empty slot. */
  readonly meal: Meal | null;
  readonly isOpen: boolean;
  /** The meal was deleted meanwhile. */
  readonly isGone: boolean;
  /** Saves the other parts of the dialog; resolves to success. */
  readonly saveParts: () => Promise<boolean>;
  readonly onClose: () => void;
}

const FIELD_ORDER = ['name', 'description', 'assignedToId'] as const;

/** Form of a slot's meal: name, description and cook. Saving also saves the dialog's other parts, and closes it. */
export function useMealForm({ tripId, slot, meal, ...options }: MealFormOptions) {
  const { isOpen, isGone, saveParts, onClose } = options;
  const client = useApolloClient();
  const { saveMeal, isSaving } = useSaveMeal(tripId);
  const [isTaken, setIsTaken] = useState(false);
  const form = useForm({
    defaultValues: initialInput(meal),
    resolver: zodResolver<MealInput, ReturnType<typeof assignMealFields.parse>>(assignMealFields),
  });
  // The draft of a planned meal moves with it.
  const key = meal?.id ?? `${tripId}.${slotKey(slot)}`;
  const draft = useFormDraft(form, isOpen && !isGone ? `meal.${key}` : null);

  // Live updates show it before the server refuses.
  const [wasEmpty] = useState(!isPlanned(meal));
  const isFilledMeanwhile = wasEmpty && isPlanned(meal);

  const submit = form.handleSubmit(
    async ({ name, description, assignedToId }) => {
      if (isFilledMeanwhile && !isTaken) {
        setIsTaken(true);
        return;
      }
      const wasNotNeeded = meal?.status === 'not_needed';
      const sent = form.getValues();
      const change = { name, description: description ?? null, assignedToId };
      try {
        await saveMeal(slot, meal?.id ?? null, wasNotNeeded ? { ...change, status: 'PLANNED' } : change);
      } catch (error) {
        if (errorCode(error) === 'CONFLICT' && meal === null) {
          // Typed text stays and can replace the other meal.
          setIsTaken(true);
          // On failure the hint lacks only the other meal's name.
          const query = { query: SlotsOfTripDocument, variables: { tripId } };
          await client.query({ ...query, fetchPolicy: 'network-only' }).catch(() => undefined);
          return;
        }
        const text = errorMessage(error, 'Failed to update meal assignment.');
        showToast({ kind: 'error', title: 'Error', description: text });
        return;
      }
      showToast({ kind: 'success', title: 'Meal updated' });
      markSaved(form, sent);
      if (await saveParts()) onClose();
    },
    (refused) => {
      const description = firstMessage(refused, FIELD_ORDER);
      showToast({ kind: 'error', title: 'Validation Error', description });
    },
  );

  return {
    form,
    save: useSubmitOnce(submit),
    isSaving,
    isTaken,
    isRestored: draft.isRestored,
    /** Back to what is saved. */
    discard: () => draft.discard(initialInput(meal)),
  };
}

function isPlanned(meal: Meal | null): boolean {
  return !['unassigned', 'not_needed'].includes(slotState(meal));
}

function initialInput(meal: Meal | null): MealInput {
  const isNamed = meal !== null && meal.name.trim() !== '';
  return {
    name: meal?.name ?? '',
    description: meal?.description ?? '',
    assignedToId: meal?.assignedToId ?? (isNamed ? NOBODY_YET : null),
  };
}
