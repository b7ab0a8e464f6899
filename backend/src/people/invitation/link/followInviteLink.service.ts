import { contactsOf } from '../../../../../domain/people/contact.ts';
import { identitiesOf } from '../../../access/identity/identitiesOf.sql.ts';
import { identityKey } from '../../../access/identity/identityKey.ts';
import { msg } from '../../../../../domain/text/message.ts';
import { linkFields } from '../../../../../domain/people/inviteFields.ts';
import { countAgainst, type Limit } from '../../../access/limits/limits.ts';
import { requireViewer } from '../../../access/require.ts';
import { pendingOfText, requireInviteLink } from '../../../access/requireInviteLink.ts';
import { saveUserTrips } from '../../../access/userTrips.sql.ts';
import type { Ctx, Viewer } from '../../../ctx/ctx.ts';
import { changeBy, changed, changeTrip, unchanged } from '../../../write/changeTrip.ts';
import { updateRow } from '../../../db/rows.ts';
import { AppError } from '../../../base/errors.ts';
import { readInput } from '../../../base/input.ts';
import { Participant } from '../../../entities/participant.entity.ts';
import { lockContacts } from '../../../access/identity/contactLock.sql.ts';
import { lockTripById } from '../../../access/identity/tripLock.sql.ts';
import { lockViewer, requireSameContacts } from '../../../access/identity/userLock.sql.ts';
import { invitationsOfViewer } from '../invitation.service.ts';
import type { Invitation } from '../invitation.sql.ts';
import { isLeftContact } from '../../participant/leftContact.sql.ts';
import { seatParticipants } from '../../eater/ownEaters.sql.ts';
import { insertInvited } from '../invited.ts';
import { hasLeft, ownParticipant } from './followInviteLink.sql.ts';

const TOO_MANY = msg(
  'inviteLink.tooManyOpened',
  'Too many invitation links were opened from your network. Please try again later.',
);

/** A group of forty on one Wi-Fi opens its link a few times each. */
const LOOKS_FROM_ADDRESS: Limit = { name: 'look_at_link', times: 300, seconds: 3600, message: TOO_MANY };

const FOLLOWED_BY_USER: Limit = { name: 'follow_link', times: 60, seconds: 3600, message: TOO_MANY };

export type LinkInvitation = Pick<Invitation, 'trip' | 'invitedBy'>;

/** The invitation to answer, or the trip of a member. */
export type FollowedLink =
  | { readonly invitation: Invitation; readonly tripId: null }
  | { readonly invitation: null; readonly tripId: string };

/**
 * What an invitation link, also that of a text, shows to anyone who has it.
 * @throws BAD_USER_INPUT, NOT_FOUND for a link that does not work, RATE_LIMITED, SERVICE_UNAVAILABLE
 */
export async function linkInvitation(ctx: Ctx, rawInput: unknown): Promise<LinkInvitation> {
  const { token } = readInput(linkFields, rawInput);
  await countAgainst(ctx, LOOKS_FROM_ADDRESS, ctx.caller.ip);
  const shown = (await pendingOfText(ctx, token)) ?? (await requireInviteLink(ctx, token));
  const { name, location, startDate, endDate, inviterName } = shown;
  return { trip: { name, location, startDate, endDate }, invitedBy: { name: inviterName } };
}

/**
 * Invites the viewer by a link; also again after declining. A member is told the trip instead.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT also for a full trip, NOT_FOUND for a link that does not work, FORBIDDEN
 * after leaving or being removed, CONFLICT after a concurrent change of contact, RATE_LIMITED, SERVICE_UNAVAILABLE
 */
export async function followInviteLink(ctx: Ctx, rawInput: unknown): Promise<FollowedLink> {
  const viewer = requireViewer(ctx);
  const { token } = readInput(linkFields, rawInput);
  await countAgainst(ctx, FOLLOWED_BY_USER, viewer.id);
  const { tripId } = await requireInviteLink(ctx, token);
  return changeTrip<FollowedLink>(ctx, async (tx) => {
    await lockTripById.all(tx.db, [tripId]);
    await lockContacts(tx.db, contactsOf(viewer));
    const current = requireSameContacts(viewer, await lockViewer(tx, viewer));
    // It may have been revoked meanwhile.
    const { inviterId } = await requireInviteLink(tx, token);
    const own = await ownParticipant.first(tx.db, [tripId, viewer.id]);
    if (own?.inviteStatus === 'accepted') return unchanged({ invitation: null, tripId });
    if (own !== null && own.leftAt !== null) throw noLongerInTrip();
    const id = own === null ? await admit(tx, current, tripId, inviterId) : own.id;
    if (own?.inviteStatus === 'declined') await reopen(tx, current, tripId, id, inviterId);
    const invitation = (await invitationsOfViewer(tx)).find(({ participant }) => participant.id === id);
    if (invitation === undefined) throw new Error('A followed link led to no invitation.');
    const followed = { invitation, tripId: null };
    return own?.inviteStatus === 'pending'
      ? unchanged(followed)
      : changed(followed, changeBy({ id, tripId }, 'PARTICIPANTS', [id]));
  });
}

async function admit(tx: Ctx, viewer: Viewer, tripId: string, inviterId: string): Promise<string> {
  const left = await hasLeft.first(tx.db, [viewer.id, tripId]);
  const contacts = contactsOf(viewer);
  const keys = (await identitiesOf.all(tx.db, [viewer.id])).map(identityKey);
  const leftBy = await Promise.all([...contacts, ...keys].map((one) => isLeftContact(tx, tripId, one)));
  if (left !== null || leftBy.includes(true)) throw noLongerInTrip();
  const [contact = null] = contacts;
  const invitee = { contact, accountId: viewer.id, name: viewer.name, invitedByLink: true, textDueAt: null };
  const [participant] = await insertInvited(tx, { id: inviterId }, { id: tripId }, [invitee]);
  if (participant === undefined) throw new Error('The insert of a participant returned no row.');
  return participant.id;
}

function noLongerInTrip(): AppError {
  return new AppError(
    'FORBIDDEN',
    msg(
      'inviteLink.noLongerInTrip',
      'You are no longer in this trip. To return, ask an organizer to invite you.',
    ),
  );
}

async function reopen(tx: Ctx, viewer: Viewer, tripId: string, id: string, invitedBy: string): Promise<void> {
  const pending = { inviteStatus: 'pending', invitedBy, invitedByLink: true, invitedAt: tx.now() } as const;
  const changes = { ...pending, name: viewer.name };
  const reopened = await updateRow(tx.db, Participant, { tripId, id }, changes);
  if (reopened === null) return;
  await saveUserTrips(tx.db, [reopened]);
  await seatParticipants(tx, [reopened]);
}
