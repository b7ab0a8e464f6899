import { mealTypesOf } from '../../../domain/plan/mealTypeFlags.ts';
import { daysBetween } from '../../../domain/time/calendarDate.ts';
import { movedPlan } from '../../../domain/shopping/days/shoppingDays.ts';
import { tripChangeInput, tripDates, wholeTripInput } from '../../../domain/trip/tripFields.ts';
import { requireViewer } from '../access/require.ts';
import { hasScope, requireGrant } from '../access/token/grant.ts';
import { requireLockedTrip } from '../access/requireLocked.ts';
import { keepSharesOfMeals } from '../costs/keepCosts.sql.ts';
import { promoteNextDishes } from '../plan/dish/slotDishes.service.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { changeBy, changed, changeTrip, unchanged } from '../write/changeTrip.ts';
import { changeVersioned } from '../db/changeVersioned.ts';
import { stampOf } from '../db/versions.ts';
import type { Participant } from '../entities/participant.entity.ts';
import { ASIDE_DAYS } from '../plan/meal/asideDays.ts';
import { notFound, type VersionConflict } from '../base/errors.ts';
import { fieldOf, readInput } from '../base/input.ts';
import { requireUnderstood } from '../people/eater/requireUnderstood.ts';
import { Trip } from '../entities/trip.entity.ts';
import {
  deleteMeals,
  emptyMealsOutside,
  lockMealsOutside,
  lockMealsToMove,
  moveDuties,
  moveExceptions,
  moveMealsAside,
  moveMealsBack,
  moveTimes,
} from './updateTrip.sql.ts';

/**
 * Edits the given fields; meals outside of the new plan stay if they have content.
 * @throws as {@link requireTrip}, FORBIDDEN also for restrictions by a token without people:health, CONFLICT with
 * `conflict` for fields that changed after the input's version
 */
export async function updateTrip(ctx: Ctx, rawTripId: unknown, rawInput: unknown): Promise<Trip> {
  requireViewer(ctx);
  const { moveMeals: isMoving, version, ...changes } = readInput(tripChangeInput, rawInput);
  const { dietaryRestrictions } = changes;
  if (dietaryRestrictions !== undefined) requireGrant(ctx, ['people:health']);
  const restrictionReading = dietaryRestrictions && requireUnderstood(dietaryRestrictions);
  return changeTrip(ctx, async (tx) => {
    const { trip, participant } = await requireLockedTrip(tx, rawTripId, 'edit');
    const stamp = stampOf(participant, tx.now());
    const { startDate = trip.startDate, endDate = trip.endDate } = changes;
    readInput(tripDates, { startDate, endDate });
    const days = isMoving === true ? daysBetween(trip.startDate, startDate) : 0;
    const mealTypes = mealTypesOf(changes, trip.mealTypes);
    const updated = await changeVersioned(
      tx.db,
      Trip,
      { id: trip.id },
      { ...changes, mealTypes, restrictionReading, shoppingPlan: movedPlan(trip.shoppingPlan, days) },
      { version, stamp, inApi: (conflict) => withoutRestrictions(ctx, conflict) },
    );
    if (updated === null) throw notFound('trip');
    const { row, isChanged } = updated;
    if (days !== 0) await movePlanBy(tx, trip, days, stamp);
    const deleted = await deleteEmptyMealsOutside(tx, row, participant);
    return isChanged || deleted > 0 ? changed(row, changeBy(participant, 'TRIP')) : unchanged(row);
  });
}

/**
 * {@link updateTrip}, which without a version needs the whole trip (specification, section 7).
 * @throws as {@link updateTrip}
 */
export async function putTrip(ctx: Ctx, rawTripId: unknown, rawInput: unknown): Promise<Trip> {
  requireViewer(ctx);
  if ((fieldOf(rawInput, 'version') ?? null) === null) readInput(wholeTripInput, rawInput);
  return updateTrip(ctx, rawTripId, rawInput);
}

/** As the caller may know it. */
function withoutRestrictions(ctx: Ctx, conflict: VersionConflict): VersionConflict {
  if (hasScope(ctx, 'people:health')) return conflict;
  const { dietaryRestrictions: _, ...current } = conflict.current;
  return { ...conflict, current };
}

/** Meals and duties, and the times of the people who eat. */
async function movePlanBy(tx: Ctx, trip: Trip, days: number, stamp: string): Promise<void> {
  await lockMealsToMove.all(tx.db, [trip.id]);
  await moveMealsAside.all(tx.db, [trip.id, ASIDE_DAYS + days]);
  await moveMealsBack.all(tx.db, [trip.id, ASIDE_DAYS, stamp]);
  await moveTimes.all(tx.db, [trip.id, days, stamp]);
  await moveExceptions.all(tx.db, [trip.id, ASIDE_DAYS + days]);
  await moveExceptions.all(tx.db, [trip.id, -ASIDE_DAYS]);
  await moveDuties.all(tx.db, [trip.id, ASIDE_DAYS + days]);
  await moveDuties.all(tx.db, [trip.id, -ASIDE_DAYS]);
}

/** @returns how many */
async function deleteEmptyMealsOutside(tx: Ctx, trip: Trip, own: Participant): Promise<number> {
  // Locks before checking for content: adding an ingredient locks its meal.
  await lockMealsOutside.all(tx.db, [trip.id]);
  const ids = (await emptyMealsOutside.all(tx.db, [trip.id])).map(({ id }) => id);
  // TRIP covers what it changes.
  await keepSharesOfMeals(tx, trip, own, ids);
  if (ids.length > 0) {
    await deleteMeals.all(tx.db, [trip.id, ids]);
    await promoteNextDishes(tx, own);
  }
  return ids.length;
}
