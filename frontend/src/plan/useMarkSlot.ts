import { t } from '@lingui/core/macro';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useRef, useState } from 'react';
import { useUrlValue } from '../browser/url/useUrlValue.ts';
import { errorMessage } from '../gql/errorMessage.ts';
import { logFailure } from '../browser/logFailure.ts';
import { showError, showToast } from '../ui/feedback/toaster.tsx';
import { mealTimeKey, type MealTime } from '../../../domain/plan/mealTime.ts';
import { hasSeveralDishes, useReadDishes } from './useReadDishes.ts';
import { useSaveMeal, type MealChange } from './useSaveMeal.ts';

/** In the address: the meal or the day whose dishes are asked about. */
export const NOT_NEEDED = 'not-needed';

/**
 * Marks a slot as not needed or needed, or assigns its meal to a participant or nobody; all resolve to success, and
 * ignore calls while in flight.
 */
export function useMarkSlot(tripId: string) {
  const { saveMeal } = useSaveMeal(tripId);
  const { cache } = useApolloClient();
  const readDishes = useReadDishes(tripId);
  const { set: ask } = useUrlValue(NOT_NEEDED);
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

  const markNotNeeded = useCallback(
    (slot: MealTime, mealId: string | null) =>
      mark(slot, async () => {
        if (mealId !== null && hasSeveralDishes(cache, tripId, slot)) {
          ask(mealId);
          return false;
        }
        try {
          await saveMeal(slot, mealId, { status: 'NOT_NEEDED' });
        } catch (error) {
          // Logged only (specification, section 8).
          logFailure('Failed to mark the meal as not needed', error);
          return false;
        }
        showToast({ kind: 'success', title: t`Meal marked as not needed` });
        return true;
      }),
    [mark, saveMeal, cache, tripId, ask],
  );

  /** Says what failed. */
  const save = useCallback(
    (slot: MealTime, mealId: string, change: MealChange, [done, failed]: readonly [string, string]) =>
      mark(slot, async () => {
        try {
          await saveMeal(slot, mealId, change);
        } catch (error) {
          showError(errorMessage(error, failed));
          return false;
        }
        // What is needed again is so with all of its dishes.
        if (change.status !== undefined) await readDishes();
        showToast({ kind: 'success', title: done });
        return true;
      }),
    [mark, saveMeal, readDishes],
  );

  const markNeeded = useCallback(
    (slot: MealTime, mealId: string) =>
      save(slot, mealId, { status: 'PLANNED' }, [t`Meal restored`, t`Failed to update meal status`]),
    [save],
  );

  const assignTo = useCallback(
    (slot: MealTime, mealId: string, assignedToId: string | null) =>
      save(slot, mealId, { assignedToId }, [t`Meal updated`, t`Failed to update meal assignment.`]),
    [save],
  );

  return {
    markNotNeeded,
    markNeeded,
    assignTo,
    isMarking: (slot: MealTime) => marking.includes(mealTimeKey(slot)),
  };
}
