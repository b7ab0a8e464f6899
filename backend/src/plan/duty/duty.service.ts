import { dutyFields } from '../../../../domain/plan/dutyFields.ts';
import { mealTimeKey } from '../../../../domain/plan/mealTime.ts';
import { notAccepted, requireDay, requireViewer } from '../../access/require.ts';
import { requireLockedTrip } from '../../access/requireLocked.ts';
import { readInput } from '../../base/input.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { insertRows } from '../../db/rows.ts';
import { Duty } from '../../entities/plan/duty.entity.ts';
import type { Trip } from '../../entities/trip.entity.ts';
import { changeBy, changed, changeTrip, unchanged } from '../../write/changeTrip.ts';
import { dropDuties } from './duty.sql.ts';

/**
 * Says who has a duty at a slot, instead of who had it.
 * @throws as {@link requireTrip}, BAD_USER_INPUT also for a day outside of the trip and for people who have not accepted
 */
export async function setDuty(ctx: Ctx, rawTripId: unknown, rawInput: unknown): Promise<Trip> {
  requireViewer(ctx);
  const { participantIds, ...duty } = readInput(dutyFields, rawInput);
  const asked = new Set(participantIds);
  return changeTrip(ctx, async (tx) => {
    // The lock keeps participants from leaving.
    const { trip, participant } = await requireLockedTrip(tx, rawTripId, 'plan_meals');
    requireDay(trip, duty.date);
    await requireAccepted(tx, trip, asked);
    const atSlot = (await tx.loaders.dutiesOfTrip.get(trip.id)).filter(
      (one) => mealTimeKey(one) === mealTimeKey(duty),
    );
    const before = new Set(atSlot.filter(({ kind }) => kind === duty.kind).map((one) => one.participantId));
    const gone = [...before].filter((id) => !asked.has(id));
    const added = [...asked].filter((id) => !before.has(id));
    if (gone.length + added.length === 0) return unchanged(trip);
    if (gone.length > 0) await dropDuties.all(tx.db, { ...duty, tripId: trip.id, participantIds: gone });
    await insertRows(
      tx.db,
      Duty,
      added.map((participantId) => ({ ...duty, tripId: trip.id, participantId })),
    );
    const meals = await tx.loaders.mealsOfTrip.get(trip.id);
    const ids = meals.filter((meal) => mealTimeKey(meal) === mealTimeKey(duty)).map(({ id }) => id);
    return changed(trip, changeBy(participant, 'MEALS', ids));
  });
}

/** @throws BAD_USER_INPUT */
async function requireAccepted(tx: Ctx, trip: Trip, ids: ReadonlySet<string>): Promise<void> {
  const participants = await tx.loaders.participantsOfTrip.get(trip.id);
  const accepted = participants.filter(({ id, inviteStatus }) => ids.has(id) && inviteStatus === 'accepted');
  if (accepted.length < ids.size) throw notAccepted('participantIds');
}
