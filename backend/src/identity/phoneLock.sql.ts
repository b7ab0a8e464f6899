import type { EntityManager } from 'typeorm';

/**
 * Lets the transaction be the only one that signs this phone number up or sends it a code, until it ends. Whoever
 * links rows to an account by their number takes it too, so that no sign-up slips in between.
 * @param phone E.164
 */
export async function lockPhone(tx: EntityManager, phone: string): Promise<void> {
  await lockPhones(tx, [phone]);
}

/**
 * {@link lockPhone} for several at once, in an order that everybody keeps, so that none waits for another in a circle.
 * @param phones E.164
 */
export async function lockPhones(tx: EntityManager, phones: readonly string[]): Promise<void> {
  await tx.query(
    "select pg_advisory_xact_lock(hashtextextended('phone ' || phone, 0)) from unnest($1::text[]) phone",
    [[...phones].sort()],
  );
}
