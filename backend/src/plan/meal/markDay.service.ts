import { dayStatusFields } from '../../../../domain/plan/mealFields.ts';
import { requireDay, requireViewer } from '../../access/require.ts';
import { requireLockedTrip, requireSteadyTrip } from '../../access/requireLocked.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { changeBy, changed, changeTrip, unchanged } from '../../write/changeTrip.ts';
import { rowsAsJson } from '../../db/rows.ts';
import { stampOf } from '../../db/versions.ts';
import { readInput } from '../../base/input.ts';
import { Meal } from '../../entities/meal.entity.ts';
import type { Trip } from '../../entities/trip.entity.ts';
import { newMeal } from './meal.service.ts';
import { requireSingleDishes } from '../dish/slotDishes.service.ts';
import { fillDay, lockDay, markMeals, mealsOfDay } from './markDay.sql.ts';

export interface MarkedDay {
  readonly trip: Trip;
  readonly meals: readonly Meal[];
}

/**
 * Marks every slot of a day as not needed, or as needed again. Meals keep what is in them.
 * @throws as {@link requireTrip}, CONFLICT for a slot with several dishes that is to be not needed, without `wholeSlots`
 */
export async function markDay(ctx: Ctx, rawTripId: unknown, rawInput: unknown): Promise<MarkedDay> {
  requireViewer(ctx);
  const { date, status, wholeSlots } = readInput(dayStatusFields, rawInput);
  return changeTrip(ctx, async (tx) => {
    const requireOpen = status === 'not_needed' ? requireLockedTrip : requireSteadyTrip;
    const { trip, participant } = await requireOpen(tx, rawTripId, 'plan_meals');
    requireDay(trip, date);
    const { id: tripId, mealTypes: types } = trip;
    if (status === 'not_needed' && wholeSlots !== true)
      await requireSingleDishes(tx, { tripId, date }, types);
    const stamp = stampOf(participant, tx.now());
    await lockDay.all(tx.db, [tripId, date, types]);
    const slots = types.map((type) => newMeal(tx, { tripId, date, type, status }));
    const filled = status === 'planned' ? [] : await fillDay.all(tx.db, [rowsAsJson(Meal, slots)]);
    const marked = [...filled, ...(await markMeals.all(tx.db, { tripId, date, types, status, stamp }))];
    const day = { trip, meals: await mealsOfDay.all(tx.db, [trip.id, date]) };
    if (marked.length === 0) return unchanged(day);
    const ids = marked.map(({ id }) => id);
    return changed(day, changeBy(participant, 'MEALS', ids));
  });
}
