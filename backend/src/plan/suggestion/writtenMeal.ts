import { createHash } from 'node:crypto';
import { typedMinutes } from '../../../../domain/plan/recipeFacts.ts';
import { Ingredient } from '../../entities/ingredient.entity.ts';
import { propertiesFor, type EntityClass } from '../../db/columns.ts';
import type { NewRow } from '../../db/rows.ts';
import { Meal } from '../../entities/meal.entity.ts';
import type { SettledConflict } from '../../entities/settledConflict.entity.ts';

/** A run's meal, stored for undoing. */
export interface WrittenMeal {
  readonly mealId: string;
  /** The unnamed meal as JSON; null for an empty slot. */
  readonly before: NewRow<Omit<Meal, 'createdAt'>> | null;
  readonly ingredientIds: readonly string[];
  readonly fingerprint: string;
}

/** In every fingerprint, in this order. */
const MEAL = [
  'date',
  'type',
  'name',
  'description',
  'instructions',
  'recipe',
  'assignedToId',
  'status',
] as const;
const ROW = [
  ...(['id', 'name', 'quantity', 'unit', 'notes', 'purchased', 'assignedToId'] as const),
  ...(['alternatives', 'selectedAlternative'] as const),
];

/** What people wrote into younger columns. */
function laterIn<Row extends object>(
  entity: EntityClass<Row>,
  row: Row,
  first: readonly string[],
): readonly unknown[] {
  return propertiesFor(entity, 'written')
    .filter((property) => !first.includes(property))
    .map((property) => row[property])
    .filter((value) => value !== null && value !== false);
}

/**
 * Changes with any edit, tick, assignment, separate plate or signature. What a meal has none of is left out: runs before that
 * column have no such value.
 * @param settled of the trip
 */
export function fingerprintOf(
  meal: Meal,
  ingredients: readonly Ingredient[],
  settled: readonly SettledConflict[],
): string {
  const rows = ingredients
    .map((one) => [
      ...ROW.map((property) => one[property]),
      ...(one.apartOfId === null ? [] : [one.apartOfId, one.apartEaterIds.toSorted()]),
      ...laterIn(Ingredient, one, ROW),
    ])
    .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));
  const text = JSON.stringify([
    ...MEAL.map((property) => meal[property]),
    rows,
    ...laterIn(Meal, Object.assign({}, meal, { minutes: ownMinutes(meal) }), MEAL),
    ...settled
      .filter(({ mealId }) => mealId === meal.id)
      .map(({ eaterId, kind, value, note, basis }) => [eaterId, kind, value, note, basis].join('\n'))
      .sort(),
  ]);
  return createHash('sha256').update(text).digest('hex');
}

/** Those that its recipe's text does not say. */
function ownMinutes({ recipe, minutes }: Meal): number | null {
  return minutes === typedMinutes({ recipe }, null) ? null : minutes;
}
