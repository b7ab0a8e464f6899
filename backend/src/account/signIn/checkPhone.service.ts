import { countAgainst } from '../../access/limits/limits.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { readPhone } from '../../access/identity/readPhone.ts';
import { CHECKS_FROM_ADDRESS } from './signInLimits.ts';
import { HAS_ACCOUNT } from './checkPhone.sql.ts';

export interface CheckedPhone {
  /** If so, no name is asked for. */
  readonly exists: boolean;
  /** E.164 */
  readonly phone: string;
}

/**
 * First step of signing in. Both outcomes cost one look-up; limits per address prevent enumeration.
 * @throws BAD_USER_INPUT, RATE_LIMITED, SERVICE_UNAVAILABLE
 */
export async function checkPhone(ctx: Ctx, rawInput: unknown): Promise<CheckedPhone> {
  const phone = readPhone(ctx, rawInput);
  for (const limit of CHECKS_FROM_ADDRESS) await countAgainst(ctx, limit, ctx.caller.ip);
  return { exists: await hasAccount(ctx, phone), phone };
}

export async function hasAccount({ db }: Pick<Ctx, 'db'>, phone: string): Promise<boolean> {
  return (await HAS_ACCOUNT.first(db, [phone]))?.exists === true;
}
