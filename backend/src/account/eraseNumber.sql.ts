import type { Ctx } from '../ctx/ctx.ts';
import { TABLES_BY_NUMBER } from '../entities/personalData.ts';

/**
 * Erases what goes by a number alone, once its account is gone or has another one: codes, texts, and how often something
 * was asked for it. Whoever gets here has proved that the number is theirs, so that no limit which protects somebody
 * else ends with it.
 * @param phone E.164
 */
export async function eraseNumber(tx: Ctx, phone: string): Promise<void> {
  for (const table of TABLES_BY_NUMBER) await tx.db.query(`delete from ${table} where phone = $1`, [phone]);
  await eraseLimits(tx, phone);
}

/** Forgets how often things were done for this number, or by this account: whatever is counted by it. */
export async function eraseLimits(tx: Ctx, phoneOrUserId: string): Promise<void> {
  await tx.db.query('delete from rate_limits where position($1 in key) > 0', [phoneOrUserId]);
}
