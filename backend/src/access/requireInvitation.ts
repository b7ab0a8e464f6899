import type { Ctx } from '../ctx/ctx.ts';
import { foundOr404 } from '../base/errors.ts';
import type { Participant } from '../entities/participant.entity.ts';
import { invitationAccess, OWN, lockTripOfInvitation } from './access.sql.ts';
import { readRow, requireViewer } from './require.ts';

/**
 * The viewer's own invitation, locked with its trip; gives no access to the trip.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND
 */
export async function requireInvitation(tx: Ctx, rawParticipantId: unknown): Promise<Participant> {
  const viewer = requireViewer(tx);
  const { tripId, id } = await readRow(tx, 'invitation', rawParticipantId);
  const values = [tripId, id, viewer.id];
  await lockTripOfInvitation.first(tx.db, values);
  const found = foundOr404(await invitationAccess.first(tx.db, values), 'invitation');
  return OWN.read(found.own, {});
}
