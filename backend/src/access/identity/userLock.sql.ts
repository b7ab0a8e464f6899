import type { EntityManager } from 'typeorm';
import { msg } from '../../../../domain/text/message.ts';
import type { Ctx, Viewer } from '../../ctx/ctx.ts';
import { statement } from '../../db/statement.ts';
import { AppError, unauthenticated } from '../../base/errors.ts';
import type { User } from '../../entities/user.entity.ts';

type LockedUser = Pick<User, 'name' | 'phone'>;

const lock = statement<LockedUser>(
  'lock_user',
  'select name, phone from users where id = $1 for no key update',
);

/**
 * Serializes transactions that count a user's rows; rows may still reference the user. Lock order: trip, own phone
 * number, user, then other numbers and payments.
 * @returns null for a deleted account
 */
export function lockUser(tx: EntityManager, userId: string): Promise<LockedUser | null> {
  return lock.first(tx, [userId]);
}

/**
 * {@link lockUser} for the viewer.
 * @returns the viewer with current name and number
 * @throws UNAUTHENTICATED if deleted meanwhile
 */
export async function lockViewer(tx: Pick<Ctx, 'db'>, viewer: Viewer): Promise<Viewer> {
  const user = await lockUser(tx.db, viewer.id);
  if (user === null) throw unauthenticated();
  return { ...viewer, ...user };
}

const lockAway = statement<LockedUser>(
  'lock_user_away',
  'select name, phone from users where id = $1 for update',
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

/** The viewer's number changed during the call. */
export function numberHasChanged(): AppError {
  return new AppError(
    'CONFLICT',
    msg('account.phoneJustChanged', 'Your phone number has just been changed.'),
  );
}
