import { createHmac, hkdfSync } from 'node:crypto';
import type { Ctx } from '../../ctx/ctx.ts';

const KEY_BYTES = 32;

/**
 * HMAC-SHA256 under a key derived from the pepper, separate from that of codes and of other purposes.
 * @param phone E.164
 */
export function hashOfNumber(
  phone: string,
  pepper: string,
  purpose = 'numbers that had their free trip',
): Buffer {
  const key = Buffer.from(hkdfSync('sha256', pepper, '', purpose, KEY_BYTES));
  return createHmac('sha256', key).update(phone).digest();
}

/**
 * Stores the hash of a number that an account gives up. Needs the lock on the number.
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
 * Whether an account gave the number up within a year, after its free trip. Needs the lock on the number.
 * @param phone E.164
 */
export async function hadFreeTrip(tx: Pick<Ctx, 'db' | 'pepper'>, phone: string): Promise<boolean> {
  const kept: unknown[] = await tx.db.query('select from free_trip_numbers where number_hash = $1', [
    hashOfNumber(phone, tx.pepper),
  ]);
  return kept.length > 0;
}
