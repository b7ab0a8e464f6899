import type { EntityManager } from 'typeorm';

/**
 * Locks a phone number for sign-up, codes, and linking rows to its account.
 * @param phone E.164
 */
export async function lockPhone(tx: EntityManager, phone: string): Promise<void> {
  await lockPhones(tx, [phone]);
}

/**
 * Sorted, against deadlocks.
 * @param phones E.164
 */
export async function lockPhones(tx: EntityManager, phones: readonly string[]): Promise<void> {
  await tx.query(
    "select pg_advisory_xact_lock(hashtextextended('phone ' || phone, 0)) from unnest($1::text[]) phone",
    [[...phones].sort()],
  );
}
