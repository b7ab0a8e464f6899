import { saveUserTrips } from '../../access/userTrips.sql.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { statement } from '../../db/statement.ts';
import type { Participant } from '../../entities/participant.entity.ts';

/** Declined, so that nobody assigns it anything; an invitation of the number takes it up again. */
const leave = statement<Pick<Participant, 'userId' | 'tripId' | 'inviteStatus'>>(
  'leave_by_name',
  `update participants
   set invite_status = 'declined', is_organizer = false, text_due_at = null, left_at = $3
   where trip_id = $1 and id = $2
   returning user_id as "userId", trip_id as "tripId", invite_status as "inviteStatus"`,
);

/** Keeps a participant with costs by name and number. */
export async function leaveByName(
  tx: Ctx,
  { tripId, id }: Pick<Participant, 'tripId' | 'id'>,
): Promise<void> {
  await saveUserTrips(tx.db, await leave.all(tx.db, [tripId, id, tx.now()]));
}
