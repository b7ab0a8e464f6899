import { hasContent } from '../../../../domain/trip/meal.ts';
import type { Slot } from '../../../../domain/trip/trip.ts';
import type { Meal } from '../slot.ts';

/** What a slot is to a meal that is on its way: where it comes from, where it can go, or taken. */
export type SlotCarry = 'source' | 'target' | 'taken';

/** What the slot is to the carried meal; null while none is carried. */
export function slotCarry(carried: Meal | null, { meal }: Slot<Meal>): SlotCarry | null {
  if (carried === null) return null;
  if (meal?.id === carried.id) return 'source';
  return meal === null || isLeftOver(meal) ? 'target' : 'taken';
}

/** A row that holds nothing makes way for a meal. Of what is not shown here, such as a recipe, the server knows. */
function isLeftOver(meal: Meal): boolean {
  return (
    meal.status === 'planned' &&
    !hasContent({ ...meal, recipe: null, instructions: [] }, meal.ingredientCount)
  );
}
