import { msg } from '../../../../domain/text/message.ts';
import { idField } from '../../../../domain/text/text.ts';
import * as z from 'zod/mini';
import { inTrip, requireMeal, requireViewer } from '../../access/require.ts';
import { requireLockedTrip } from '../../access/requireLocked.ts';
import { AppError } from '../../base/errors.ts';
import { readInput } from '../../base/input.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { insertRows } from '../../db/rows.ts';
import { ReceiptMeal } from '../../entities/costs/receiptMeal.entity.ts';
import { Ingredient } from '../../entities/ingredient.entity.ts';
import { Meal } from '../../entities/meal.entity.ts';
import { MealVote } from '../../entities/mealVote.entity.ts';
import { SettledConflict } from '../../entities/settledConflict.entity.ts';
import { changeBy, changed, changeTrip } from '../../write/changeTrip.ts';
import { placeBeside } from '../dish/slotDishes.service.ts';
import { takeRows, type DeletedRows } from './deletedMeal.sql.ts';

export const restoreMealFields = z.object({
  tripId: idField(msg('field.tripId', 'Trip id')),
  id: idField(msg('field.mealId', 'Meal id')),
});

/**
 * Brings back a meal within a day of its deletion, with its ingredients, votes, answers and receipts; beside the dishes
 * that stand in its slot by now.
 * @throws as {@link requireLockedTrip}, NOT_FOUND also when it is back, CONFLICT for a slot that is not needed
 */
export async function restoreMeal(ctx: Ctx, rawInput: unknown): Promise<Meal> {
  requireViewer(ctx);
  const { tripId, id } = readInput(restoreMealFields, rawInput);
  return changeTrip(ctx, async (tx) => {
    const { participant } = await requireLockedTrip(tx, tripId, 'plan_meals');
    const kept = await takeRows.first(tx.db, [tripId, id]);
    if (kept === null)
      throw new AppError('NOT_FOUND', msg('meal.goneForGood', 'This meal can no longer be restored.'));
    const rows = await withoutThoseWhoLeft(tx, kept.rows);
    await insertRows(tx.db, Meal, [await inItsSlot(tx, rows.meal)]);
    await insertRows(tx.db, Ingredient, rows.ingredients);
    await insertRows(tx.db, MealVote, rows.votes);
    await insertRows(tx.db, SettledConflict, rows.settled);
    await insertRows(tx.db, ReceiptMeal, rows.receiptMeals);
    const receipts = rows.receiptMeals.map(({ receiptId }) => receiptId);
    const costs = receipts.length === 0 ? [] : [changeBy(participant, 'COSTS', receipts)];
    const { meal } = await requireMeal(tx, inTrip(tripId, id), 'plan_meals');
    return changed(meal, changeBy(participant, 'MEALS', [id]), ...costs);
  });
}

/** The first dish of a slot is for everybody. */
async function inItsSlot(tx: Ctx, meal: DeletedRows['meal']): Promise<DeletedRows['meal']> {
  const position = await placeBeside(tx, meal);
  return position === 0 ? { ...meal, position, forWhom: null, isInstead: false } : { ...meal, position };
}

/** Receipts that meanwhile are for all meals, or keep their shares, stay so. */
async function withoutThoseWhoLeft(
  tx: Ctx,
  { meal, ingredients, votes, settled, receiptMeals }: DeletedRows,
): Promise<DeletedRows> {
  const { tripId } = meal;
  const people = await tx.loaders.participantsOfTrip.get(tripId);
  const eaters = new Set((await tx.loaders.eatersOfTrip.get(tripId)).map(({ id }) => id));
  const receipts = await tx.loaders.receiptsOfTrip.get(tripId);
  const following = new Set(
    receipts.flatMap(({ id, mealIds, frozenAt }) => (mealIds.length > 0 && frozenAt === null ? id : [])),
  );
  const joined = new Set(people.flatMap(({ id, inviteStatus }) => (inviteStatus === 'accepted' ? id : [])));
  const known = (id: string | null) => (id !== null && joined.has(id) ? id : null);
  return {
    meal: { ...meal, assignedToId: known(meal.assignedToId) },
    ingredients: ingredients.map((row) => ({
      ...row,
      assignedToId: known(row.assignedToId),
      purchasedById: known(row.purchasedById),
      addedById: known(row.addedById),
    })),
    votes: votes.filter(({ participantId }) => joined.has(participantId)),
    settled: settled.flatMap((row) =>
      eaters.has(row.eaterId) ? { ...row, settledById: known(row.settledById) } : [],
    ),
    receiptMeals: receiptMeals.filter(({ receiptId }) => following.has(receiptId)),
  };
}
