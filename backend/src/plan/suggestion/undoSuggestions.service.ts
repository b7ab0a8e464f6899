import * as z from 'zod/mini';
import { msg } from '../../../../domain/text/message.ts';
import { idField } from '../../../../domain/text/text.ts';
import { mealTimeKey } from '../../../../domain/plan/mealTime.ts';
import { recordAudits } from '../../access/audit.ts';
import { requireViewer } from '../../access/require.ts';
import { requireLockedTrip } from '../../access/requireLocked.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { changeBy, changed, changeTrip } from '../../write/changeTrip.ts';
import { newRow, updateRows } from '../../db/rows.ts';
import { stampOf } from '../../db/versions.ts';
import { AppError } from '../../base/errors.ts';
import { readInput } from '../../base/input.ts';
import { Meal } from '../../entities/meal.entity.ts';
import type { Participant } from '../../entities/participant.entity.ts';
import type { Trip } from '../../entities/trip.entity.ts';
import { dishOf } from '../dish/dish.ts';
import { isUntouched, type WrittenMeal } from './writtenMeal.ts';
import { promoteNextDishes } from '../dish/slotDishes.service.ts';
import {
  deleteIngredients,
  deleteMeals,
  lockIngredients,
  lockMeals,
  mealsInUse,
  takeRun,
} from './undoSuggestions.sql.ts';

export interface UndoneSuggestions {
  /** Removed, or unnamed again. */
  readonly undoneMealIds: readonly string[];
  /** They, or a dish of their slot, were changed, voted on, ticked, assigned or made sure of since. */
  readonly keptMeals: readonly Meal[];
  readonly trip: Trip;
}

const undoFields = z.object({ runId: idField(msg('field.runId', 'Run id')) });

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
    if (run === null)
      throw new AppError(
        'NOT_FOUND',
        msg('suggestion.undoOver', 'These suggestions can no longer be undone.'),
      );
    const { untouched, keptMeals } = await compared(tx, trip, run.written);
    await takeOut(tx, trip, untouched, participant);
    const undone = { undoneMealIds: untouched.map(({ mealId }) => mealId), keptMeals, trip };
    return changed(undone, changeBy(participant, 'TRIP'));
  });
}

/** Of slots without and with a changed meal: what a few eat stays while the dish for most does. Deleted ones are ignored. */
async function compared(
  tx: Ctx,
  { id: tripId }: Trip,
  written: readonly WrittenMeal[],
): Promise<{ readonly untouched: WrittenMeal[]; readonly keptMeals: Meal[] }> {
  const ids = written.map(({ mealId }) => mealId);
  await lockMeals.all(tx.db, [tripId, ids]);
  const ingredients = await lockIngredients.all(tx.db, [tripId, ids]);
  const meals = await mealsInUse.all(tx.db, [tripId, ids]);
  const own = meals.flatMap((meal) => {
    const rows = ingredients.filter(({ mealId }) => mealId === meal.id);
    return written.filter((one) => one.mealId === meal.id && !meal.isUsed && isUntouched(one, meal, rows));
  });
  const untouchedIds = new Set(own.map(({ mealId }) => mealId));
  const touched = new Set(meals.filter(({ id }) => !untouchedIds.has(id)).map(mealTimeKey));
  const keptMeals = meals
    .filter((meal) => touched.has(mealTimeKey(meal)))
    .map(({ isUsed: _isUsed, ...meal }): Meal => meal);
  const keptIds = new Set(keptMeals.map(({ id }) => id));
  return { untouched: own.filter(({ mealId }) => !keptIds.has(mealId)), keptMeals };
}

async function takeOut(
  tx: Ctx,
  { id: tripId }: Trip,
  untouched: readonly WrittenMeal[],
  participant: Participant,
): Promise<void> {
  const isNew = ({ before }: WrittenMeal) => before === null;
  await deleteIngredients.all(tx.db, [tripId, untouched.flatMap(({ ingredientIds }) => ingredientIds)]);
  const created = untouched.filter(isNew).map(({ mealId }) => mealId);
  await deleteMeals.all(tx.db, [tripId, created]);
  await recordAudits(tx, 'delete_meal', tripId, created);
  await promoteNextDishes(tx, participant);
  // A cook may have left meanwhile.
  const people = await tx.loaders.participantsOfTrip.get(tripId);
  const cooks = new Set(people.filter(({ inviteStatus }) => inviteStatus === 'accepted').map(({ id }) => id));
  const old = untouched.flatMap(({ mealId, before }) => {
    if (before === null) return [];
    const meal = newRow<Meal>(Meal, before);
    const { isAiGenerated, assignedToId } = meal;
    const cookId = assignedToId !== null && cooks.has(assignedToId) ? assignedToId : null;
    return { ...dishOf(meal), id: mealId, name: '', isAiGenerated, assignedToId: cookId };
  });
  await updateRows(tx.db, Meal, tripId, old, stampOf(participant, tx.now()));
}
