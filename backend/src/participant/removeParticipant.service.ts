import { leaveUserTrip } from '../access/userTrips.sql.ts';
import { recordAudit } from '../access/audit.ts';
import { requireViewer } from '../access/require.ts';
import { requireParticipant } from '../access/requireLocked.ts';
import { ofTrip } from '../base/ids.ts';
import { inTransaction, type Ctx } from '../ctx/ctx.ts';
import type { Trip } from '../entities/trip.entity.ts';
import { Participant } from '../entities/participant.entity.ts';
import { unassign } from './unassign.sql.ts';

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
  return inTransaction(ctx, async (tx) => {
    const {
      trip,
      participant: own,
      target,
    } = await requireParticipant(tx, rawTripId, rawParticipantId, 'remove');
    await unassign(tx, target);
    await tx.db.delete(Participant, { ...ofTrip(trip.id), id: target.id });
    await leaveUserTrip(tx.db, target);
    const hasLeft = target.id === own.id;
    const action = hasLeft ? 'leave_trip' : 'remove_participant';
    await recordAudit(tx, action, { tripId: trip.id, subjectId: target.id });
    return { participantId: target.id, trip: hasLeft ? null : trip };
  });
}
