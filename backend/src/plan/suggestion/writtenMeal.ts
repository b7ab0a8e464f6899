import { isDeepStrictEqual } from 'node:util';
import type { NewRow } from '../../db/rows.ts';
import type { Ingredient } from '../../entities/ingredient.entity.ts';
import type { Meal } from '../../entities/meal.entity.ts';

/** Eaters of separate plates, by row; of other rows nobody. */
type Plates = Readonly<Record<string, readonly string[]>>;

/** A run's meal, stored for undoing. */
export interface WrittenMeal {
  readonly mealId: string;
  /** The unnamed meal as JSON; null for an empty slot. */
  readonly before: NewRow<Omit<Meal, 'createdAt'>> | null;
  readonly ingredientIds: readonly string[];
  /** All its rows; absent in runs of the version before. */
  readonly rows?: Plates;
}

export type RowOfMeal = Pick<Ingredient, 'id' | 'mealId' | 'version' | 'purchased' | 'apartEaterIds'>;

export function platesIn(rows: readonly Pick<RowOfMeal, 'id' | 'apartEaterIds'>[]): Plates {
  return Object.fromEntries(rows.map(({ id, apartEaterIds }) => [id, apartEaterIds]));
}

/** Whether nobody edited the meal or a suggested row since, ticked one, or changed whom a row is for. */
export function isUntouched(
  { before, ingredientIds, ...written }: WrittenMeal,
  { version }: Pick<Meal, 'version'>,
  rows: readonly RowOfMeal[],
): boolean {
  const wasWritten = written.rows ?? Object.fromEntries(ingredientIds.map((id) => [id, []]));
  return (
    version === (before?.version ?? 0) + 1 &&
    isDeepStrictEqual(platesIn(rows), wasWritten) &&
    rows.every((row) => !ingredientIds.includes(row.id) || (row.version === 1 && !row.purchased))
  );
}
