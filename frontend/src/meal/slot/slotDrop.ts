import { hasContent } from '../../../../domain/trip/meal.ts';
import type { Slot } from '../../../../domain/trip/trip.ts';
import type { Meal } from '../slot.ts';

/** What a slot is to the meal that is moved: where it comes from, where it can be dropped, or taken by another. */
export type SlotDrop = 'source' | 'target' | 'taken';

/** What the slot is to the moved meal; null while none is moved. */
export function slotDrop(moved: Meal | null, { meal }: Slot<Meal>): SlotDrop | null {
  if (moved === null) return null;
  if (meal?.id === moved.id) return 'source';
  return meal === null || isEmptyRow(meal) ? 'target' : 'taken';
}

/** Whether the server would replace the row; it also knows the recipe, which the plan does not load. */
function isEmptyRow(meal: Meal): boolean {
  return (
    meal.status === 'planned' &&
    !hasContent({ ...meal, recipe: null, instructions: [] }, meal.ingredientCount)
  );
}
