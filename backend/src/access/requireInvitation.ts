import * as z from 'zod/mini';
import { idField } from '../../../domain/text/text.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { notFound } from '../base/errors.ts';
import { readInput } from '../base/input.ts';
import type { Participant } from '../entities/participant.entity.ts';
import { invitationAccess, OWN, lockTripOfInvitation } from './access.sql.ts';
import { requireViewer } from './require.ts';
import { tripOf } from './tripOf.sql.ts';

const ID_FIELDS = z.object({ participantId: idField('Participant id') });

/**
 * The viewer's own invitation, locked with its trip; gives no access to the trip.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND
 */
export async function requireInvitation(tx: Ctx, rawParticipantId: unknown): Promise<Participant> {
  const viewer = requireViewer(tx);
  const { participantId } = readInput(ID_FIELDS, { participantId: rawParticipantId });
  const values = [await tripOf(tx.db, 'participant', participantId), participantId, viewer.id];
  await lockTripOfInvitation.first(tx.db, values);
  const found = await invitationAccess.first(tx.db, values);
  if (found === null) throw notFound('invitation');
  return OWN.read(found.own, {});
}
