import { requireViewer } from '../../access/require.ts';
import { endSession } from '../../access/session.sql.ts';
import type { Ctx, Viewer } from '../../ctx/ctx.ts';

export function me(ctx: Ctx): Viewer | null {
  return ctx.viewer;
}

/** @throws UNAUTHENTICATED */
export function signedInUser(ctx: Ctx): Viewer {
  return requireViewer(ctx);
}

export async function logout(ctx: Ctx): Promise<void> {
  if (ctx.caller.sessionToken !== null) await endSession(ctx.db, ctx.caller.sessionToken);
  ctx.caller.clearSession();
}
