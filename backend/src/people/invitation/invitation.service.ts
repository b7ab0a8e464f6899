import { msg } from '../../../../domain/text/message.ts';
import { saveUserTrips, userTrips } from '../../access/userTrips.sql.ts';
import { asText } from '../../../../domain/text/asText.ts';
import { SOME_FORMER_MEMBER } from '../../../../domain/people/formerMember.ts';
import { respondFields } from '../../../../domain/people/inviteFields.ts';
import { requireViewer } from '../../access/require.ts';
import { requireInvitation } from '../../access/requireInvitation.ts';
import type { Ctx, Viewer } from '../../ctx/ctx.ts';
import { changeBy, changed, changeTrip, unchanged } from '../../write/changeTrip.ts';
import { updateRow } from '../../db/rows.ts';
import { AppError, notFound } from '../../base/errors.ts';
import { readInput } from '../../base/input.ts';
import type { Trip } from '../../entities/trip.entity.ts';
import { unseat } from '../eater/ownEaters.sql.ts';
import { recallSelf } from '../eater/rememberedEaters.sql.ts';
import { Participant } from '../../entities/participant.entity.ts';
import { type Invitation, namesOf, pendingInvitations } from './invitation.sql.ts';

/** The trip is null after declining. */
interface AnsweredInvitation {
  readonly participant: Participant;
  readonly trip: Trip | null;
}

/**
 * The viewer's pending invitations, the latest first.
 * @throws UNAUTHENTICATED
 */
export async function invitationsOfViewer(ctx: Ctx): Promise<Invitation[]> {
  const viewer = requireViewer(ctx);
  const ids = (await userTrips(ctx, viewer.id))('pending');
  const pending = ids.length === 0 ? [] : await pendingInvitations.all(ctx.db, [viewer.id, ids]);
  if (pending.length === 0) return [];
  const inviters = await namesOf.all(ctx.db, [pending.map(({ inviterId }) => inviterId)]);
  const names = new Map(inviters.map(({ id, name }) => [id, name]));
  return pending.map(({ inviterId, ...invitation }) => ({
    ...invitation,
    invitedBy: { name: names.get(inviterId ?? '') ?? asText(SOME_FORMER_MEMBER) },
  }));
}

/**
 * Answers the viewer's invitation; repeating changes nothing. Accepting shows the account's name.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, CONFLICT after the opposite answer
 */
export async function respondToInvitation(
  ctx: Ctx,
  rawParticipantId: unknown,
  rawInput: unknown,
): Promise<AnsweredInvitation> {
  const viewer = requireViewer(ctx);
  const { response } = readInput(respondFields, rawInput);
  const participant = await changeTrip(ctx, async (tx) => {
    const invited = await requireInvitation(tx, rawParticipantId);
    if (invited.inviteStatus === response) return unchanged(invited);
    if (invited.inviteStatus !== 'pending') throw answeredOtherwise(invited.inviteStatus);
    const name = response === 'accepted' ? await currentName(tx, viewer) : undefined;
    const answered = await updateRow(
      tx.db,
      Participant,
      { tripId: invited.tripId, id: invited.id },
      { inviteStatus: response, textDueAt: null, name },
    );
    if (answered === null) return unchanged(null);
    await saveUserTrips(tx.db, [answered]);
    if (response === 'declined') await unseat(tx, answered);
    else await recallSelf(tx, viewer, answered);
    return changed(answered, changeBy(answered, 'PARTICIPANTS', [answered.id]));
  });
  if (participant === null) throw notFound('invitation');
  const trip = response === 'accepted' ? await ctx.loaders.trip.get(participant.tripId) : null;
  return { participant, trip };
}

/** A concurrent renaming waits for the locked participant, then finds the invitation accepted. */
async function currentName({ db }: Ctx, { id }: Viewer): Promise<string | undefined> {
  return (await namesOf.first(db, [[id]]))?.name;
}

function answeredOtherwise(before: 'accepted' | 'declined'): AppError {
  return new AppError(
    'CONFLICT',
    before === 'accepted'
      ? msg(
          'invitation.alreadyAccepted',
          'You have already accepted this invitation. You can leave the trip instead.',
        )
      : msg(
          'invitation.alreadyDeclined',
          'You have already declined this invitation. An organizer can invite you again.',
        ),
  );
}
