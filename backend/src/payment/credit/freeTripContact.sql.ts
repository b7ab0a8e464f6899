import { createHmac, hkdfSync } from 'node:crypto';
import type { Contact } from '../../../../domain/people/contact.ts';
import type { Ctx } from '../../ctx/ctx.ts';

const KEY_BYTES = 32;

/**
 * HMAC-SHA256 under a key derived from the pepper, separate from that of codes and of other purposes.
 */
export function hashOfContact(
  contact: Contact,
  pepper: string,
  purpose = 'numbers that had their free trip',
): Buffer {
  const key = Buffer.from(hkdfSync('sha256', pepper, '', purpose, KEY_BYTES));
  return createHmac('sha256', key).update(contact).digest();
}

/**
 * Stores the hash of a contact that an account gives up. Needs the lock on it.
 */
export async function keepFreeTripContact(tx: Pick<Ctx, 'db' | 'pepper'>, contact: Contact): Promise<void> {
  await tx.db.query(
    `insert into free_trip_numbers (number_hash) values ($1)
     on conflict (number_hash) do update set kept_at = excluded.kept_at`,
    [hashOfContact(mailbox(contact), tx.pepper)],
  );
}

/**
 * Whether an account gave the contact up within a year, after its free trip. Needs the lock on it.
 */
export async function hadFreeTrip(tx: Pick<Ctx, 'db' | 'pepper'>, contact: Contact): Promise<boolean> {
  const kept: unknown[] = await tx.db.query('select from free_trip_numbers where number_hash = $1', [
    hashOfContact(mailbox(contact), tx.pepper),
  ]);
  return kept.length > 0;
}

/** Addresses that differ after a + lead to one mailbox. */
function mailbox(contact: Contact): string {
  return contact.replace(/(?<=[^+])\+[^@]*(?=@)/, '');
}
