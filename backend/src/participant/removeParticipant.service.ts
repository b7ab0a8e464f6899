import { leaveUserTrip } from '../access/userTrips.sql.ts';
import { recordAudit } from '../access/audit.ts';
import { requireViewer } from '../access/require.ts';
import { requireParticipant } from '../access/requireLocked.ts';
import { statement } from '../db/statement.ts';
import { stampOf } from '../db/versions.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { changeBy, changed, changeTrip } from '../live/changeTrip.ts';
import type { Trip } from '../entities/trip.entity.ts';
import type { Participant } from '../entities/participant.entity.ts';
import { unassign } from './unassign.sql.ts';

/** Its account may have been linked since the target was read. */
const deleteParticipant = statement<Pick<Participant, 'userId' | 'tripId'>>(
  'remove_participant',
  `delete from participants where place = place_of($1) and trip_id = $1 and id = $2
   returning user_id as "userId", trip_id as "tripId"`,
);

/**
 * Removes a participant, or leaves the trip; their assignments are cleared.
 * @returns the trip is null if the viewer left it
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, FORBIDDEN also for the creator, TRIP_COMPLETED except for
 * leaving
 */
export async function removeParticipant(
  ctx: Ctx,
  rawTripId: unknown,
  rawParticipantId: unknown,
): Promise<{ readonly participantId: string; readonly trip: Trip | null }> {
  requireViewer(ctx);
  return changeTrip(ctx, async (tx) => {
    const {
      trip,
      participant: own,
      target,
    } = await requireParticipant(tx, rawTripId, rawParticipantId, 'remove');
    await unassign(tx, target, stampOf(own, tx.now()));
    const deleted = await deleteParticipant.first(tx.db, [trip.id, target.id]);
    if (deleted !== null) await leaveUserTrip(tx.db, deleted);
    const hasLeft = target.id === own.id;
    const action = hasLeft ? 'leave_trip' : 'remove_participant';
    await recordAudit(tx, action, { tripId: trip.id, subjectId: target.id });
    // Their cooking, shopping and votes end too.
    return changed({ participantId: target.id, trip: hasLeft ? null : trip }, changeBy(own, 'TRIP'));
  });
}
