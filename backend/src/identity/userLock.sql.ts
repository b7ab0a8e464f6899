import type { EntityManager } from 'typeorm';
import type { Ctx, Viewer } from '../ctx/ctx.ts';
import { statement } from '../db/statement.ts';
import { AppError } from '../base/errors.ts';
import type { User } from '../entities/user.entity.ts';

/** What an account is known by at the moment, whatever it was when the call came in. */
type LockedUser = Pick<User, 'name' | 'phone'>;

const lock = statement<LockedUser>(
  'lock_user',
  'select name, phone from users where id = $1 for no key update',
);

/**
 * Lets the transaction be the only one that counts what this user has, until it ends: what it counts stays true. Rows
 * that belong to the user can still be added beside it. Taken after the lock on a trip or on the user's own phone
 * number, and before any on somebody else's number or on a payment, so that nobody waits in a circle.
 * @returns name and number as they are until the transaction ends; null when the account is gone
 */
export function lockUser(tx: EntityManager, userId: string): Promise<LockedUser | null> {
  return lock.first(tx, [userId]);
}

/**
 * {@link lockUser} for the viewer, whose account has to be there.
 * @returns the viewer with name and number as they are until the transaction ends
 * @throws UNAUTHENTICATED when the account was deleted a moment ago
 */
export async function lockViewer(tx: Pick<Ctx, 'db'>, viewer: Viewer): Promise<Viewer> {
  const user = await lockUser(tx.db, viewer.id);
  if (user === null) throw new AppError('UNAUTHENTICATED', 'Please sign in first.');
  return { ...viewer, ...user };
}

const lockAway = statement<LockedUser>(
  'lock_user_away',
  'select name, phone from users where id = $1 for update',
);

/**
 * {@link lockViewer} for who deletes the account: nothing that belongs to the user can be added either, and what was
 * being added is there.
 * @throws UNAUTHENTICATED when the account is gone already
 */
export async function lockViewerAway(tx: Pick<Ctx, 'db'>, viewer: Viewer): Promise<Viewer> {
  const user = await lockAway.first(tx.db, [viewer.id]);
  if (user === null) throw new AppError('UNAUTHENTICATED', 'Please sign in first.');
  return { ...viewer, ...user };
}

/** The refusal of a call that took a number to be the viewer's which another call has just replaced. */
export function numberHasChanged(): AppError {
  return new AppError('CONFLICT', 'Your phone number has just been changed.');
}
