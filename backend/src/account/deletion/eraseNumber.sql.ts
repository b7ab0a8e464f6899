import type { Ctx } from '../../ctx/ctx.ts';
import { TABLES_BY_NUMBER } from './personalData.ts';

/**
 * Erases codes, texts and rate limits of a number without an account; only its proven owner gets here.
 * @param phone E.164
 */
export async function eraseNumber(tx: Ctx, phone: string): Promise<void> {
  for (const table of TABLES_BY_NUMBER) await tx.db.query(`delete from ${table} where phone = $1`, [phone]);
  await eraseLimits(tx, phone);
}

export async function eraseLimits(tx: Ctx, phoneOrUserId: string): Promise<void> {
  await tx.db.query('delete from rate_limits where position($1 in key) > 0', [phoneOrUserId]);
}
