import { msg } from '../../../../domain/text/message.ts';
import { pendingNameFields } from '../../../../domain/people/inviteFields.ts';
import { requireViewer } from '../../access/require.ts';
import { requireParticipant } from '../../access/requireLocked.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { changeBy, changed, changeTrip, unchanged } from '../../write/changeTrip.ts';
import { updateRow } from '../../db/rows.ts';
import { AppError } from '../../base/errors.ts';
import { readInput } from '../../base/input.ts';
import type { Trip } from '../../entities/trip.entity.ts';
import { Participant } from '../../entities/participant.entity.ts';

/**
 * Names a pending participant; accepting replaces it by the account's name.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, TRIP_COMPLETED, FORBIDDEN, CONFLICT after an answer
 */
export async function renameParticipant(
  ctx: Ctx,
  rawTripId: unknown,
  rawParticipantId: unknown,
  rawInput: unknown,
): Promise<{ readonly participant: Participant; readonly trip: Trip }> {
  requireViewer(ctx);
  const { name } = readInput(pendingNameFields, rawInput);
  return changeTrip(ctx, async (tx) => {
    const access = await requireParticipant(tx, rawTripId, rawParticipantId, 'rename');
    const { trip, target, participant: own } = access;
    const participant = await updateRow(
      tx.db,
      Participant,
      { tripId: target.tripId, id: target.id, inviteStatus: 'pending' },
      { name },
    );
    if (participant === null)
      throw new AppError(
        'CONFLICT',
        msg('invitation.justAnswered', 'This invitation has just been answered.'),
      );
    if (target.name === name) return unchanged({ participant, trip });
    return changed({ participant, trip }, changeBy(own, 'PARTICIPANTS', [target.id]));
  });
}
