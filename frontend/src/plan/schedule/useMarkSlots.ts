import { t } from '@lingui/core/macro';
import { useApolloClient } from '@apollo/client/react';
import { errorMessage } from '../../gql/errorMessage.ts';
import { showError, showToast } from '../../ui/feedback/toaster.tsx';
import type { MealTime } from '../../../../domain/plan/mealTime.ts';
import type { Meal } from '../slot.ts';
import { useReadDishes } from '../useReadDishes.ts';
import { useSaveMeal } from '../useSaveMeal.ts';
import { markDay } from './markDay.ts';

/** Marks slots with several dishes as not needed, and offers Undo. All resolve to success, and never reject. */
export function useMarkSlots(tripId: string) {
  const client = useApolloClient();
  const { saveMeal } = useSaveMeal(tripId);
  const readDishes = useReadDishes(tripId);

  async function save(slot: MealTime, mealIds: readonly string[], change: Parameters<typeof saveMeal>[2]) {
    try {
      for (const id of mealIds) await saveMeal(slot, id, change);
    } catch (error) {
      showError(errorMessage(error, t`Failed to update meal status`));
      return false;
    }
    await readDishes();
    return true;
  }

  /** Each with the other dishes of its slot. */
  const undo = (slot: MealTime, mealIds: readonly string[]) => ({
    label: t`Undo`,
    onClick: () =>
      void save(slot, mealIds, { status: 'PLANNED' }).then((isUndone) => {
        if (isUndone) showToast({ kind: 'success', title: t`Meal restored` });
      }),
  });

  return {
    /** @param first dish of the slot */
    markSlot: async (first: Meal): Promise<boolean> => {
      const isMarked = await save(first, [first.id], { status: 'NOT_NEEDED', wholeSlot: true });
      const action = undo(first, [first.id]);
      if (isMarked) showToast({ kind: 'success', title: t`Meal marked as not needed`, action });
      return isMarked;
    },
    /** @param wereOff ids of meals that Undo leaves as they were */
    markDay: (slot: MealTime, wereOff: ReadonlySet<string>): Promise<boolean> =>
      markDay(client, { tripId, date: slot.date, status: 'NOT_NEEDED', wholeSlots: true }, (mealIds) =>
        undo(
          slot,
          mealIds.filter((id) => !wereOff.has(id)),
        ),
      ),
  };
}
