import * as z from 'zod/mini';
import { msg } from '../../../../domain/text/message.ts';
import { isSameSlot, type MealTime } from '../../../../domain/plan/mealTime.ts';
import { idField } from '../../../../domain/text/text.ts';
import { requireDay, requireViewer } from '../../access/require.ts';
import { requireLockedMeal } from '../../access/requireLocked.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { changeBy, changed, changeTrip, unchanged } from '../../write/changeTrip.ts';
import { stampOf } from '../../db/versions.ts';
import { AppError } from '../../base/errors.ts';
import { readInput } from '../../base/input.ts';
import type { Meal } from '../../entities/meal.entity.ts';
import { ASIDE_DAYS } from './asideDays.ts';
import { lockSlots, moveAside, moveDishes } from './swapMeals.sql.ts';

const swapFields = z.object({ otherMealId: idField(msg('field.otherMeal', 'Other meal')) });

/**
 * Exchanges the slots of two meals of a trip, with all dishes and everything in them.
 * @returns both, the given one first
 * @throws as {@link requireTrip}
 */
export async function swapMeals(ctx: Ctx, rawMealId: unknown, rawInput: unknown): Promise<[Meal, Meal]> {
  requireViewer(ctx);
  const { otherMealId } = readInput(swapFields, rawInput);
  return changeTrip(ctx, async (tx) => {
    // All dishes of a slot move: one swap at a time.
    const { trip, meal, participant } = await requireLockedMeal(tx, rawMealId, 'plan_meals');
    const locked = await lockSlots.all(tx.db, [trip.id, meal.id, otherMealId]);
    const one = locked.find(({ id }) => id === meal.id);
    const other = locked.find(({ id }) => id === otherMealId);
    if (one === undefined || other === undefined || one === other)
      throw new AppError('NOT_FOUND', msg('meal.elsewhere', 'There is no such meal in this trip.'));
    requireDay(trip, one.date);
    requireDay(trip, other.date);
    if (isSameSlot(one, other)) return unchanged<[Meal, Meal]>([one, other]);
    const [ofOne, ofOther] = [one, other].map((at) =>
      locked.filter((dish) => isSameSlot(dish, at)).map(idOf),
    );
    const stamp = stampOf(participant, tx.now());
    await moveAside.all(tx.db, [trip.id, ofOne, ASIDE_DAYS]);
    const movedOther = await move(tx, other, ofOther ?? [], one, { stamp, daysAside: 0 });
    const movedOne = await move(tx, one, ofOne ?? [], other, { stamp, daysAside: ASIDE_DAYS });
    const both: [Meal, Meal] = [movedOne, movedOther];
    return changed(both, changeBy(participant, 'MEALS', locked.map(idOf)));
  });
}

function idOf({ id }: Pick<Meal, 'id'>): string {
  return id;
}

async function move(
  tx: Ctx,
  { tripId, id }: Meal,
  ids: readonly string[],
  { date, type }: MealTime,
  how: { readonly stamp: string; readonly daysAside: number },
): Promise<Meal> {
  const moved = await moveDishes.all(tx.db, { tripId, ids, date, type, ...how });
  const meal = moved.find((dish) => dish.id === id);
  if (meal === undefined) throw new Error('A locked meal disappeared.');
  return meal;
}
