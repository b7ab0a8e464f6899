import { createHmac, hkdfSync } from 'node:crypto';
import type { Ctx } from '../ctx/ctx.ts';

const KEY_BYTES = 32;

/**
 * HMAC-SHA256 of a phone number, under a key of its own that is derived from the pepper: its values and those of codes
 * never meet. With another pepper, numbers that were given up before are unknown.
 * @param phone E.164
 */
export function hashOfNumber(phone: string, pepper: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', pepper, '', 'numbers that had their free trip', KEY_BYTES));
  return createHmac('sha256', key).update(phone).digest();
}

/**
 * Keeps the hash of a number that an account gives up, by deletion or for another number. Each account's number has had
 * its free trip: with this account or with an earlier one. Needs the lock on the number.
 * @param phone E.164
 */
export async function keepFreeTripNumber(tx: Pick<Ctx, 'db' | 'pepper'>, phone: string): Promise<void> {
  await tx.db.query(
    `insert into free_trip_numbers (number_hash) values ($1)
     on conflict (number_hash) do update set kept_at = excluded.kept_at`,
    [hashOfNumber(phone, tx.pepper)],
  );
}

/**
 * Whether the number had its free trip with an account that gave the number up within a year. Needs the lock on the
 * number, so that a parallel deletion is seen.
 * @param phone E.164
 */
export async function hadFreeTrip(tx: Pick<Ctx, 'db' | 'pepper'>, phone: string): Promise<boolean> {
  const kept: unknown[] = await tx.db.query('select from free_trip_numbers where number_hash = $1', [
    hashOfNumber(phone, tx.pepper),
  ]);
  return kept.length > 0;
}
