import { t } from '@lingui/core/macro';
import { useApolloClient } from '@apollo/client/react';
import { useLayoutEffect, useState, type SyntheticEvent } from 'react';
import { assignMealFields, MEAL_FORM_FIELDS } from '../../../../domain/plan/mealFields.ts';
import { slotState } from '../../../../domain/plan/meal.ts';
import { errorCode, errorMessage } from '../../gql/errorMessage.ts';
import { useDrafts } from '../../ui/controls/drafts.ts';
import { firstMessage, type Parser } from '../../ui/controls/zodResolver.ts';
import { showError } from '../../ui/feedback/toaster.tsx';
import { refusalOf } from '../../forms/refusal.ts';
import { useEntityForm } from '../../forms/useEntityForm.ts';
import { SlotsOfTripDocument, type AssignMealFragment } from '../AssignMeal.generated.ts';
import { mealTimeKey, type MealTime } from '../../../../domain/plan/mealTime.ts';
import { type Meal } from '../slot.ts';
import { useSaveMeal } from '../useSaveMeal.ts';
import {
  mealChange,
  mealInput,
  mealValues,
  mealWords,
  type MealInput,
  type MealValues,
} from './mealInput.ts';
import { mealDraft } from './useMealEdit.ts';

interface MealFormOptions {
  readonly trip: Pick<AssignMealFragment, 'id' | 'participants'>;
  readonly slot: MealTime;
  /** What is in the slot by now. */
  readonly inSlot: Meal | null;
  /** The meal of the sheet that somebody removed, as it was known last. */
  readonly removed: Meal | null;
  readonly keepsDraft: boolean;
  readonly onClose: () => void;
}

/** A saved meal is planned. */
const parser: Parser<MealValues> = {
  safeParse: (input) => {
    const result = assignMealFields.safeParse(input);
    if (!result.success) return result;
    const { description = null, ...rest } = result.data;
    return { success: true, data: { ...rest, description, status: 'planned' } };
  },
};

/** Form of an empty slot, or of a meal that is put back: name, description and cook. */
export function useMealForm({ trip, slot, inSlot, removed, keepsDraft, onClose }: MealFormOptions) {
  const client = useApolloClient();
  const drafts = useDrafts();
  const { saveMeal, isSaving } = useSaveMeal(trip.id);
  const [isTaken, setIsTaken] = useState(false);
  const [opened] = useState(inSlot);
  // Live updates show it before the server refuses.
  const isFilledMeanwhile = removed === null && !isPlanned(opened) && isPlanned(inSlot);
  const words = mealWords(trip.participants);
  const slotId = `${trip.id}.${mealTimeKey(slot)}`;
  // What was typed for a removed meal stays with its slot; before the form looks for it.
  useLayoutEffect(() => {
    if (removed !== null) drafts.move(removed.id, slotId);
  }, [drafts, removed, slotId]);
  const { submit, ...entity } = useEntityForm<MealInput, MealValues>({
    tripId: trip.id,
    key: keepsDraft ? mealDraft(removed === null && inSlot !== null ? inSlot.id : slotId) : null,
    current: mealInput(removed ?? (isFilledMeanwhile ? opened : inSlot)),
    isFollowing: removed === null && !isFilledMeanwhile,
    isNew: true,
    schema: parser,
    words,
    before: mealValues,
    // Its fields are those of the schema.
    theirs: (fields) => fields as unknown as MealValues,
    save: async (mine, fields, version) => {
      const isWhole = removed !== null || inSlot === null || isTaken || version === null;
      const whole = [...MEAL_FORM_FIELDS, ...(inSlot?.status === 'not_needed' ? (['status'] as const) : [])];
      const change = mealChange(mine, isWhole ? whole : fields);
      try {
        const saved = await saveMeal(slot, inSlot?.id ?? null, { ...change, ...(!isWhole && { version }) });
        if (saved !== null && removed !== null) drafts.move(slotId, saved.id);
        return saved === null ? null : mealInput(saved);
      } catch (error) {
        await readAgain(error);
        throw error;
      }
    },
    saved: t`Meal updated`,
    // What is typed stays, and can replace the other meal.
    failure: (error) => (isFilled(error) ? null : errorMessage(error, t`Failed to update meal assignment.`)),
    onInvalid: (errors) => {
      showError(firstMessage(errors, MEAL_FORM_FIELDS), t`Validation Error`);
    },
    onSaved: onClose,
    focus: (asked) => (asked === undefined || asked === 'status' ? 'name' : asked),
  });

  function isFilled(error: unknown): boolean {
    return errorCode(error) === 'CONFLICT' && inSlot === null;
  }

  /** What somebody else did to the slot. */
  async function readAgain(error: unknown): Promise<void> {
    if (refusalOf(error) !== null || !(isFilled(error) || errorCode(error) === 'NOT_FOUND')) return;
    if (isFilled(error)) setIsTaken(true);
    const query = { query: SlotsOfTripDocument, variables: { tripId: trip.id } };
    // On failure the hint lacks only the other meal's name.
    await client.query({ ...query, fetchPolicy: 'network-only' }).catch(() => undefined);
  }

  return {
    ...entity,
    words,
    isSaving,
    isTaken,
    submit: (event: SyntheticEvent) => {
      event.preventDefault();
      if (isFilledMeanwhile && !isTaken) setIsTaken(true);
      else submit(event);
    },
  };
}

/** Whether somebody has planned something. */
export function isPlanned(meal: Meal | null): boolean {
  return !['unassigned', 'not_needed'].includes(slotState(meal));
}
