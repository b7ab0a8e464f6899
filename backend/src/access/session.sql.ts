import { createHash, randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Config } from '../config/config.ts';
import type { Viewer } from '../ctx/ctx.ts';
import { statement } from '../db/statement.ts';

const TOKEN_BYTES = 32;

/** How long a session lasts at most, however much it is used. */
const MAX_AGE_SECONDS = 30 * 24 * 60 * 60;

/** SQL that is true for a session that still signs in. */
export function isLive(alias: string): string {
  return `${alias}.expires_at > now() and ${alias}.last_seen_at > now() - interval '14 days'`;
}

/**
 * Who is signed in, in one prepared statement, since every request asks it. A session that was last seen more than an
 * hour ago is touched on the way; more often would turn every read into a write.
 */
const FIND_VIEWER = statement<Omit<Viewer, 'isAdmin'>>(
  'find_viewer',
  `
  with live as (
    select s.token_hash, s.last_seen_at, u.id, u.name, u.phone
    from sessions s join users u on u.id = s.user_id
    where s.token_hash = $1 and ${isLive('s')}
  ), touched as (
    update sessions s set last_seen_at = now() from live
    where s.token_hash = live.token_hash and live.last_seen_at < now() - interval '1 hour'
  )
  select id, name, phone from live`,
);

/** A session that was just started: what its cookie needs. */
export interface NewSession {
  /** 32 random bytes as base64url. */
  readonly token: string;
  readonly maxAgeSeconds: number;
}

/**
 * Starts a session for a user. The database keeps the SHA-256 of its token alone.
 * @param device where it was begun, as its owner will see it: "Safari on iPhone"
 */
export async function createSession(
  db: EntityManager,
  userId: string,
  device: string | null = null,
): Promise<NewSession> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await db.query(
    `insert into sessions (token_hash, user_id, expires_at, device)
     values ($1, $2, now() + make_interval(secs => $3), $4)`,
    [tokenHash(token), userId, MAX_AGE_SECONDS, device],
  );
  return { token, maxAgeSeconds: MAX_AGE_SECONDS };
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
  const user = await FIND_VIEWER.first(db, [tokenHash(token)]);
  return user === null ? null : { ...user, isAdmin: config.adminPhones.has(user.phone) };
}

/** Ends the session of a token at once; one that is already over stays so. */
export async function endSession(db: EntityManager, token: string): Promise<void> {
  await db.query('delete from sessions where token_hash = $1', [tokenHash(token)]);
}

/** What the database knows a session's token by. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
