import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { assignMealFields, MEAL_FORM_FIELDS } from '../../../../domain/plan/mealFields.ts';
import { slotState } from '../../../../domain/plan/meal.ts';
import { errorCode, errorMessage } from '../../gql/errorMessage.ts';
import { useDrafts } from '../../ui/controls/drafts.ts';
import { useSubmitOnce } from '../../ui/controls/useSubmitOnce.ts';
import { changedFields, useVersionedDraft } from '../../ui/controls/useVersionedDraft.ts';
import { firstMessage, zodResolver } from '../../ui/controls/zodResolver.ts';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { useConflict } from '../../forms/useConflict.ts';
import { SlotsOfTripDocument, type AssignMealFragment } from '../AssignMeal.generated.ts';
import { slotKey, type Meal, type SlotId } from '../slot.ts';
import { useSaveMeal } from '../useSaveMeal.ts';
import {
  mealChange,
  mealInput,
  mealValues,
  mealWords,
  type MealInput,
  type MealValues,
} from './mealInput.ts';

interface MealFormOptions {
  readonly trip: Pick<AssignMealFragment, 'id' | 'participants'>;
  readonly slot: SlotId;
  /** The meal of the sheet, or what is in its unplanned slot by now; null if neither. */
  readonly meal: Meal | null;
  /** The meal of the sheet as it was known last. */
  readonly opened: Meal | null;
  /** The removed meal of the sheet, if it is. */
  readonly removedId: string | null;
  /** What is in the slot of a removed meal by now. */
  readonly successor: Meal | null;
  readonly keepsDraft: boolean;
  /** Saves the other parts of the dialog; resolves to success. */
  readonly saveParts: () => Promise<boolean>;
  readonly onClose: () => void;
}

type Field = keyof MealValues;

/** Form of a slot's meal: name, description and cook. Saving also saves the dialog's other parts, and closes it. */
export function useMealForm({
  trip,
  slot,
  meal,
  opened: last,
  removedId,
  successor,
  keepsDraft,
  saveParts,
  onClose,
}: MealFormOptions) {
  const client = useApolloClient();
  const drafts = useDrafts();
  const { saveMeal, isSaving } = useSaveMeal(trip.id);
  const [isTaken, setIsTaken] = useState(false);
  const [opened] = useState(meal);
  const form = useForm({
    defaultValues: mealInput(meal ?? last),
    resolver: zodResolver<MealInput, ReturnType<typeof assignMealFields.parse>>(assignMealFields),
  });
  const target = meal ?? successor;
  // Live updates show it before the server refuses.
  const isFilledMeanwhile = !isPlanned(opened) && isPlanned(meal);
  // The draft of a planned meal moves with it; that of a removed one stays with its slot.
  const key = meal?.id ?? `${trip.id}.${slotKey(slot)}`;
  const current = mealInput(isFilledMeanwhile ? opened : (meal ?? last));
  const isFollowing = removedId === null && !isFilledMeanwhile;
  const draft = useVersionedDraft(form, keepsDraft ? `meal.${key}` : null, current, isFollowing);
  const words = mealWords(trip.participants);
  const conflict = useConflict(
    trip.id,
    words,
    // Its fields are those of the schema.
    (fields) => fields as unknown as MealValues,
  );

  /** Saves these fields and the other parts, and closes the dialog. */
  async function send(fields: readonly Field[], mine: MealValues, version: number | null): Promise<void> {
    const sent = form.getValues();
    try {
      const isWhole = meal === null || isTaken || version === null;
      const whole = [...MEAL_FORM_FIELDS, ...(target?.status === 'not_needed' ? (['status'] as const) : [])];
      const change = mealChange(mine, isWhole ? whole : fields);
      const saved = await saveMeal(slot, target?.id ?? null, { ...change, ...(!isWhole && { version }) });
      conflict.end();
      if (saved !== null && removedId !== null) drafts.move(removedId, saved.id);
      if (saved !== null) draft.markSaved(sent, mealInput(saved));
    } catch (error) {
      const before = mealValues(draft.base.current);
      if (conflict.ask(error, { changed: fields, mine, before })) return;
      await onRefused(error);
      return;
    }
    showToast({ kind: 'success', title: 'Meal updated' });
    if (await saveParts()) onClose();
  }

  async function onRefused(error: unknown): Promise<void> {
    const query = { query: SlotsOfTripDocument, variables: { tripId: trip.id } };
    const readAgain = () => client.query({ ...query, fetchPolicy: 'network-only' });
    if (errorCode(error) === 'CONFLICT' && target === null) {
      // Typed text stays and can replace the other meal.
      setIsTaken(true);
      // On failure the hint lacks only the other meal's name.
      await readAgain().catch(() => undefined);
      return;
    }
    if (errorCode(error) === 'NOT_FOUND' && target !== null) {
      const { data } = await readAgain().catch(() => ({ data: undefined }));
      // The sheet says that the meal was removed.
      if (data !== undefined) return;
    }
    const text = errorMessage(error, 'Failed to update meal assignment.');
    showToast({ kind: 'error', title: 'Error', description: text });
  }

  /** From the conflict to the first field in question. */
  function backToWriting(): void {
    const [first = 'name'] = conflict.conflict?.asked ?? [];
    flushSync(conflict.back);
    form.setFocus(first === 'status' ? 'name' : first);
  }

  const submit = form.handleSubmit(
    async ({ name, description, assignedToId }) => {
      if (isFilledMeanwhile && !isTaken) {
        setIsTaken(true);
        return;
      }
      const mine: MealValues = { name, description: description ?? null, assignedToId, status: 'planned' };
      const { current: base } = draft.base;
      await send(changedFields(mine, mealValues(base)), mine, base.version);
    },
    (refused) => {
      const description = firstMessage(refused, MEAL_FORM_FIELDS);
      showToast({ kind: 'error', title: 'Validation Error', description });
    },
  );

  return {
    form,
    save: useSubmitOnce(submit),
    isSaving,
    isTaken,
    isRestored: draft.isRestored,
    discard: draft.discard,
    words,
    conflict,
    backToWriting,
    /** Saves as chosen in the conflict. */
    saveChosen: useSubmitOnce(async () => {
      const { conflict: asked } = conflict;
      if (asked !== null) await send(conflict.mineFields(), asked.mine, asked.version);
    }),
  };
}

/** Whether somebody has planned something. */
export function isPlanned(meal: Meal | null): boolean {
  return !['unassigned', 'not_needed'].includes(slotState(meal));
}
