import { readId, requireViewer } from '../../access/require.ts';
import { ownTokenHash } from '../../access/session.sql.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { foundOr404 } from '../../base/errors.ts';
import { type OwnSession, endOne, endOthers, sessionsOf } from './ownSessions.sql.ts';

/** This session first, then by last use. @throws UNAUTHENTICATED */
export async function ownSessions(ctx: Ctx): Promise<OwnSession[]> {
  const viewer = requireViewer(ctx);
  return sessionsOf.all(ctx.db, [viewer.id, ownTokenHash(ctx)]);
}

/**
 * Ends one of the viewer's sessions at once, in every process.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND
 */
export async function endOwnSession(ctx: Ctx, rawId: unknown): Promise<{ readonly id: string }> {
  const viewer = requireViewer(ctx);
  const id = readId('session', rawId);
  const ended = foundOr404(await endOne.first(ctx.db, [viewer.id, id]), 'session');
  return ended;
}

/** @returns how many ended. @throws UNAUTHENTICATED */
export async function endOtherSessions(ctx: Ctx): Promise<number> {
  const viewer = requireViewer(ctx);
  return (await endOthers.all(ctx.db, [viewer.id, ownTokenHash(ctx)])).length;
}
