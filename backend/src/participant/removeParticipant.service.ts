import { requireViewer } from '../access/require.ts';
import { requireParticipant } from '../access/requireLocked.ts';
import { inTransaction, type Ctx } from '../ctx.ts';
import type { Trip } from '../trip/trip.entity.ts';
import { Participant } from './participant.entity.ts';

/**
 * Takes a participant out of a trip; one's own id is leaving it. Meals and ingredients that were assigned to that
 * participant are nobody's then; nothing else is lost.
 * @returns the id of the participant who is gone, and the trip: null when the viewer left it
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, FORBIDDEN also for the creator, TRIP_COMPLETED but for leaving
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
    await tx.db.delete(Participant, { id: target.id });
    return { participantId: target.id, trip: target.id === own.id ? null : trip };
  });
}

/** Takes everything from the participant that is assigned to them, and keeps anything more from being assigned. */
async function unassign(tx: Ctx, { tripId, id }: Participant): Promise<void> {
  // Whoever is just assigning something holds the row until it is assigned: `lockAssignee`.
  await tx.db.query('select from participants where id = $1 for update', [id]);
  for (const table of ['meals', 'ingredients'])
    await tx.db.query(
      `update ${table} set assigned_to_id = null where trip_id = $1 and assigned_to_id = $2`,
      [tripId, id],
    );
}
