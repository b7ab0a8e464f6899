import type { EntityManager } from 'typeorm';
import { statement } from '../db/statement.ts';

const lock = statement<unknown>('lock_user', 'select from users where id = $1 for no key update');

/**
 * Lets the transaction be the only one that counts what this user has, until it ends: what it counts stays true. Rows
 * that belong to the user can still be added beside it. Taken after the lock on a trip, and before any on a phone
 * number or a payment, so that nobody waits in a circle.
 * @returns whether the account is still there
 */
export async function lockUser(tx: EntityManager, userId: string): Promise<boolean> {
  return (await lock.first(tx, [userId])) !== null;
}
