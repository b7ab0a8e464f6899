import { errorMessage } from '../gql/errorMessage.ts';
import { showToast } from '../ui/toaster.tsx';
import type { SlotId } from './slot.ts';
import { useSaveMeal } from './useSaveMeal.ts';

/** Marks a slot as not needed, or as needed again, and says so. Both answer whether it worked. */
export function useMarkSlot(tripId: string) {
  const { saveMeal, isSaving } = useSaveMeal(tripId);

  async function markNotNeeded(slot: SlotId, mealId: string | null): Promise<boolean> {
    try {
      await saveMeal(slot, mealId, { status: 'NOT_NEEDED' });
    } catch (error) {
      // The specification wants this failure logged and no more (section 8): the slot simply stays as it was.
      // eslint-disable-next-line no-console -- there is no other log in a browser
      console.warn('Failed to mark the meal as not needed', error);
      return false;
    }
    showToast({ kind: 'success', title: 'Meal marked as not needed' });
    return true;
  }

  async function markNeeded(slot: SlotId, mealId: string): Promise<boolean> {
    try {
      await saveMeal(slot, mealId, { status: 'PLANNED' });
    } catch (error) {
      showToast({
        kind: 'error',
        title: 'Error',
        description: errorMessage(error, 'Failed to update meal status'),
      });
      return false;
    }
    showToast({ kind: 'success', title: 'Meal restored' });
    return true;
  }

  return { markNotNeeded, markNeeded, isMarking: isSaving };
}
