import { mealTypesOf } from '../../../domain/trip/mealTypeFlags.ts';
import { tripChangeInput } from '../../../domain/trip/tripFields.ts';
import { requireViewer } from '../access/require.ts';
import { requireLockedTrip } from '../access/requireLocked.ts';
import { inTransaction, type Ctx } from '../ctx/ctx.ts';
import { HAS_CONTENT, IN_PLAN } from '../db/planRules.ts';
import { updateRow } from '../db/statement.ts';
import { AppError } from '../base/errors.ts';
import { readInput } from '../base/input.ts';
import { requireUnderstood } from './requireUnderstood.ts';
import { Trip } from '../entities/trip.entity.ts';

/**
 * Edits a trip: name, place and dates as they are given, meal types and dietary restrictions where they are given. Meals whose day or type the
 * trip then no longer has stay outside of the plan as long as they have content; empty ones go. Of two edits at once
 * the later one is whole.
 * @returns the trip as it now is
 * @throws UNAUTHENTICATED, BAD_USER_INPUT with the field, NOT_FOUND, FORBIDDEN, TRIP_COMPLETED
 */
export async function updateTrip(ctx: Ctx, rawTripId: unknown, rawInput: unknown): Promise<Trip> {
  requireViewer(ctx);
  const changes = readInput(tripChangeInput, rawInput);
  const { dietaryRestrictions } = changes;
  const restrictionReading = dietaryRestrictions && requireUnderstood(dietaryRestrictions);
  return inTransaction(ctx, async (tx) => {
    const { trip } = await requireLockedTrip(tx, rawTripId, 'edit');
    const mealTypes = mealTypesOf(changes, trip.mealTypes);
    const changed = await updateRow(tx.db, Trip, trip.id, { ...changes, mealTypes, restrictionReading });
    if (changed === null) throw new AppError('NOT_FOUND', 'There is no such trip.');
    await deleteEmptyMealsOutside(tx, trip.id);
    return changed;
  });
}

async function deleteEmptyMealsOutside(tx: Ctx, tripId: string): Promise<void> {
  const outside = `t.id = m.trip_id and m.trip_id = $1 and not ${IN_PLAN}`;
  // Locked before it is looked whether they are empty: whoever adds an ingredient holds the meal until it is there.
  await tx.db.query(`select from meals m, trips t where ${outside} order by m.id for update of m`, [tripId]);
  await tx.db.query(`delete from meals m using trips t where ${outside} and not ${HAS_CONTENT}`, [tripId]);
}
