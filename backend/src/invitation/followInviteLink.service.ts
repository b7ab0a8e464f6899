import { timingSafeEqual } from 'node:crypto';
import { FORMER_MEMBER } from '../../../domain/people/formerMember.ts';
import { linkFields } from '../../../domain/people/inviteFields.ts';
import { earliestOpenEndDate } from '../../../domain/trip/trip.ts';
import { countAgainst, type Limit } from '../access/limits.ts';
import { inPlaceOf } from '../access/inPlaceOf.sql.ts';
import { requireViewer } from '../access/require.ts';
import { saveUserTrips } from '../access/userTrips.sql.ts';
import { ofTrip } from '../base/ids.ts';
import type { Ctx, Viewer } from '../ctx/ctx.ts';
import { changeBy, changed, changeTrip, unchanged } from '../live/changeTrip.ts';
import { statement, updateRow } from '../db/statement.ts';
import { AppError } from '../base/errors.ts';
import { readInput } from '../base/input.ts';
import { Participant } from '../entities/participant.entity.ts';
import type { Trip } from '../entities/trip.entity.ts';
import { lockPhone } from '../identity/phoneLock.sql.ts';
import { lockViewer } from '../identity/userLock.sql.ts';
import { invitationsOfViewer, type Invitation } from './invitation.service.ts';
import { invitationKey } from './invitationText.ts';
import { insertInvited } from './invited.ts';
import { LINK_JOINS } from './inviteLink.service.ts';
import { readLinkToken } from './inviteLinkToken.ts';

const TOO_MANY = 'Too many invitation links were opened from your network. Please try again later.';
/** A group of forty on one Wi-Fi opens its link a few times each. */
const LOOKS_FROM_ADDRESS: Limit = { name: 'look_at_link', times: 300, seconds: 3600, message: TOO_MANY };
const FOLLOWED_BY_USER: Limit = { name: 'follow_link', times: 60, seconds: 3600, message: TOO_MANY };

/** What a link shows before sign-in: the same as an invitation. */
export type LinkInvitation = Pick<Invitation, 'trip' | 'invitedBy'>;

/** One of both: the invitation to answer, or the trip of a member. */
export interface FollowedLink {
  readonly invitation: Invitation | null;
  readonly tripId: string | null;
}

interface Shown extends Pick<Trip, 'name' | 'location' | 'startDate' | 'endDate'> {
  readonly inviterName: string;
}

interface FoundLink extends Shown {
  readonly tripId: string;
  readonly inviterId: string;
}

const findLink = statement<FoundLink>(
  'find_invite_link',
  `select l.trip_id as "tripId", inviter.user_id as "inviterId", inviter.name as "inviterName", t.name, t.location,
     t.start_date as "startDate", t.end_date as "endDate"
   from ${LINK_JOINS} join trips t on t.place = l.place and t.id = l.trip_id
   where l.place = $1 and inviter.place = $1 and t.place = $1 and l.token_hash = $2 and l.expires_at > $3
     and t.end_date >= $4`,
);
const lockTrip = statement<unknown>(
  'lock_trip_of_link',
  'select from trips where place = place_of($1) and id = $1 for no key update',
);
const ownParticipant = statement<Pick<Participant, 'id' | 'inviteStatus'>>(
  'own_participant_of_link',
  `select id, invite_status as "inviteStatus" from participants
   where place = place_of($1) and trip_id = $1 and user_id = $2 for no key update`,
);
const hasLeft = statement<unknown>(
  'has_left_trip',
  "select from user_trips where user_id = $1 and trip_id = $2 and status = 'left'",
);

const textedInvitation = statement<Omit<Shown, 'inviterName'> & { readonly inviterId: string | null }>(
  'texted_invitation',
  `select t.name, t.location, t.start_date as "startDate", t.end_date as "endDate",
     p.invited_by as "inviterId"
   from participants p join trips t on t.place = p.place and t.id = p.trip_id
   where p.place = $2 and p.id = $1 and t.place = $2 and p.invite_status = 'pending'`,
);
const accountName = statement<{ name: string }>('account_name', 'select name from users where id = $1');
/** Participant id and key of a texted link. */
const TEXTED = /^([0-9a-f-]{36})\.([\w-]{22})$/;

/**
 * What an invitation link shows to anyone who has it, also the link of a text.
 * @throws BAD_USER_INPUT, NOT_FOUND for a link that does not work, RATE_LIMITED, SERVICE_UNAVAILABLE
 */
export async function linkInvitation(ctx: Ctx, rawInput: unknown): Promise<LinkInvitation> {
  const { token } = readInput(linkFields, rawInput);
  await countAgainst(ctx, LOOKS_FROM_ADDRESS, ctx.caller.ip);
  const shown = (await pendingOfText(ctx, token)) ?? (await workingLink(ctx, token));
  const { name, location, startDate, endDate, inviterName } = shown;
  return { trip: { name, location, startDate, endDate }, invitedBy: { name: inviterName } };
}

/**
 * Invites the viewer by a link; also again after declining. A member is told the trip instead.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT also for a full trip, NOT_FOUND for a link that does not work, FORBIDDEN
 * after leaving or being removed, RATE_LIMITED, SERVICE_UNAVAILABLE
 */
export async function followInviteLink(ctx: Ctx, rawInput: unknown): Promise<FollowedLink> {
  const viewer = requireViewer(ctx);
  const { token } = readInput(linkFields, rawInput);
  await countAgainst(ctx, FOLLOWED_BY_USER, viewer.id);
  const { tripId } = await workingLink(ctx, token);
  return changeTrip<FollowedLink>(ctx, async (tx) => {
    await lockTrip.all(tx.db, [tripId]);
    const current = await lockViewer(tx, viewer);
    await lockPhone(tx.db, current.phone);
    // It may have been revoked meanwhile.
    const { inviterId } = await workingLink(tx, token);
    const own = await ownParticipant.first(tx.db, [tripId, viewer.id]);
    if (own?.inviteStatus === 'accepted') return unchanged({ invitation: null, tripId });
    const id = own === null ? await admit(tx, current, tripId, inviterId) : own.id;
    if (own?.inviteStatus === 'declined') await reopen(tx, current, tripId, id, inviterId);
    const invitation = (await invitationsOfViewer(tx)).find(({ participant }) => participant.id === id);
    const followed = { invitation: invitation ?? null, tripId: null };
    return own?.inviteStatus === 'pending'
      ? unchanged(followed)
      : changed(followed, changeBy({ id, tripId }, 'PARTICIPANTS', [id]));
  });
}

/** Null for any token but the one in the text of a pending invitation. */
async function pendingOfText({ db, pepper }: Ctx, token: string): Promise<Shown | null> {
  const [, id, key] = TEXTED.exec(token) ?? [];
  if (id === undefined || key === undefined) return null;
  if (!timingSafeEqual(Buffer.from(key), Buffer.from(invitationKey(id, pepper)))) return null;
  const shown = await inPlaceOf(db, 'participants', id, (place) => textedInvitation.first(db, [id, place]));
  if (shown === null) return null;
  const inviter = await accountName.first(db, [shown.inviterId]);
  return { ...shown, inviterName: inviter?.name ?? FORMER_MEMBER };
}

async function workingLink(ctx: Ctx, token: string): Promise<FoundLink> {
  const read = readLinkToken(token);
  const values = read && [read.place, read.hash, ctx.now(), earliestOpenEndDate(ctx.now())];
  const found = values && (await findLink.first(ctx.db, values));
  if (found === null)
    throw new AppError('NOT_FOUND', 'This invitation link no longer works. Please ask for a new one.');
  return found;
}

async function admit(tx: Ctx, viewer: Viewer, tripId: string, inviterId: string): Promise<string> {
  if ((await hasLeft.first(tx.db, [viewer.id, tripId])) !== null)
    throw new AppError(
      'FORBIDDEN',
      'You are no longer in this trip. To return, ask an organizer to invite your phone number.',
    );
  const invitee = { phone: viewer.phone, name: viewer.name, textDueAt: null };
  const [participant] = await insertInvited(tx, { id: inviterId }, { id: tripId }, [invitee]);
  if (participant === undefined) throw new Error('The insert of a participant returned no row.');
  return participant.id;
}

async function reopen(tx: Ctx, viewer: Viewer, tripId: string, id: string, invitedBy: string): Promise<void> {
  const changes = { inviteStatus: 'pending', name: viewer.name, invitedBy, invitedAt: tx.now() } as const;
  const reopened = await updateRow(tx.db, Participant, { ...ofTrip(tripId), id }, changes);
  if (reopened !== null) await saveUserTrips(tx.db, [reopened]);
}
