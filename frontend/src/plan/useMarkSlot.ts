import { t } from '@lingui/core/macro';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useRef, useState } from 'react';
import { undoAction } from '../forms/undoAction.ts';
import { errorMessage } from '../gql/errorMessage.ts';
import { logFailure } from '../browser/logFailure.ts';
import { showError, showToast } from '../ui/feedback/toaster.tsx';
import { mealTimeKey, type MealTime } from '../../../domain/plan/mealTime.ts';
import { hasSeveralDishes, useReadDishes } from './useReadDishes.ts';
import { useSaveMeal } from './useSaveMeal.ts';

/**
 * Marks a slot as not needed, with Undo, or needed, or assigns its meal to a participant or nobody; all resolve to success, and
 * ignore calls while in flight.
 */
export function useMarkSlot(tripId: string) {
  const { saveMeal } = useSaveMeal(tripId);
  const { cache } = useApolloClient();
  const readDishes = useReadDishes(tripId);
  const [marking, setMarking] = useState<readonly string[]>([]);
  // State would miss a second press before the next render.
  const inFlight = useRef(new Set<string>());

  const mark = useCallback(async (slot: MealTime, work: () => Promise<boolean>): Promise<boolean> => {
    const key = mealTimeKey(slot);
    if (inFlight.current.has(key)) return false;
    inFlight.current.add(key);
    setMarking([...inFlight.current]);
    const isDone = await work();
    inFlight.current.delete(key);
    setMarking([...inFlight.current]);
    return isDone;
  }, []);

  /** Says what failed. */
  const attempt = useCallback(
    (slot: MealTime, failed: string, work: () => Promise<void>) =>
      mark(slot, async () => {
        try {
          await work();
          return true;
        } catch (error) {
          showError(errorMessage(error, failed));
          return false;
        }
      }),
    [mark],
  );

  const restore = useCallback(
    async (slot: MealTime, mealId: string) => {
      await saveMeal(slot, mealId, { status: 'PLANNED' });
      // What is needed again is so with all of its dishes.
      await readDishes();
      showToast({ kind: 'success', title: t`Meal restored` });
    },
    [saveMeal, readDishes],
  );

  const markNotNeeded = useCallback(
    (slot: MealTime, mealId: string | null) =>
      mark(slot, async () => {
        // While one dish is known, the server refuses it for a second one that is not seen here yet.
        const wholeSlot = hasSeveralDishes(cache, tripId, slot) && { wholeSlot: true };
        try {
          const saved = await saveMeal(slot, mealId, { status: 'NOT_NEEDED', ...wholeSlot });
          await readDishes();
          const undo = saved && { action: undoAction(() => restore(slot, saved.id)) };
          showToast({ kind: 'success', title: t`Meal marked as not needed`, ...undo });
          return true;
        } catch (error) {
          // Logged only (specification, section 8).
          logFailure('Failed to mark the meal as not needed', error);
          return false;
        }
      }),
    [mark, saveMeal, readDishes, restore, cache, tripId],
  );

  const markNeeded = useCallback(
    (slot: MealTime, mealId: string) =>
      attempt(slot, t`Failed to update meal status`, () => restore(slot, mealId)),
    [attempt, restore],
  );

  const assignTo = useCallback(
    (slot: MealTime, mealId: string, assignedToId: string | null) =>
      attempt(slot, t`Failed to update meal assignment.`, async () => {
        await saveMeal(slot, mealId, { assignedToId });
        showToast({ kind: 'success', title: t`Meal updated` });
      }),
    [attempt, saveMeal],
  );

  return {
    markNotNeeded,
    markNeeded,
    assignTo,
    isMarking: (slot: MealTime) => marking.includes(mealTimeKey(slot)),
  };
}
