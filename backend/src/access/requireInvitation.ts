import * as z from 'zod/mini';
import { idField } from '../../../domain/text/text.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { jsonForm, type JsonRow } from '../db/jsonRow.ts';
import { statement } from '../db/statement.ts';
import { AppError } from '../base/errors.ts';
import { readInput } from '../base/input.ts';
import { Participant } from '../entities/participant.entity.ts';
import { requireViewer } from './require.ts';

const ID_FIELDS = z.object({ participantId: idField('Participant id') });
const OWN = jsonForm(Participant, 'own');

/** Who comes along changes with an answer: that, too, takes its turn with whatever else changes a trip and its people. */
const steadyTrip = statement<unknown>(
  'steady_trip_of_invitation',
  `select from trips t where t.id = (select trip_id from participants where id = $1 and user_id = $2) for share`,
);
const ownRow = statement<{ readonly own: JsonRow }>(
  'invitation_access',
  `select ${OWN.sql} as own from participants own where own.id = $1 and own.user_id = $2 for no key update`,
);

/**
 * The viewer's own row in a trip that the viewer was invited to, answered or not; it and the trip stay as they are until
 * the transaction ends. It opens nothing of the trip itself.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT for an id that is none, NOT_FOUND for everybody else
 */
export async function requireInvitation(tx: Ctx, rawParticipantId: unknown): Promise<Participant> {
  const viewer = requireViewer(tx);
  const { participantId } = readInput(ID_FIELDS, { participantId: rawParticipantId });
  await steadyTrip.first(tx.db, [participantId, viewer.id]);
  const found = await ownRow.first(tx.db, [participantId, viewer.id]);
  if (found === null) throw new AppError('NOT_FOUND', 'There is no such invitation.');
  return OWN.read(found.own, {});
}
