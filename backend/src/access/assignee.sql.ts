import type { Ctx } from '../ctx/ctx.ts';
import { foundOr404 } from '../base/errors.ts';
import { statement } from '../db/statement.ts';
import type { Participant } from '../entities/participant.entity.ts';
import { notAccepted } from './require.ts';

const ACCEPTED = `select from participants
  where trip_id = $1 and id = $2 and invite_status = 'accepted'`;
const lockAccepted = statement<unknown>('lock_assignee', `${ACCEPTED} for share`);
const keepAccepted = statement<unknown>('lock_participant_key', `${ACCEPTED} for key share`);
const findTrip = statement<unknown>('find_trip', 'select from trips where id = $1');

/**
 * Locks an accepted participant before assigning something.
 * @param field input field, for the error
 * @throws BAD_USER_INPUT, NOT_FOUND for a deleted trip
 */
export async function lockAssignee(
  tx: Ctx,
  tripId: string,
  participantId: string,
  field: string,
): Promise<void> {
  if ((await lockAccepted.first(tx.db, [tripId, participantId])) !== null) return;
  foundOr404(await findTrip.first(tx.db, [tripId]), 'trip');
  throw notAccepted(field);
}

/**
 * Locks a participant before a row that references it is written.
 * @throws NOT_FOUND for removed members
 */
export async function lockParticipantKey(tx: Ctx, { tripId, id }: Participant): Promise<void> {
  foundOr404(await keepAccepted.first(tx.db, [tripId, id]), 'trip');
}
