import { msg } from '../../../../domain/text/message.ts';
import type { Contact } from '../../../../domain/people/contact.ts';
import { countAgainst, giveBack } from '../../access/limits/limits.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { badInput, type AppError } from '../../base/errors.ts';
import { codeMatches } from '../../access/identity/code.ts';
import { WRONG_CODES_OF_CONTACT } from './signInLimits.ts';
import { TAKE_TRY, USE } from './proveCode.sql.ts';

/**
 * Checks a code; its try is counted first and outside of transactions, so that no race or rollback returns it.
 * @returns for {@link useCode}
 * @throws BAD_USER_INPUT, RATE_LIMITED, SERVICE_UNAVAILABLE
 */
export async function proveCode(ctx: Ctx, contact: Contact, code: string): Promise<string> {
  const taken = await TAKE_TRY.first(ctx.db, [contact]);
  if (taken === null) throw codeIsOver();
  for (const limit of WRONG_CODES_OF_CONTACT) await countAgainst(ctx, limit, contact);
  if (!codeMatches(code, contact, ctx.pepper, taken.codeHash)) throw codeIsWrong(taken.triesLeft);
  for (const limit of WRONG_CODES_OF_CONTACT) await giveBack(ctx, limit, contact);
  return taken.id;
}

/**
 * Uses the code up in the transaction of its action, with its contact locked.
 * @throws BAD_USER_INPUT if used or replaced meanwhile
 */
export async function useCode(tx: Ctx, codeId: string): Promise<void> {
  if ((await USE.first(tx.db, [codeId])) === null) throw codeIsOver();
}

function codeIsWrong(triesLeft: number): AppError {
  const text = msg(
    'signIn.codeWrong',
    'The code is wrong. {triesLeft, plural, =0 {No tries are left: please request a new one} one {Please check it: you have # try left} other {Please check it: you have # tries left}}.',
    { triesLeft },
  );
  return badInput('code', text);
}

export function codeIsOver(): AppError {
  return badInput('code', msg('signIn.codeOver', 'This code is no longer valid. Please request a new one.'));
}
