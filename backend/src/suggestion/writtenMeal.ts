import { createHash } from 'node:crypto';
import type { Ingredient } from '../entities/ingredient.entity.ts';
import type { Meal } from '../entities/meal.entity.ts';

/** A run's meal, stored for undoing. */
export interface WrittenMeal {
  readonly mealId: string;
  /** The unnamed meal; null for an empty slot. */
  readonly before: Pick<
    Meal,
    'description' | 'instructions' | 'recipe' | 'assignedToId' | 'isAiGenerated' | 'servingsQuarters'
  > | null;
  readonly ingredientIds: readonly string[];
  readonly fingerprint: string;
}

/** Changes with any edit, tick or assignment. */
export function fingerprintOf(meal: Meal, ingredients: readonly Ingredient[]): string {
  const { date, type, name, description, instructions, recipe, assignedToId, status, servingsQuarters } =
    meal;
  const rows = ingredients
    .map((one) => [
      ...[one.id, one.name, one.quantity, one.unit, one.notes, one.purchased, one.assignedToId],
      ...[one.alternatives, one.selectedAlternative],
    ])
    .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));
  const text = JSON.stringify([
    ...[date, type, name, description, instructions, recipe, assignedToId, status],
    rows,
    // Runs before this column have none.
    ...(servingsQuarters === null ? [] : [servingsQuarters]),
  ]);
  return createHash('sha256').update(text).digest('hex');
}
