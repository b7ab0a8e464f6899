import { requireViewer } from '../access/require.ts';
import { endSession } from '../access/session.sql.ts';
import type { Ctx, Viewer } from '../ctx/ctx.ts';

/** Who is signed in; null when nobody is. */
export function me(ctx: Ctx): Viewer | null {
  return ctx.viewer;
}

/**
 * Who is signed in, for whom nobody is an error.
 * @throws UNAUTHENTICATED
 */
export function signedInUser(ctx: Ctx): Viewer {
  return requireViewer(ctx);
}

/** Ends the session of this call at once, in every process; without one, nothing happens. */
export async function logout(ctx: Ctx): Promise<void> {
  if (ctx.caller.sessionToken !== null) await endSession(ctx.db, ctx.caller.sessionToken);
  ctx.caller.clearSession();
}
