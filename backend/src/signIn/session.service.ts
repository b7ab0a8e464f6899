import { requireViewer } from '../access/require.ts';
import { endSession } from '../access/session.sql.ts';
import type { Ctx, Viewer } from '../ctx/ctx.ts';

/** The signed-in user, or null. */
export function me(ctx: Ctx): Viewer | null {
  return ctx.viewer;
}

/**
 * The signed-in user.
 * @throws UNAUTHENTICATED
 */
export function signedInUser(ctx: Ctx): Viewer {
  return requireViewer(ctx);
}

/** Ends the session of this call, if any. */
export async function logout(ctx: Ctx): Promise<void> {
  if (ctx.caller.sessionToken !== null) await endSession(ctx.db, ctx.caller.sessionToken);
  ctx.caller.clearSession();
}
