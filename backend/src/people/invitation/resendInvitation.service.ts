import { contactsOf, type Contact } from '../../../../domain/people/contact.ts';
import { msg } from '../../../../domain/text/message.ts';
import { requireViewer } from '../../access/require.ts';
import { requireParticipant } from '../../access/requireLocked.ts';
import { inviterAccount } from '../../access/inviteLink.sql.ts';
import { lockViewer } from '../../access/identity/userLock.sql.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { changeBy, changed, changeTrip } from '../../write/changeTrip.ts';
import { AppError } from '../../base/errors.ts';
import type { Trip } from '../../entities/trip.entity.ts';
import { waitBeforeResending } from './inviteLimits.ts';
import { haveToWait, textInvitations } from './textInvitations.service.ts';
import type { Participant } from '../../entities/participant.entity.ts';
import { stamp } from './resendInvitation.sql.ts';

/**
 * Texts a pending invitation again in the first inviter's name, or the viewer's if that account is gone or locked; it
 * counts for the viewer.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, TRIP_COMPLETED, CONFLICT after an answer,
 * RATE_LIMITED
 */
export async function resendInvitation(
  ctx: Ctx,
  rawTripId: unknown,
  rawParticipantId: unknown,
): Promise<{ readonly participant: Participant; readonly trip: Trip }> {
  const viewer = requireViewer(ctx);
  return changeTrip(ctx, async (tx) => {
    const access = await requireParticipant(tx, rawTripId, rawParticipantId, 'resend_invite');
    const { trip, target, participant: own } = access;
    const current = await lockViewer(tx, viewer);
    // While it waits, no text was sent yet.
    const wait = target.textDueAt === null ? waitBeforeResending(target.invitedAt, tx.now()) : null;
    if (wait !== null) throw haveToWait(wait);
    const first = await inviterAccount.first(tx.db, [target.invitedBy]);
    const inviter = first === null || first.isLocked ? current : first;
    const { participant, contact } = await markSent(tx, inviter, target);
    const { id, inviteLanguage } = participant;
    await textInvitations(tx, viewer, inviter.name, trip, [{ id, contact, inviteLanguage }]);
    return changed({ participant, trip }, changeBy(own, 'PARTICIPANTS', [participant.id]));
  });
}

/** Stamps the invitation while pending; its answer waits for the transaction. */
async function markSent(
  tx: Ctx,
  inviter: { readonly id: string },
  { tripId, id }: Participant,
): Promise<{ participant: Participant; contact: Contact }> {
  const participant = await stamp.first(tx.db, { tripId, id, now: tx.now(), invitedBy: inviter.id });
  const [contact] = participant === null ? [] : contactsOf(participant);
  if (participant === null || contact === undefined)
    throw new AppError('CONFLICT', msg('invitation.justAnswered', 'This invitation has just been answered.'));
  return { participant, contact };
}
