import { createHash } from 'node:crypto';
import type { Ingredient } from '../../entities/ingredient.entity.ts';
import type { Meal } from '../../entities/meal.entity.ts';
import type { SettledConflict } from '../../entities/settledConflict.entity.ts';

/** A run's meal, stored for undoing. */
export interface WrittenMeal {
  readonly mealId: string;
  /** The unnamed meal; null for an empty slot. */
  readonly before: Pick<
    Meal,
    | 'description'
    | 'instructions'
    | 'recipe'
    | 'cooking'
    | 'assignedToId'
    | 'isAiGenerated'
    | 'servingsQuarters'
  > | null;
  readonly ingredientIds: readonly string[];
  readonly fingerprint: string;
}

/**
 * Changes with any edit, tick, assignment, plate apart or signature. What a meal has none of is left out: runs before that
 * column have no such value.
 * @param settled of the trip
 */
export function fingerprintOf(
  meal: Meal,
  ingredients: readonly Ingredient[],
  settled: readonly SettledConflict[],
): string {
  const { date, type, name, description, instructions, recipe, assignedToId, status, servingsQuarters } =
    meal;
  const rows = ingredients
    .map((one) => [
      ...[one.id, one.name, one.quantity, one.unit, one.notes, one.purchased, one.assignedToId],
      ...[one.alternatives, one.selectedAlternative],
      ...(one.apartOfId === null ? [] : [one.apartOfId, one.apartEaterIds.toSorted()]),
      ...(one.part === null ? [] : [one.part]),
    ])
    .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));
  const text = JSON.stringify([
    ...[date, type, name, description, instructions, recipe, assignedToId, status],
    rows,
    ...(servingsQuarters === null ? [] : [servingsQuarters]),
    ...settled
      .filter(({ mealId }) => mealId === meal.id)
      .map(({ eaterId, kind, value, note, basis }) => [eaterId, kind, value, note, basis].join('\n'))
      .sort(),
  ]);
  return createHash('sha256').update(text).digest('hex');
}
