import * as z from 'zod/mini';
import { idField } from '../../../../domain/text/text.ts';
import { recordAudits } from '../../access/audit.ts';
import { requireViewer } from '../../access/require.ts';
import { requireLockedTrip } from '../../access/requireLocked.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { changeBy, changed, changeTrip } from '../../write/changeTrip.ts';
import { columnsOf } from '../../db/columns.ts';
import { MEAL_ORDER } from '../../reads/loaders.ts';
import { newRow, sentRows } from '../../db/rows.ts';
import { statement } from '../../db/statement.ts';
import { stampOf, written, type Sql } from '../../db/versions.ts';
import { AppError } from '../../base/errors.ts';
import { Ingredient } from '../../entities/ingredient.entity.ts';
import { readInput } from '../../base/input.ts';
import { Meal } from '../../entities/meal.entity.ts';
import type { Trip } from '../../entities/trip.entity.ts';
import { DISH_FIELDS } from '../meal/dish.ts';
import { fingerprintOf, type WrittenMeal } from './writtenMeal.ts';

export interface UndoneSuggestions {
  /** Removed, or unnamed again. */
  readonly undoneMealIds: readonly string[];
  /** Changed, voted on, ticked, assigned or made sure of since. */
  readonly keptMeals: readonly Meal[];
  readonly trip: Trip;
}

const undoFields = z.object({ runId: idField('Run id') });

const takeRun = statement<{ written: readonly WrittenMeal[] }>(
  'take_suggestion_run',
  `delete from suggestion_runs where trip_id = $1 and id = $2 and created_at > now() - interval '1 day' returning written`,
);
const lockMeals = statement<{ id: string }>(
  'lock_meals_by_id',
  'select m.id from meals m where m.trip_id = $1 and m.id = any($2) order by m.id for update',
);
const lockIngredients = statement<Ingredient>(
  'lock_ingredients_of_meals',
  `select ${columnsOf(Ingredient, 'i')} from ingredients i where i.trip_id = $1 and i.meal_id = any($2)
   order by i.id for update`,
);
/** Used: voted on, or paid for. */
const mealsInUse = statement<Meal & { isUsed: boolean }>(
  'meals_in_use',
  `select ${columnsOf(Meal, 'm')},
     exists (select from meal_votes v where v.trip_id = $1 and v.meal_id = m.id)
     or exists (select from receipt_meals r where r.trip_id = $1 and r.meal_id = m.id) as "isUsed"
   from meals m where m.trip_id = $1 and m.id = any($2) order by ${MEAL_ORDER}`,
);
const deleteMeals = statement<never>(
  'delete_suggested_meals',
  'delete from meals where trip_id = $1 and id = any($2)',
);
const deleteIngredients = statement<never>(
  'delete_suggested_ingredients',
  'delete from ingredients where trip_id = $1 and id = any($2)',
);
/** A cook may have left meanwhile. */
const RESTORED: Sql<Meal> = {
  ...Object.fromEntries(DISH_FIELDS.map((property) => [property, `old."${property}"`])),
  name: "''",
  isAiGenerated: 'old."isAiGenerated"',
  assignedToId: `(select p.id from participants p where p.trip_id = $1
    and p.id = old."assignedToId" and p.invite_status = 'accepted')`,
};
const restoreMeals = statement<never>(
  'restore_meals',
  `update meals m set ${written(Meal, 'm', RESTORED, '$3')}
   from ${sentRows(Meal, '$2', 'old')}
   where m.trip_id = $1 and m.id = old.id`,
);

/**
 * Undoes a run within a day, except meals changed since.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND also after undoing, TRIP_COMPLETED
 */
export async function undoSuggestions(
  ctx: Ctx,
  rawTripId: unknown,
  rawInput: unknown,
): Promise<UndoneSuggestions> {
  requireViewer(ctx);
  const { runId } = readInput(undoFields, rawInput);
  return changeTrip(ctx, async (tx) => {
    const { trip, participant } = await requireLockedTrip(tx, rawTripId, 'suggest_meals');
    const run = await takeRun.first(tx.db, [trip.id, runId]);
    if (run === null) throw new AppError('NOT_FOUND', 'These suggestions can no longer be undone.');
    const { untouched, keptMeals } = await compared(tx, trip, run.written);
    await takeOut(tx, trip, untouched, stampOf(participant, tx.now()));
    const undone = { undoneMealIds: untouched.map(({ mealId }) => mealId), keptMeals, trip };
    return changed(undone, changeBy(participant, 'TRIP'));
  });
}

/** Unchanged and changed meals; deleted ones are ignored. */
async function compared(
  tx: Ctx,
  { id: tripId }: Trip,
  written: readonly WrittenMeal[],
): Promise<{ readonly untouched: WrittenMeal[]; readonly keptMeals: Meal[] }> {
  const ids = written.map(({ mealId }) => mealId);
  await lockMeals.all(tx.db, [tripId, ids]);
  const ingredients = await lockIngredients.all(tx.db, [tripId, ids]);
  const settled = await tx.loaders.settledOfTrip.get(tripId);
  const untouched: WrittenMeal[] = [];
  const keptMeals: Meal[] = [];
  for (const { isUsed, ...meal } of await mealsInUse.all(tx.db, [tripId, ids])) {
    const rows = ingredients.filter(({ mealId }) => mealId === meal.id);
    const own = written.find(
      ({ mealId, fingerprint }) => mealId === meal.id && fingerprint === fingerprintOf(meal, rows, settled),
    );
    if (own === undefined || isUsed) keptMeals.push(meal);
    else untouched.push(own);
  }
  return { untouched, keptMeals };
}

async function takeOut(
  tx: Ctx,
  { id: tripId }: Trip,
  untouched: readonly WrittenMeal[],
  stamp: string,
): Promise<void> {
  const isNew = ({ before }: WrittenMeal) => before === null;
  await deleteIngredients.all(tx.db, [tripId, untouched.flatMap(({ ingredientIds }) => ingredientIds)]);
  const created = untouched.filter(isNew).map(({ mealId }) => mealId);
  await deleteMeals.all(tx.db, [tripId, created]);
  await recordAudits(tx, 'delete_meal', tripId, created);
  const old = untouched.flatMap(({ mealId, before }) =>
    before === null ? [] : newRow(Meal, { ...before, id: mealId }),
  );
  if (old.length > 0) await restoreMeals.all(tx.db, [tripId, JSON.stringify(old), stamp]);
}
