import { msg } from '../../../../domain/text/message.ts';
import { idField } from '../../../../domain/text/text.ts';
import * as z from 'zod/mini';
import { recordAudit } from '../../access/audit.ts';
import { inTrip, requireMeal, requireViewer } from '../../access/require.ts';
import { requireLockedTrip } from '../../access/requireLocked.ts';
import { AppError } from '../../base/errors.ts';
import { readInput } from '../../base/input.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { insertRows, updateRows } from '../../db/rows.ts';
import { stampOf } from '../../db/versions.ts';
import { ReceiptMeal } from '../../entities/costs/receiptMeal.entity.ts';
import { Ingredient } from '../../entities/ingredient.entity.ts';
import { Meal } from '../../entities/meal.entity.ts';
import { MealVote } from '../../entities/mealVote.entity.ts';
import { SettledConflict } from '../../entities/settledConflict.entity.ts';
import { changeBy, changed, changeTrip, unchanged } from '../../write/changeTrip.ts';
import { lockedDishes, placeBeside } from '../dish/slotDishes.service.ts';
import {
  restoreVersionsOfIngredients,
  restoreVersionsOfMeal,
  takeRows,
  type DeletedRows,
} from './deletedMeal.sql.ts';

export const restoreMealFields = z.object({
  tripId: idField(msg('field.tripId', 'Trip id')),
  id: idField(msg('field.mealId', 'Meal id')),
});

/**
 * Brings back a meal within a day of its deletion, with its ingredients, votes, answers and receipts, unless somebody has
 * left the table since; beside the dishes that stand in its slot by now. One that is back stays.
 * @throws as {@link requireLockedTrip}, NOT_FOUND, CONFLICT for a slot that was marked as not needed since
 */
export async function restoreMeal(ctx: Ctx, rawInput: unknown): Promise<Meal> {
  requireViewer(ctx);
  const { tripId, id } = readInput(restoreMealFields, rawInput);
  return changeTrip(ctx, async (tx) => {
    const { participant } = await requireLockedTrip(tx, tripId, 'plan_meals');
    const kept = await takeRows.first(tx.db, [tripId, id]);
    if (kept === null) {
      const there = (await tx.loaders.mealsOfTrip.get(tripId)).find((meal) => meal.id === id);
      if (there !== undefined) return unchanged(there);
      throw new AppError('NOT_FOUND', msg('meal.goneForGood', 'This meal can no longer be restored.'));
    }
    const { meal, next, ingredients, votes, settled, receiptMeals } = kept.rows;
    const stamp = stampOf(participant, tx.now());
    const moved = next === null ? [] : await moveBack(tx, meal, next, stamp);
    await insertRows(tx.db, Meal, [await inItsSlot(tx, meal)]);
    await restoreVersionsOfMeal.all(tx.db, [tripId, id, JSON.stringify(meal.fieldVersions)]);
    await insertRows(tx.db, Ingredient, ingredients);
    await restoreVersionsOfIngredients.all(tx.db, [tripId, JSON.stringify(ingredients)]);
    await insertRows(tx.db, MealVote, votes);
    await insertRows(tx.db, SettledConflict, settled);
    const following = await receiptsByMeals(tx, receiptMeals);
    await insertRows(tx.db, ReceiptMeal, following);
    const receipts = following.map(({ receiptId }) => receiptId);
    const costs = receipts.length === 0 ? [] : [changeBy(participant, 'COSTS', receipts)];
    await recordAudit(tx, 'restore_meal', { tripId, subjectId: id });
    const { meal: restored } = await requireMeal(tx, inTrip(tripId, id), 'plan_meals');
    return changed(restored, changeBy(participant, 'MEALS', [id, ...moved]), ...costs);
  });
}

/**
 * The dish that became the first of the slot makes room, and is again for whom it was, if it is still the first and for
 * everybody.
 * @returns its id, if so
 */
async function moveBack(
  tx: Ctx,
  { tripId, date, type }: DeletedRows['meal'],
  { id, position, forWhom, isInstead }: NonNullable<DeletedRows['next']>,
  stamp: string,
): Promise<string[]> {
  const dishes = await lockedDishes(tx, { tripId, date, type });
  const [first] = dishes;
  const isFree = dishes.every((dish) => dish.position !== position);
  if (first?.id !== id || first.forWhom !== null || first.isInstead || !isFree) return [];
  await updateRows(tx.db, Meal, tripId, [{ id, position, forWhom, isInstead }], stamp);
  return [id];
}

/** At the first place if that is free, else after the others; the first dish is for everybody. */
async function inItsSlot(tx: Ctx, meal: DeletedRows['meal']): Promise<DeletedRows['meal']> {
  const dishes = await lockedDishes(tx, meal);
  const [first] = dishes;
  const isNeeded = meal.status === 'planned' || first?.status === 'planned';
  const last = isNeeded ? await placeBeside(tx, meal) : (dishes.at(-1)?.position ?? -1) + 1;
  const position = first === undefined || first.position > 0 ? 0 : last;
  const status = first?.status ?? meal.status;
  return { ...meal, status, position, ...(position === 0 && { forWhom: null, isInstead: false }) };
}

/** Receipts that meanwhile are for all meals, or keep their shares, stay so. */
async function receiptsByMeals(
  tx: Ctx,
  receiptMeals: DeletedRows['receiptMeals'],
): Promise<DeletedRows['receiptMeals']> {
  const [first] = receiptMeals;
  const receipts = first === undefined ? [] : await tx.loaders.receiptsOfTrip.get(first.tripId);
  const following = receipts.filter(({ mealIds, frozenAt }) => mealIds.length > 0 && frozenAt === null);
  return receiptMeals.filter(({ receiptId }) => following.some(({ id }) => id === receiptId));
}
