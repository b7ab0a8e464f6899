import { timingSafeEqual } from 'node:crypto';
import { msg } from '../../../domain/text/message.ts';
import { asText } from '../../../domain/text/asText.ts';
import { SOME_FORMER_MEMBER } from '../../../domain/people/formerMember.ts';
import { earliestOpenEndDate } from '../../../domain/trip/trip.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { AppError } from '../base/errors.ts';
import {
  findLink,
  inviterAccount,
  textedInvitation,
  tripOfLink,
  type FoundLink,
  type Shown,
} from './inviteLink.sql.ts';
import { invitationKey, linkTokenHash } from './inviteLinkToken.ts';
import { tripIdOf } from './tripIdOf.sql.ts';

/** Participant id and key of a texted link. */
const TEXTED = /^([0-9a-f-]{36})\.([\w-]{22})$/;

/** @throws NOT_FOUND for a link that does not work */
export async function requireInviteLink(ctx: Ctx, token: string): Promise<FoundLink> {
  const tokenHash = linkTokenHash(token);
  const link = await tripOfLink.first(ctx.db, [tokenHash]);
  const now = ctx.now();
  const found = await findLink.first(ctx.db, {
    tripId: link?.tripId ?? null,
    tokenHash,
    now,
    earliestOpenEndDate: earliestOpenEndDate(now),
  });
  const inviter = found && (await inviterAccount.first(ctx.db, [found.inviterId]));
  if (found === null || inviter?.isLocked === true)
    throw new AppError(
      'NOT_FOUND',
      msg('inviteLink.over', 'This invitation link no longer works. Please ask for a new one.'),
    );
  return found;
}

/** Null for any token but the one in the text of a pending invitation to an open trip, or if its inviter is locked. */
export async function pendingOfText(ctx: Ctx, token: string): Promise<Shown | null> {
  const [, id, key] = TEXTED.exec(token) ?? [];
  if (id === undefined || key === undefined) return null;
  const { db, pepper } = ctx;
  if (!timingSafeEqual(Buffer.from(key), Buffer.from(invitationKey(id, pepper)))) return null;
  const openFrom = earliestOpenEndDate(ctx.now());
  const shown = await textedInvitation.first(db, [await tripIdOf(db, 'invitation', id), id, openFrom]);
  if (shown === null) return null;
  const inviter = await inviterAccount.first(db, [shown.inviterId]);
  if (inviter?.isLocked === true) return null;
  return { ...shown, inviterName: inviter?.name ?? asText(SOME_FORMER_MEMBER) };
}
