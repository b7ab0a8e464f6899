import { LIMITS } from '../../../../domain/limits.ts';
import { hasContent } from '../../../../domain/plan/meal.ts';
import type { Slot } from '../../../../domain/plan/plan.ts';
import type { Meal } from '../slot.ts';

/** A slot's role while a meal is moved. */
export type SlotDrop = 'source' | 'target' | 'swap' | 'beside' | 'taken';

/**
 * Null while no meal is moved. With the first dish of a slot all of it moves, another dish moves alone.
 * @param canSwap whether the moved meal has a slot to give in return
 */
export function slotDrop(moved: Meal | null, { meals }: Slot<Meal>, canSwap: boolean): SlotDrop | null {
  if (moved === null) return null;
  if (meals.some(({ id }) => id === moved.id)) return 'source';
  const [first, ...others] = meals;
  if (first === undefined || (others.length === 0 && isEmptyRow(first))) return 'target';
  if (first.status !== 'planned') return 'taken';
  if (moved.position > 0) return meals.length < LIMITS.slotDishes ? 'beside' : 'taken';
  return canSwap ? 'swap' : 'taken';
}

/** Whether the server may replace the row; only the server knows its recipe. */
function isEmptyRow(meal: Meal): boolean {
  return (
    meal.status === 'planned' &&
    !hasContent({ ...meal, recipe: null, instructions: [] }, meal.ingredientCount)
  );
}
