import { byText } from './own/byText.ts';
import { inEachTrip } from './own/ownParticipants.sql.ts';
import { requireViewer } from '../access/require.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { readSnapshot } from '../db/snapshot.ts';
import { createLoaders } from '../reads/loaders.ts';
import { unauthenticated } from '../base/errors.ts';
import { type AccountExport, exportOf, exportOfTrip } from './accountExport.sql.ts';

/**
 * Everything stored about the viewer, at one moment; of other people, only what the viewer typed to invite them.
 * @throws UNAUTHENTICATED
 */
export async function accountExport(ctx: Ctx): Promise<AccountExport> {
  const viewer = requireViewer(ctx);
  const { found, parts } = await readSnapshot(ctx.db, {}, async (db) => ({
    found: await exportOf.first(db, [viewer.id]),
    parts: await inEachTrip({ ...ctx, db, loaders: createLoaders(db, viewer) }, viewer, exportOfTrip),
  }));
  if (!found?.account) throw unauthenticated();
  const { account, sessions, ...others } = found.account;
  return {
    account,
    sessions,
    trips: parts.flatMap(({ trip }) => trip ?? []).toSorted(byText(({ startDate, id }) => startDate + id)),
    invitationsSent: parts
      .flatMap(({ invitations }) => invitations)
      .toSorted(byText(({ invitedAt }) => invitedAt ?? '~')),
    ...others,
  };
}
