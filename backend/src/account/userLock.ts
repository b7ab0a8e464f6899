import type { EntityManager } from 'typeorm';
import { statement } from '../db/statement.ts';

const lock = statement<unknown>('lock_user', 'select from users where id = $1 for no key update');

/**
 * Lets the transaction be the only one that counts what this user has, until it ends: what it counts stays true. Rows
 * that belong to the user can still be added beside it. Taken after the lock on a trip or on the user's own phone
 * number, and before any on somebody else's number or on a payment, so that nobody waits in a circle.
 * @returns whether the account is still there
 */
export async function lockUser(tx: EntityManager, userId: string): Promise<boolean> {
  return (await lock.first(tx, [userId])) !== null;
}

const lockAway = statement<{ phone: string }>(
  'lock_user_away',
  'select phone from users where id = $1 for update',
);

/**
 * {@link lockUser} for who deletes the account: nothing that belongs to the user can be added either, and what was being
 * added is there.
 * @returns the number that the account has, E.164; null when the account is gone
 */
export async function lockUserAway(tx: EntityManager, userId: string): Promise<string | null> {
  return (await lockAway.first(tx, [userId]))?.phone ?? null;
}
