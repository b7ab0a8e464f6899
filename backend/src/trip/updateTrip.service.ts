import { mealTypesOf } from '../../../domain/plan/mealTypeFlags.ts';
import { daysBetween } from '../../../domain/time/calendarDate.ts';
import { movedPlan } from '../../../domain/shopping/days/shoppingDays.ts';
import { tripChangeInput } from '../../../domain/trip/tripFields.ts';
import { requireViewer } from '../access/require.ts';
import { requireLockedTrip } from '../access/requireLocked.ts';
import { keepSharesOfMeals } from '../costs/keepCosts.sql.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { changeBy, changed, changeTrip, unchanged } from '../write/changeTrip.ts';
import { hasContentSql, IN_PLAN } from '../reads/planRules.ts';
import { changeRow, statement } from '../db/statement.ts';
import { stampOf, written } from '../db/versions.ts';
import { Eater } from '../entities/eater.entity.ts';
import { Meal } from '../entities/meal.entity.ts';
import type { Participant } from '../entities/participant.entity.ts';
import { ASIDE_DAYS } from '../plan/meal/mealDay.ts';
import { AppError } from '../base/errors.ts';
import { readInput } from '../base/input.ts';
import { requireUnderstood } from '../people/eater/requireUnderstood.ts';
import { Trip } from '../entities/trip.entity.ts';

const OUTSIDE = `m.trip_id = $1 and t.id = $1 and not ${IN_PLAN}`;
const lockMealsOutside = statement<unknown>(
  'lock_meals_outside',
  `select from meals m, trips t where ${OUTSIDE} order by m.id for update of m`,
);
const emptyMealsOutside = statement<{ readonly id: string }>(
  'empty_meals_outside',
  `select m.id from meals m, trips t where ${OUTSIDE} and not ${hasContentSql('i.trip_id = $1')}`,
);
const deleteMeals = statement<never>(
  'delete_empty_meals',
  'delete from meals where trip_id = $1 and id = any($2::uuid[])',
);

const lockMealsToMove = statement<unknown>(
  'lock_meals_to_move',
  'select from meals where trip_id = $1 order by id for update',
);
const moveMealsAside = statement<never>(
  'move_meals_aside',
  'update meals set date = date + $2::int where trip_id = $1',
);
const moveMealsBack = statement<never>(
  'move_meals_back',
  `update meals m set ${written(Meal, 'm', { date: '(m.date - $2::int)' }, '$3')}
   where m.trip_id = $1`,
);

const moveTimes = statement<never>(
  'move_times_of_eaters',
  `update eaters e set ${written(
    Eater,
    'e',
    {
      arrivesDate: '(e.arrives_date + $2::int)',
      leavesDate: '(e.leaves_date + $2::int)',
    },
    '$3',
  )}
   where e.trip_id = $1`,
);
const moveExceptions = statement<never>(
  'move_attendance_exceptions',
  'update attendance_exceptions set date = date + $2::int where trip_id = $1',
);

/**
 * Edits the given fields; meals outside of the new plan stay if they have content.
 * @throws as {@link requireTrip}
 */
export async function updateTrip(ctx: Ctx, rawTripId: unknown, rawInput: unknown): Promise<Trip> {
  requireViewer(ctx);
  const { moveMeals: isMoving, ...changes } = readInput(tripChangeInput, rawInput);
  const { dietaryRestrictions } = changes;
  const restrictionReading = dietaryRestrictions && requireUnderstood(dietaryRestrictions);
  return changeTrip(ctx, async (tx) => {
    const { trip, participant } = await requireLockedTrip(tx, rawTripId, 'edit');
    const days = isMoving === true ? daysBetween(trip.startDate, changes.startDate) : 0;
    const mealTypes = mealTypesOf(changes, trip.mealTypes);
    const updated = await changeRow(
      tx.db,
      Trip,
      { id: trip.id },
      { ...changes, mealTypes, restrictionReading, shoppingPlan: movedPlan(trip.shoppingPlan, days) },
    );
    if (updated === null) throw new AppError('NOT_FOUND', 'There is no such trip.');
    const { row, isChanged } = updated;
    if (days !== 0) await movePlanBy(tx, trip, days, stampOf(participant, tx.now()));
    const deleted = await deleteEmptyMealsOutside(tx, row, participant);
    return isChanged || deleted > 0 ? changed(row, changeBy(participant, 'TRIP')) : unchanged(row);
  });
}

/** Meals, and the times of the people who eat them. */
async function movePlanBy(tx: Ctx, trip: Trip, days: number, stamp: string): Promise<void> {
  await lockMealsToMove.all(tx.db, [trip.id]);
  await moveMealsAside.all(tx.db, [trip.id, ASIDE_DAYS + days]);
  await moveMealsBack.all(tx.db, [trip.id, ASIDE_DAYS, stamp]);
  await moveTimes.all(tx.db, [trip.id, days, stamp]);
  await moveExceptions.all(tx.db, [trip.id, ASIDE_DAYS + days]);
  await moveExceptions.all(tx.db, [trip.id, -ASIDE_DAYS]);
}

/** @returns how many */
async function deleteEmptyMealsOutside(tx: Ctx, trip: Trip, own: Participant): Promise<number> {
  // Locks before checking for content: adding an ingredient locks its meal.
  await lockMealsOutside.all(tx.db, [trip.id]);
  const ids = (await emptyMealsOutside.all(tx.db, [trip.id])).map(({ id }) => id);
  // TRIP covers what it changes.
  await keepSharesOfMeals(tx, trip, own, ids);
  if (ids.length > 0) await deleteMeals.all(tx.db, [trip.id, ids]);
  return ids.length;
}
