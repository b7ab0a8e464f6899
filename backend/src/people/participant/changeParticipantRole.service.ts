import { roleFields } from '../../../../domain/people/participantFields.ts';
import { recordAudit } from '../../access/audit.ts';
import { deleteLinkOf } from '../../access/inviteLink.sql.ts';
import { requireViewer } from '../../access/require.ts';
import { requireParticipant } from '../../access/requireLocked.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { changeBy, changed, changeTrip } from '../../write/changeTrip.ts';
import { updateRow } from '../../db/rows.ts';
import { notFound } from '../../base/errors.ts';
import { readInput } from '../../base/input.ts';
import type { Trip } from '../../entities/trip.entity.ts';
import { Participant } from '../../entities/participant.entity.ts';

/**
 * Gives or takes the organizer role. An invitation link dies with its creator's role.
 * @throws as `requireParticipant`, CONFLICT before acceptance
 */
export async function changeParticipantRole(
  ctx: Ctx,
  rawTripId: unknown,
  rawParticipantId: unknown,
  rawInput: unknown,
): Promise<{ readonly participant: Participant; readonly trip: Trip }> {
  requireViewer(ctx);
  const { isOrganizer } = readInput(roleFields, rawInput);
  return changeTrip(ctx, async (tx) => {
    const ability = isOrganizer ? 'promote' : 'demote';
    const access = await requireParticipant(tx, rawTripId, rawParticipantId, ability);
    const { trip, target, participant: own } = access;
    const participant = await updateRow(
      tx.db,
      Participant,
      { tripId: target.tripId, id: target.id },
      { isOrganizer },
    );
    if (participant === null) throw notFound('participant');
    const links = isOrganizer ? [] : await deleteLinkOf.all(tx.db, [trip.id, target.id]);
    const linkChange = links.map(() => changeBy(own, 'INVITE_LINK'));
    if (target.isOrganizer === isOrganizer) return changed({ participant, trip }, ...linkChange);
    const action = isOrganizer ? 'promote_organizer' : 'demote_organizer';
    await recordAudit(tx, action, { tripId: trip.id, subjectId: target.id });
    return changed({ participant, trip }, changeBy(own, 'PARTICIPANTS', [target.id]), ...linkChange);
  });
}
