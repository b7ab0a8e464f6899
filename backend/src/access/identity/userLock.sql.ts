import type { EntityManager } from 'typeorm';
import { msg } from '../../../../domain/text/message.ts';
import type { Ctx, Viewer } from '../../ctx/ctx.ts';
import { statement } from '../../db/statement.ts';
import { AppError, unauthenticated } from '../../base/errors.ts';
import type { User } from '../../entities/user.entity.ts';
import { isLive, ownTokenHash } from '../session.sql.ts';

type LockedUser = Pick<User, 'name' | 'phone' | 'email'>;

interface LockedAccount extends LockedUser {
  /** An admin locked the account. */
  readonly isLocked: boolean;
}

const lock = statement<LockedAccount>(
  'lock_user',
  `select name, phone, email, locked_at is not null as "isLocked" from users where id = $1 for no key update`,
);

/**
 * Serializes transactions that count a user's rows; rows may still reference the user. Lock order: trip, own
 * contacts, user, then other contacts and payments.
 * @returns null for a deleted account
 */
export function lockUser(tx: EntityManager, userId: string): Promise<LockedAccount | null> {
  return lock.first(tx, [userId]);
}

/**
 * {@link lockUser} for the viewer.
 * @returns the viewer with current name, number and address
 * @throws UNAUTHENTICATED if deleted meanwhile
 */
export async function lockViewer(tx: Pick<Ctx, 'db'>, viewer: Viewer): Promise<Viewer> {
  const user = await lockUser(tx.db, viewer.id);
  if (user === null) throw unauthenticated();
  const { name, phone, email } = user;
  return { ...viewer, name, phone, email };
}

const findOwnSession = statement<{ readonly id: string }>(
  'find_own_session',
  `select s.id from sessions s where s.token_hash = $1 and ${isLive('s')}`,
);

/**
 * {@link lockViewer} to make what outlives the session: signing the account out waits, or comes first.
 * @throws UNAUTHENTICATED if the account was deleted or the session ended meanwhile
 */
export async function lockSignedIn(tx: Pick<Ctx, 'db' | 'caller'>, viewer: Viewer): Promise<Viewer> {
  const current = await lockViewer(tx, viewer);
  if ((await findOwnSession.first(tx.db, [ownTokenHash(tx)])) === null) throw unauthenticated();
  return current;
}

const lockAway = statement<LockedUser>(
  'lock_user_away',
  'select name, phone, email from users where id = $1 for update',
);

/**
 * {@link lockViewer} for deletion: no rows that reference the user can be added.
 * @throws UNAUTHENTICATED if deleted already
 */
export async function lockViewerAway(tx: Pick<Ctx, 'db'>, viewer: Viewer): Promise<Viewer> {
  const user = await lockAway.first(tx.db, [viewer.id]);
  if (user === null) throw unauthenticated();
  return { ...viewer, ...user };
}

/**
 * {@link lockViewer} once the viewer's contacts are locked.
 * @throws CONFLICT if they were changed during the call
 */
export function requireSameContacts(before: Viewer, now: Viewer): Viewer {
  if (before.phone === now.phone && before.email === now.email) return now;
  throw new AppError(
    'CONFLICT',
    msg('account.phoneJustChanged', 'Your phone number or email has just been changed.'),
  );
}
