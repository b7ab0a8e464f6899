import type { EntityManager } from 'typeorm';

/**
 * Lets the transaction be the only one that signs this phone number up or sends it a code, until it ends. Whoever
 * links rows to an account by their number takes it too, so that no sign-up slips in between.
 * @param phone E.164
 */
export async function lockPhone(tx: EntityManager, phone: string): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('phone ' || $1, 0))", [phone]);
}
