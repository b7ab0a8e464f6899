import { msg } from '../../../../../domain/text/message.ts';
import { recordAudit } from '../../../access/audit.ts';
import { activeLink } from '../../../access/inviteLink.sql.ts';
import { countAgainst, type Limit } from '../../../access/limits/limits.ts';
import { requireTrip, requireViewer } from '../../../access/require.ts';
import { requireLockedTrip } from '../../../access/requireLocked.ts';
import type { Ctx } from '../../../ctx/ctx.ts';
import { changeBy, changed, changeTrip, unchanged } from '../../../write/changeTrip.ts';
import { DAY_MS } from '../inviteLimits.ts';
import { linkAddress, linkSeal, linkTokenHash, newLinkToken } from '../../../access/inviteLinkToken.ts';
import { openText, sealText } from '../../../base/sealed.ts';
import { deleteLink, replaceLink } from './inviteLink.sql.ts';

const LIFE_MS = 14 * DAY_MS;

const NEW_LINKS: Limit = {
  name: 'create_invite_link',
  times: 30,
  seconds: 3600,
  message: msg(
    'inviteLink.tooManyCreated',
    'Too many invitation links were created. Please try again later.',
  ),
};

export interface NewInviteLink {
  readonly url: string;
  readonly expiresAt: Date;
}

export interface InviteLink {
  readonly createdBy: string;
  /** Null if its token cannot be read: of a version that stored none, or sealed under another pepper. */
  readonly url: string | null;
  readonly expiresAt: Date;
}

/**
 * @returns null without an active link
 * @throws as `requireTrip`
 */
export async function inviteLink(ctx: Ctx, rawTripId: unknown): Promise<InviteLink | null> {
  const { trip } = await requireTrip(ctx, rawTripId, 'invite');
  const active = await activeLink.first(ctx.db, [trip.id, ctx.now()]);
  if (active === null) return null;
  const { createdBy, expiresAt, sealedToken } = active;
  const token = sealedToken && openText(sealedToken, linkSeal(trip.id, ctx.pepper));
  return { createdBy, expiresAt, url: token && linkAddress(ctx.config.publicUrl, token) };
}

/**
 * Creates the trip's invitation link, for 14 days; an earlier one stops working.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, TRIP_COMPLETED, RATE_LIMITED
 */
export async function createInviteLink(ctx: Ctx, rawTripId: unknown): Promise<NewInviteLink> {
  const viewer = requireViewer(ctx);
  await requireTrip(ctx, rawTripId, 'invite');
  await countAgainst(ctx, NEW_LINKS, viewer.id);
  return changeTrip(ctx, async (tx) => {
    const { trip, participant } = await requireLockedTrip(tx, rawTripId, 'invite');
    const token = newLinkToken(trip.id);
    const now = tx.now();
    const expiresAt = new Date(now.getTime() + LIFE_MS);
    const tokenHash = linkTokenHash(token);
    const sealedToken = sealText(token, linkSeal(trip.id, tx.pepper));
    const inviterId = participant.id;
    await replaceLink.all(tx.db, { tripId: trip.id, tokenHash, sealedToken, inviterId, now, expiresAt });
    await recordAudit(tx, 'create_invite_link', { tripId: trip.id, subjectId: trip.id });
    const link = { url: linkAddress(tx.config.publicUrl, token), expiresAt };
    return changed(link, changeBy(participant, 'INVITE_LINK'));
  });
}

/**
 * Revokes the trip's invitation link; without one, nothing happens.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, TRIP_COMPLETED
 */
export async function revokeInviteLink(ctx: Ctx, rawTripId: unknown): Promise<{ readonly tripId: string }> {
  requireViewer(ctx);
  return changeTrip(ctx, async (tx) => {
    const { trip, participant } = await requireLockedTrip(tx, rawTripId, 'invite');
    const revoked = { tripId: trip.id };
    if ((await deleteLink.first(tx.db, [trip.id])) === null) return unchanged(revoked);
    await recordAudit(tx, 'revoke_invite_link', { tripId: trip.id, subjectId: trip.id });
    return changed(revoked, changeBy(participant, 'INVITE_LINK'));
  });
}
