import type { Contact } from '../../../../domain/people/contact.ts';
import { countAgainst } from '../../access/limits/limits.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { readEmail, readPhone } from '../../access/identity/readContact.ts';
import { CHECKS_FROM_ADDRESS } from './signInLimits.ts';
import { HAS_ACCOUNT } from './checkContact.sql.ts';

export interface CheckedPhone {
  /** If so, no name is asked for. */
  readonly exists: boolean;
  /** E.164 */
  readonly phone: string;
}

export interface CheckedEmail extends Pick<CheckedPhone, 'exists'> {
  /** In small letters. */
  readonly email: string;
}

/**
 * First step of signing in. Both outcomes cost one look-up; limits per network prevent enumeration.
 * @throws BAD_USER_INPUT, RATE_LIMITED, SERVICE_UNAVAILABLE
 */
export async function checkPhone(ctx: Ctx, rawInput: unknown): Promise<CheckedPhone> {
  const phone = readPhone(ctx, rawInput);
  return { exists: await isKnown(ctx, phone), phone };
}

/** {@link checkPhone} for an email address. */
export async function checkEmail(ctx: Ctx, rawInput: unknown): Promise<CheckedEmail> {
  const email = readEmail(ctx, rawInput);
  return { exists: await isKnown(ctx, email), email };
}

async function isKnown(ctx: Ctx, contact: Contact): Promise<boolean> {
  for (const limit of CHECKS_FROM_ADDRESS) await countAgainst(ctx, limit, ctx.caller.ip);
  return hasAccount(ctx, contact);
}

export async function hasAccount({ db }: Pick<Ctx, 'db'>, contact: Contact): Promise<boolean> {
  return (await HAS_ACCOUNT.first(db, [contact]))?.exists === true;
}
