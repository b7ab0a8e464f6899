import * as z from 'zod/mini';
import { msg } from '../../../../domain/text/message.ts';
import { idField } from '../../../../domain/text/text.ts';
import { requireMeal, requireViewer } from '../../access/require.ts';
import { requireSteadyTrip } from '../../access/requireLocked.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { changeBy, changed, changeTrip } from '../../write/changeTrip.ts';
import { stampOf } from '../../db/versions.ts';
import { AppError } from '../../base/errors.ts';
import { readInput } from '../../base/input.ts';
import type { Meal } from '../../entities/meal.entity.ts';
import { ASIDE_DAYS, requireDay } from './mealDay.ts';
import { lockPair, moveAside, moveMeal } from './swapMeals.sql.ts';

const swapFields = z.object({ otherMealId: idField(msg('field.otherMeal', 'Other meal')) });

/**
 * Exchanges the slots of two meals of a trip, with everything in them.
 * @returns both, the given one first
 * @throws as {@link requireTrip}
 */
export async function swapMeals(ctx: Ctx, rawMealId: unknown, rawInput: unknown): Promise<[Meal, Meal]> {
  requireViewer(ctx);
  const { otherMealId } = readInput(swapFields, rawInput);
  return changeTrip(ctx, async (tx) => {
    const { meal } = await requireMeal(tx, rawMealId, 'plan_meals');
    const { trip, participant } = await requireSteadyTrip(tx, meal.tripId, 'plan_meals');
    const locked = await lockPair.all(tx.db, [trip.id, meal.id, otherMealId]);
    const one = locked.find(({ id }) => id === meal.id);
    const other = locked.find(({ id }) => id !== meal.id);
    if (one === undefined || other === undefined)
      throw new AppError('NOT_FOUND', msg('meal.elsewhere', 'There is no such meal in this trip.'));
    requireDay(trip, one.date);
    requireDay(trip, other.date);
    await moveAside.all(tx.db, [trip.id, one.id, ASIDE_DAYS]);
    const stamp = stampOf(participant, tx.now());
    const movedOther = await move(tx, other, one, stamp, 0);
    const both: [Meal, Meal] = [await move(tx, one, other, stamp, ASIDE_DAYS), movedOther];
    return changed(both, changeBy(participant, 'MEALS', [one.id, other.id]));
  });
}

async function move(
  tx: Ctx,
  { tripId, id }: Meal,
  { date, type }: Pick<Meal, 'date' | 'type'>,
  stamp: string,
  daysAside: number,
): Promise<Meal> {
  const moved = await moveMeal.first(tx.db, { tripId, id, date, type, stamp, daysAside });
  if (moved === null) throw new Error('A locked meal disappeared.');
  return moved;
}
