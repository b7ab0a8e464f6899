import * as z from 'zod/mini';
import { idField } from '../../../../domain/text/text.ts';
import { requireMeal, requireViewer } from '../../access/require.ts';
import { requireSteadyTrip } from '../../access/requireLocked.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { changeBy, changed, changeTrip } from '../../write/changeTrip.ts';
import { columnsOf } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import { stampOf, written } from '../../db/versions.ts';
import { AppError } from '../../base/errors.ts';
import { readInput } from '../../base/input.ts';
import { Meal } from '../../entities/meal.entity.ts';
import { ASIDE_DAYS, requireDay } from './mealDay.ts';

const swapFields = z.object({ otherMealId: idField('Other meal') });

const lockPair = statement<Meal>(
  'lock_meals_to_swap',
  `select ${columnsOf(Meal, 'm')} from meals m
   where m.trip_id = $1 and m.id in ($2, $3) order by m.id for update`,
);

const moveAside = statement<never>(
  'move_meal_aside',
  'update meals set date = date + $3::int where trip_id = $1 and id = $2',
);

/** $6: days that it is aside. */
const moveMeal = statement<Meal>(
  'move_meal',
  `update meals m set ${written(Meal, 'm', { date: '$3::date', type: '$4' }, '$5', { date: '(m.date - $6::int)' })}
   where m.trip_id = $1 and m.id = $2 returning ${columnsOf(Meal, 'm')}`,
);

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
      throw new AppError('NOT_FOUND', 'There is no such meal in this trip.');
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
  const moved = await moveMeal.first(tx.db, [tripId, id, date, type, stamp, daysAside]);
  if (moved === null) throw new Error('A locked meal disappeared.');
  return moved;
}
