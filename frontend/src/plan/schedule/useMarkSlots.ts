import { t } from '@lingui/core/macro';
import { monthDayLabel } from '../../../../domain/text/dates/dates.ts';
import { errorMessage } from '../../gql/errorMessage.ts';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { useMarkDayMutation } from '../MarkDay.generated.ts';
import type { Meal, SlotId } from '../slot.ts';
import { useReadDishes } from '../useReadDishes.ts';
import { useSaveMeal } from '../useSaveMeal.ts';

/** Marks slots with several dishes as not needed, and offers Undo. All resolve to success, and never reject. */
export function useMarkSlots(tripId: string) {
  const { saveMeal } = useSaveMeal(tripId);
  const [mutateDay] = useMarkDayMutation();
  const readDishes = useReadDishes(tripId);

  async function isDone(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
    } catch (error) {
      const description = errorMessage(error, t`Failed to update meal status`);
      showToast({ kind: 'error', title: t`Error`, description });
      return false;
    }
    await readDishes();
    return true;
  }

  /** Each with the other dishes of its slot. */
  async function undo(slot: SlotId, mealIds: readonly string[]): Promise<void> {
    const isUndone = await isDone(async () => {
      for (const id of mealIds) await saveMeal(slot, id, { status: 'PLANNED' });
    });
    if (isUndone) showToast({ kind: 'success', title: t`Meal restored` });
  }

  return {
    /** @param first dish of the slot */
    markSlot: async (first: Meal): Promise<boolean> => {
      const change = { status: 'NOT_NEEDED' as const, wholeSlot: true };
      const isMarked = await isDone(() => saveMeal(first, first.id, change));
      const action = { label: t`Undo`, onClick: () => void undo(first, [first.id]) };
      if (isMarked) showToast({ kind: 'success', title: t`Meal marked as not needed`, action });
      return isMarked;
    },
    /** @param wereOff ids of meals that Undo leaves as they were */
    markDay: async (slot: SlotId, wereOff: ReadonlySet<string>): Promise<boolean> => {
      const { date } = slot;
      const input = { tripId, date, status: 'NOT_NEEDED' as const, wholeSlots: true };
      let marked: string[] = [];
      const isMarked = await isDone(async () => {
        const { data } = await mutateDay({ variables: { input } });
        marked = data?.markDay.meals.flatMap(({ id }) => (wereOff.has(id) ? [] : [id])) ?? [];
      });
      const action = { label: t`Undo`, onClick: () => void undo(slot, marked) };
      const description = monthDayLabel(date);
      if (isMarked) showToast({ kind: 'success', title: t`Day marked as not needed`, description, action });
      return isMarked;
    },
  };
}
