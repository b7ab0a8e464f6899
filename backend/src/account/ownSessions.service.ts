import * as z from 'zod/mini';
import { idField } from '../../../domain/text/text.ts';
import { requireViewer } from '../access/require.ts';
import { isLive, tokenHash } from '../access/session.sql.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { statement } from '../db/statement.ts';
import { AppError } from '../base/errors.ts';
import { readInput } from '../base/input.ts';

/** A session as its owner sees it. */
export interface OwnSession {
  readonly id: string;
  /** "Safari on iPhone"; null if not a browser. */
  readonly device: string | null;
  readonly createdAt: Date;
  /** To the hour. */
  readonly lastSeenAt: Date;
  readonly isCurrent: boolean;
}

const SESSION_FIELDS = z.object({ id: idField('Session id') });

const sessionsOf = statement<OwnSession>(
  'own_sessions',
  `select s.id, s.device, s.created_at as "createdAt", s.last_seen_at as "lastSeenAt",
     s.token_hash = $2 as "isCurrent"
   from sessions s where s.user_id = $1 and ${isLive('s')}
   order by "isCurrent" desc, s.last_seen_at desc, s.id`,
);
const endOne = statement<{ id: string }>(
  'end_own_session',
  'delete from sessions where user_id = $1 and id = $2 returning id',
);
const endOthers = statement<{ id: string }>(
  'end_other_sessions',
  'delete from sessions where user_id = $1 and token_hash <> $2 returning id',
);

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
  const { id } = readInput(SESSION_FIELDS, { id: rawId });
  const ended = await endOne.first(ctx.db, [viewer.id, id]);
  if (ended === null) throw new AppError('NOT_FOUND', 'There is no such session.');
  return ended;
}

/** @returns how many ended. @throws UNAUTHENTICATED */
export async function endOtherSessions(ctx: Ctx): Promise<number> {
  const viewer = requireViewer(ctx);
  return (await endOthers.all(ctx.db, [viewer.id, ownTokenHash(ctx)])).length;
}

/** A viewer always has a token. */
function ownTokenHash({ caller: { sessionToken } }: Ctx): Buffer {
  return tokenHash(sessionToken ?? '');
}
