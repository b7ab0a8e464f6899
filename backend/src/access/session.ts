import { createHash, randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Config } from '../config.ts';
import type { Viewer } from '../ctx.ts';
import { poolOf } from '../db/pool.ts';

const TOKEN_BYTES = 32;

/** How long a session lasts at most, however much it is used. */
export const SESSION_MAX_AGE_SECONDS = 30 * 24 * 60 * 60;

/**
 * Who is signed in, in one prepared statement, since every request asks it. A session that was last seen more than an
 * hour ago is touched on the way; more often would turn every read into a write.
 */
const FIND_VIEWER = `
  with live as (
    select s.token_hash, s.last_seen_at, u.id, u.name, u.phone
    from sessions s join users u on u.id = s.user_id
    where s.token_hash = $1 and s.expires_at > now() and s.last_seen_at > now() - interval '14 days'
  ), touched as (
    update sessions s set last_seen_at = now() from live
    where s.token_hash = live.token_hash and live.last_seen_at < now() - interval '1 hour'
  )
  select id, name, phone from live`;

/**
 * Starts a session for a user, in the transaction that signs in.
 * @returns its token, for the cookie: 32 random bytes as base64url. The database keeps the SHA-256 alone.
 */
export async function createSession(tx: EntityManager, userId: string): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await tx.query(
    `insert into sessions (token_hash, user_id, expires_at) values ($1, $2, now() + make_interval(secs => $3))`,
    [tokenHash(token), userId, SESSION_MAX_AGE_SECONDS],
  );
  return token;
}

/**
 * Who a session token stands for: at most 30 days after its sign-in and 14 days after its last use, by the database's
 * clock. Admin rights come from the configuration at each call.
 * @returns null when the session is over or never was
 */
export async function findViewer(
  db: EntityManager,
  token: string,
  config: Pick<Config, 'adminPhones'>,
): Promise<Viewer | null> {
  const { rows } = await poolOf(db).query<{ id: string; name: string; phone: string }>({
    name: 'find_viewer',
    text: FIND_VIEWER,
    values: [tokenHash(token)],
  });
  const [user] = rows;
  return user === undefined ? null : { ...user, isAdmin: config.adminPhones.has(user.phone) };
}

/** Ends the session of a token at once; one that is already over stays so. */
export async function endSession(db: EntityManager, token: string): Promise<void> {
  await db.query('delete from sessions where token_hash = $1', [tokenHash(token)]);
}

function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
