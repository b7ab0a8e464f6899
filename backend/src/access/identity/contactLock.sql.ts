import type { EntityManager } from 'typeorm';
import type { Contact } from '../../../../domain/people/contact.ts';

/** Locks a number or an address for sign-up, codes, and linking rows to its account. */
export async function lockContact(tx: EntityManager, contact: Contact): Promise<void> {
  await lockContacts(tx, [contact]);
}

/** Sorted, against deadlocks. */
export async function lockContacts(tx: EntityManager, contacts: readonly Contact[]): Promise<void> {
  // Servers of the version before lock numbers by this text.
  await tx.query(
    "select pg_advisory_xact_lock(hashtextextended('phone ' || contact, 0)) from unnest($1::text[]) contact",
    [[...contacts].sort()],
  );
}
