import { hashOfContact } from '../../payment/credit/freeTripContact.sql.ts';
import type { Contact } from '../../../../domain/people/contact.ts';
import type { Ctx } from '../../ctx/ctx.ts';

/**
 * Contacts, and people of providers by `identityKey`, that left a trip or were removed, and have no account that
 * tells so.
 */

type HashCtx = Pick<Ctx, 'db' | 'pepper'>;

function hashOf({ pepper }: HashCtx, tripId: string, contact: Contact): Buffer {
  return hashOfContact(`${tripId} ${contact}`, pepper, 'numbers that left a trip');
}

export async function keepLeftContact(tx: HashCtx, tripId: string, contact: Contact): Promise<void> {
  await tx.db.query(
    `insert into left_trip_numbers (number_hash) values ($1)
     on conflict (number_hash) do update set kept_at = excluded.kept_at`,
    [hashOf(tx, tripId, contact)],
  );
}

/** Before an account is deleted, for the trips that it left. */
export async function keepLeftTrips(
  tx: HashCtx,
  userId: string,
  contacts: readonly Contact[],
): Promise<void> {
  const left = await tx.db.query<{ tripId: string }[]>(
    `select trip_id as "tripId" from user_trips where user_id = $1 and status = 'left'`,
    [userId],
  );
  for (const { tripId } of left) for (const contact of contacts) await keepLeftContact(tx, tripId, contact);
}

export async function isLeftContact(tx: HashCtx, tripId: string, contact: Contact): Promise<boolean> {
  const kept: unknown[] = await tx.db.query('select from left_trip_numbers where number_hash = $1', [
    hashOf(tx, tripId, contact),
  ]);
  return kept.length > 0;
}

/** Once they are invited again. */
export async function forgetLeftContacts(
  tx: HashCtx,
  tripId: string,
  contacts: readonly Contact[],
): Promise<void> {
  await tx.db.query('delete from left_trip_numbers where number_hash = any($1)', [
    contacts.map((contact) => hashOf(tx, tripId, contact)),
  ]);
}
