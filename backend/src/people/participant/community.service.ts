import { contactsOf } from '../../../../domain/people/contact.ts';
import { userTrips } from '../../access/userTrips.sql.ts';
import { requireViewer } from '../../access/require.ts';
import type { Ctx, Viewer } from '../../ctx/ctx.ts';
import {
  type FrequentMember,
  type PastParticipant,
  companionsOf,
  frequentMembersOf,
  invitedBy,
  pastParticipantsOf,
  type Companions,
} from './community.sql.ts';

/**
 * Companions, most shared trips first.
 * @throws UNAUTHENTICATED
 */
export async function frequentMembers(ctx: Ctx): Promise<FrequentMember[]> {
  return frequentMembersOf.all(ctx.db, await companions(ctx, requireViewer(ctx)));
}

/**
 * {@link frequentMembers}, then people the viewer only invited.
 * @throws UNAUTHENTICATED
 */
export async function pastParticipants(ctx: Ctx): Promise<PastParticipant[]> {
  return pastParticipantsOfViewer(ctx, requireViewer(ctx));
}

export async function pastParticipantsOfViewer(ctx: Ctx, viewer: Viewer): Promise<PastParticipant[]> {
  const ids = (await userTrips(ctx, viewer.id))();
  const invited = await invitedBy.all(ctx.db, [viewer.id, ids, contactsOf(viewer)]);
  return pastParticipantsOf.all(ctx.db, {
    ...(await companions(ctx, viewer)),
    names: invited.map(({ name }) => name),
    contacts: invited.flatMap(contactsOf),
  });
}

async function companions(ctx: Ctx, viewer: Viewer): Promise<Companions> {
  const ids = (await userTrips(ctx, viewer.id))('accepted');
  const found = await companionsOf.all(ctx.db, [viewer.id, ids]);
  return { ids: found.map(({ userId }) => userId), tripCounts: found.map(({ tripCount }) => tripCount) };
}
