import { createHash, randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { contactsOf } from '../../../domain/people/contact.ts';
import type { Config } from '../config/config.ts';
import type { OidcProviderConfig } from '../config/oidcConfig.ts';
import type { Ctx, Grant, Viewer } from '../ctx/ctx.ts';
import type { Session } from '../entities/session.entity.ts';
import { statement } from '../db/statement.ts';

const TOKEN_BYTES = 32;

/** Since sign-in. */
const MAX_AGE_SECONDS = 30 * 24 * 60 * 60;

/** SQL: personal tokens need not be used to last. */
export function isLive(alias: string): string {
  return `${alias}.expires_at > now() and (${alias}.scopes is not null or ${alias}.last_seen_at > now() - interval '14 days')`;
}

/** Touched hourly; more often would make every read a write. */
const IS_DUE = "last_seen_at < now() - interval '1 hour'";

type FoundViewer = Omit<Viewer, 'isAdmin'> &
  Pick<Session, 'scopes' | 'tripId' | 'adminGroup'> & { readonly isDue: boolean };

const FIND_VIEWER = statement<FoundViewer>(
  'find_viewer',
  `select u.id, u.name, u.phone, u.email, u.language, u.units, s.admin_group as "adminGroup", s.scopes, s.trip_id as "tripId", s.${IS_DUE} as "isDue" from sessions s join users u on u.id = s.user_id
   where s.token_hash = $1 and u.locked_at is null and ${isLive('s')}`,
);
const TOUCH = statement<never>(
  'touch_session',
  `update sessions set last_seen_at = now() where token_hash = $1 and ${IS_DUE}`,
);

const CREATE = statement<
  never,
  {
    readonly hash: Buffer;
    readonly userId: string;
    readonly device: string | null;
    readonly adminGroup: string | null;
  }
>(
  'create_session',
  `insert into sessions (token_hash, user_id, device, admin_group, expires_at)
   values ($hash, $userId, $device, $adminGroup, now() + make_interval(secs => ${MAX_AGE_SECONDS}))`,
);

export interface NewSession {
  /** 32 random bytes as base64url. */
  readonly token: string;
  readonly maxAgeSeconds: number;
}

/**
 * Starts a session; the database stores the token's SHA-256.
 * @param device "Safari on iPhone"
 * @param adminGroup "club/kitchen": group of a provider that makes an admin until the session ends
 */
export async function createSession(
  db: EntityManager,
  userId: string,
  device: string | null = null,
  adminGroup: string | null = null,
): Promise<NewSession> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await CREATE.all(db, { hash: tokenHash(token), userId, device, adminGroup });
  return { token, maxAgeSeconds: MAX_AGE_SECONDS };
}

export interface CallerIdentity {
  readonly viewer: Viewer | null;
  readonly grant: Grant | null;
}

export const ANONYMOUS: CallerIdentity = { viewer: null, grant: null };

/**
 * Whose session or personal token it is. A session is valid for 30 days after sign-in and 14 days after the last use.
 */
export async function findViewer(
  db: EntityManager,
  token: string,
  config: AdminConfig,
): Promise<CallerIdentity> {
  const found = await FIND_VIEWER.first(db, [tokenHash(token)]);
  if (found === null) return ANONYMOUS;
  const { isDue, scopes, tripId, adminGroup, ...user } = found;
  if (isDue) await TOUCH.all(db, [tokenHash(token)]);
  const grant = scopes === null ? null : { scopes: new Set(scopes), tripId };
  return { viewer: { ...user, isAdmin: isAdmin(config, user, adminGroup) }, grant };
}

type AdminConfig = Pick<Config, 'admins' | 'oidc'>;

/**
 * Admin rights come from the configuration at each call.
 * @param adminGroup of the session: "club/kitchen"
 */
export function isAdmin(
  { admins, oidc }: AdminConfig,
  user: Pick<Viewer, 'phone' | 'email'>,
  adminGroup: string | null = null,
): boolean {
  return (
    contactsOf(user).some((contact) => admins.has(contact)) ||
    (adminGroup !== null && [...oidc.providers.values()].some((one) => adminGroupOf(one) === adminGroup))
  );
}

/** As sessions name the group that makes admins: "club/kitchen"; null without one. */
export function adminGroupOf({
  id,
  adminGroup,
}: Pick<OidcProviderConfig, 'id' | 'adminGroup'>): string | null {
  return adminGroup === null ? null : `${id}/${adminGroup}`;
}

export async function endSession(db: EntityManager, token: string): Promise<void> {
  await db.query('delete from sessions where token_hash = $1', [tokenHash(token)]);
}

/** The beginning of new ones, by which scanners find leaked ones; those of before begin with `grub_`. */
const PERSONAL = 'gc_';
const IS_PERSONAL = /^(gc|grub)_[\w-]{43}$/;

export function newPersonalToken(): string {
  return `${PERSONAL}${randomBytes(TOKEN_BYTES).toString('base64url')}`;
}

/** Servers of the version before, which know no scopes, find no session by a personal token's. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256')
    .update(IS_PERSONAL.test(token) ? `personal ${token}` : token)
    .digest();
}

/** Of the caller's session or token; a viewer always has one. */
export function ownTokenHash({ caller: { sessionToken } }: Pick<Ctx, 'caller'>): Buffer {
  return tokenHash(sessionToken ?? '');
}
