import { createHash } from 'node:crypto';
import type { Ingredient } from '../entities/ingredient.entity.ts';
import type { Meal } from '../entities/meal.entity.ts';

/** What a run wrote into one slot, kept so that it can be undone. */
export interface WrittenMeal {
  readonly mealId: string;
  /** The meal without a name that was there; null where the slot was empty. */
  readonly before: Pick<
    Meal,
    'description' | 'instructions' | 'recipe' | 'assignedToId' | 'isAiGenerated'
  > | null;
  readonly ingredientIds: readonly string[];
  /** {@link fingerprintOf} the meal as it was written. */
  readonly fingerprint: string;
}

/** Differs as soon as somebody changes the meal or what it needs, ticks something, or takes something on. */
export function fingerprintOf(meal: Meal, ingredients: readonly Ingredient[]): string {
  const { date, type, name, description, instructions, recipe, assignedToId, status } = meal;
  const rows = ingredients
    .map((one) => [
      ...[one.id, one.name, one.quantity, one.unit, one.notes, one.purchased, one.assignedToId],
      ...[one.alternatives, one.selectedAlternative],
    ])
    .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));
  const text = JSON.stringify([
    ...[date, type, name, description, instructions, recipe, assignedToId, status],
    rows,
  ]);
  return createHash('sha256').update(text).digest('hex');
}
