import type { Contact } from '../../../../domain/people/contact.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { TABLES_BY_CONTACT } from './personalData.ts';

/**
 * Erases codes, texts, mails and rate limits of a contact without an account; only its verified owner gets here.
 */
export async function eraseContact(tx: Ctx, contact: Contact): Promise<void> {
  // The tables named the column when there were only numbers.
  for (const table of TABLES_BY_CONTACT)
    await tx.db.query(`delete from ${table} where phone = $1`, [contact]);
  await eraseLimits(tx, contact);
}

export async function eraseLimits(tx: Ctx, contactOrUserId: string): Promise<void> {
  await tx.db.query('delete from rate_limits where position($1 in key) > 0', [contactOrUserId]);
}
