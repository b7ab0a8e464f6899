import { dayStatusFields } from '../../../../domain/plan/mealFields.ts';
import { requireViewer } from '../../access/require.ts';
import { requireSteadyTrip } from '../../access/requireLocked.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { changeBy, changed, changeTrip, unchanged } from '../../write/changeTrip.ts';
import { columnsOf } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import { stampOf, written } from '../../db/versions.ts';
import { newId } from '../../base/ids.ts';
import { readInput } from '../../base/input.ts';
import { Meal } from '../../entities/meal.entity.ts';
import type { Trip } from '../../entities/trip.entity.ts';
import { requireDay } from './mealDay.ts';

const IN_DAY = 'trip_id = $1 and date = $2 and type = any($3::text[])';
const lockDay = statement<unknown>(
  'lock_day',
  `select from meals where ${IN_DAY} order by id for no key update`,
);
const markNotNeeded = statement<{ readonly id: string }>(
  'mark_day_not_needed',
  `insert into meals as kept (id, trip_id, date, type, status, created_at)
   select new.id, $1, $2, new.type, 'not_needed', $5
   from unnest($3::text[], $4::uuid[]) new (type, id)
   on conflict on constraint meals_slot_key do update set ${written(Meal, 'kept', { status: "'not_needed'" }, '$6')}
   where kept.status <> 'not_needed' returning id`,
);
const markNeeded = statement<{ readonly id: string }>(
  'mark_day_needed',
  `update meals m set ${written(Meal, 'm', { status: "'planned'" }, '$4')}
   where ${IN_DAY} and status = 'not_needed' returning id`,
);
const mealsOfDay = statement<Meal>(
  'meals_of_day',
  `select ${columnsOf(Meal, 'm')} from meals m
   where m.trip_id = $1 and m.date = $2 order by m.type`,
);

export interface MarkedDay {
  readonly trip: Trip;
  readonly meals: readonly Meal[];
}

/**
 * Marks every slot of a day as not needed, or as needed again. Meals keep what is in them.
 * @throws as {@link requireTrip}
 */
export async function markDay(ctx: Ctx, rawTripId: unknown, rawInput: unknown): Promise<MarkedDay> {
  requireViewer(ctx);
  const { date, status } = readInput(dayStatusFields, rawInput);
  return changeTrip(ctx, async (tx) => {
    const { trip, participant } = await requireSteadyTrip(tx, rawTripId, 'plan_meals');
    requireDay(trip, date);
    const slots = [trip.id, date, trip.mealTypes];
    const stamp = stampOf(participant, tx.now());
    await lockDay.all(tx.db, slots);
    const marked =
      status === 'planned'
        ? await markNeeded.all(tx.db, [...slots, stamp])
        : await markNotNeeded.all(tx.db, [...slots, trip.mealTypes.map(() => newId()), tx.now(), stamp]);
    const day = { trip, meals: await mealsOfDay.all(tx.db, [trip.id, date]) };
    if (marked.length === 0) return unchanged(day);
    const ids = marked.map(({ id }) => id);
    return changed(day, changeBy(participant, 'MEALS', ids));
  });
}
