import { hasContent } from '../../../../domain/plan/meal.ts';
import type { Slot } from '../../../../domain/plan/plan.ts';
import type { Meal } from '../slot.ts';

/** A slot's role while a meal is moved. */
export type SlotDrop = 'source' | 'target' | 'swap' | 'taken';

/**
 * Null while no meal is moved.
 * @param canSwap whether the moved meal has a slot to give in return
 */
export function slotDrop(moved: Meal | null, { meal }: Slot<Meal>, canSwap: boolean): SlotDrop | null {
  if (moved === null) return null;
  if (meal?.id === moved.id) return 'source';
  if (meal === null || isEmptyRow(meal)) return 'target';
  return canSwap && meal.status === 'planned' ? 'swap' : 'taken';
}

/** Whether the server may replace the row; only the server knows its recipe. */
function isEmptyRow(meal: Meal): boolean {
  return (
    meal.status === 'planned' &&
    !hasContent({ ...meal, recipe: null, instructions: [] }, meal.ingredientCount)
  );
}
