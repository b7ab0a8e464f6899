import { timingSafeEqual } from 'node:crypto';
import { FORMER_MEMBER } from '../../../domain/people/formerMember.ts';
import { earliestOpenEndDate } from '../../../domain/trip/trip.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { AppError } from '../base/errors.ts';
import { accountName, findLink, textedInvitation, type FoundLink, type Shown } from './inviteLink.sql.ts';
import { inPlaceOf } from './inPlaceOf.sql.ts';
import { invitationKey, readLinkToken } from './inviteLinkToken.ts';

/** Participant id and key of a texted link. */
const TEXTED = /^([0-9a-f-]{36})\.([\w-]{22})$/;

/** @throws NOT_FOUND for a link that does not work */
export async function requireInviteLink(ctx: Ctx, token: string): Promise<FoundLink> {
  const read = readLinkToken(token);
  const values = read && [read.place, read.hash, ctx.now(), earliestOpenEndDate(ctx.now())];
  const found = values && (await findLink.first(ctx.db, values));
  if (found === null)
    throw new AppError('NOT_FOUND', 'This invitation link no longer works. Please ask for a new one.');
  return found;
}

/** Null for any token but the one in the text of a pending invitation to an open trip. */
export async function pendingOfText(ctx: Ctx, token: string): Promise<Shown | null> {
  const [, id, key] = TEXTED.exec(token) ?? [];
  if (id === undefined || key === undefined) return null;
  const { db, pepper } = ctx;
  if (!timingSafeEqual(Buffer.from(key), Buffer.from(invitationKey(id, pepper)))) return null;
  const openFrom = earliestOpenEndDate(ctx.now());
  const shown = await inPlaceOf(db, 'participants', id, (place) =>
    textedInvitation.first(db, [id, place, openFrom]),
  );
  if (shown === null) return null;
  const inviter = await accountName.first(db, [shown.inviterId]);
  return { ...shown, inviterName: inviter?.name ?? FORMER_MEMBER };
}
