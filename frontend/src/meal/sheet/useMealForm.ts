import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { assignMealFields, NOBODY_YET } from '../../../../domain/trip/mealFields.ts';
import { errorCode, errorMessage } from '../../gql/errorMessage.ts';
import { useSubmitOnce } from '../../ui/controls/useSubmitOnce.ts';
import { firstMessage, zodResolver } from '../../ui/controls/zodResolver.ts';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { SlotsOfTripDocument } from '../AssignMeal.generated.ts';
import type { Meal, SlotId } from '../slot.ts';
import { useSaveMeal } from '../useSaveMeal.ts';

/** What a person typed about a meal and did not save. */
export interface MealDraft {
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
  /** From an earlier opening. */
  readonly draft: MealDraft | undefined;
  /** Called on closing; null for nothing to keep. */
  readonly onDraft: (draft: MealDraft | null) => void;
  readonly onClose: () => void;
}

const FIELD_ORDER = ['name', 'description', 'assignedToId'] as const;

/** Form of a slot's meal: name, description and cook. Closing keeps what was typed, unless it was saved or left. */
export function useMealForm({ tripId, slot, meal, ...options }: MealFormOptions) {
  const { isOpen, isGone, draft, onDraft, onClose } = options;
  const client = useApolloClient();
  const { saveMeal, isSaving } = useSaveMeal(tripId);
  const [isTaken, setIsTaken] = useState(false);
  const [isRestored, setIsRestored] = useState(draft !== undefined);
  const [keepsNothing, setKeepsNothing] = useState(false);
  const form = useForm({
    defaultValues: initialInput(meal),
    resolver: zodResolver<MealDraft, ReturnType<typeof assignMealFields.parse>>(assignMealFields),
  });
  const { isDirty } = form.formState;

  const restore = useEffectEvent(() => {
    if (draft !== undefined) form.reset(draft, { keepDefaultValues: true });
  });
  useEffect(() => restore(), []);

  const keepDraft = useEffectEvent(() =>
    onDraft(isDirty && !keepsNothing && !isGone ? form.getValues() : null),
  );
  useEffect(() => {
    if (!isOpen) keepDraft();
  }, [isOpen]);

  /** Closes without keeping what was typed. */
  function leave(): void {
    setKeepsNothing(true);
    onClose();
  }

  /** Back to what is saved. */
  function discard(): void {
    form.reset(initialInput(meal));
    setIsRestored(false);
  }

  const submit = form.handleSubmit(
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
          const query = { query: SlotsOfTripDocument, variables: { tripId } };
          await client.query({ ...query, fetchPolicy: 'network-only' }).catch(() => undefined);
          return;
        }
        const text = errorMessage(error, 'Failed to update meal assignment.');
        showToast({ kind: 'error', title: 'Error', description: text });
        return;
      }
      showToast({ kind: 'success', title: 'Meal updated' });
      leave();
    },
    (refused) => {
      const description = firstMessage(refused, FIELD_ORDER);
      showToast({ kind: 'error', title: 'Validation Error', description });
    },
  );

  return { form, save: useSubmitOnce(submit), isSaving, isTaken, isRestored, leave, discard };
}

function initialInput(meal: Meal | null): MealDraft {
  const isNamed = meal !== null && meal.name.trim() !== '';
  return {
    name: meal?.name ?? '',
    description: meal?.description ?? '',
    assignedToId: meal?.assignedToId ?? (isNamed ? NOBODY_YET : null),
  };
}
