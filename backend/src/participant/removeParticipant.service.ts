import { writeDeedDown } from '../access/audit.ts';
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
    const hasLeft = target.id === own.id;
    const deed = hasLeft ? 'leave_trip' : 'remove_participant';
    await writeDeedDown(tx, deed, { tripId: trip.id, subjectId: target.id });
    return { participantId: target.id, trip: hasLeft ? null : trip };
  });
}

/**
 * Takes everything from the participant that is assigned to them, and their name from what they bought; and keeps
 * anything more from being assigned to them, or bought by them.
 */
async function unassign(tx: Ctx, { tripId, id }: Participant): Promise<void> {
  const values = [tripId, id];
  // Whoever is just writing this participant's id somewhere holds the row until it is written: `lockAssignee`, `tick`.
  await tx.db.query('select from participants where trip_id = $1 and id = $2 for update', values);
  const theirMeals = 'trip_id = $1 and assigned_to_id = $2';
  await tx.db.query(`select from meals where ${theirMeals} order by id for no key update`, values);
  await tx.db.query(`update meals set assigned_to_id = null where ${theirMeals}`, values);
  const theirIngredients = 'trip_id = $1 and $2 in (assigned_to_id, purchased_by_id)';
  await tx.db.query(
    `select from ingredients where ${theirIngredients} order by id for no key update`,
    values,
  );
  await tx.db.query(
    `update ingredients set assigned_to_id = nullif(assigned_to_id, $2), purchased_by_id = nullif(purchased_by_id, $2)
     where ${theirIngredients}`,
    values,
  );
}
