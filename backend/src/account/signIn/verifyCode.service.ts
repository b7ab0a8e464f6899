import * as z from 'zod/mini';
import { userNameField, verifyCodeFields } from '../../../../domain/account/accountFields.ts';
import { columnsOf, type Contact } from '../../../../domain/people/contact.ts';
import { countAgainst } from '../../access/limits/limits.ts';
import { isAdmin, type NewSession } from '../../access/session.sql.ts';
import type { Ctx, Viewer } from '../../ctx/ctx.ts';
import { changed, changeTrip, type Changed } from '../../write/changeTrip.ts';
import { fieldOf, readInput } from '../../base/input.ts';
import { lockContact } from '../../access/identity/contactLock.sql.ts';
import { codeIsOver, proveCode, useCode } from './proveCode.service.ts';
import { readContact } from '../../access/identity/readContact.ts';
import { TRIES_FROM_ADDRESS } from './signInLimits.ts';
import { createAccount, showSession, startSession } from './newAccount.ts';
import { requireMaySignIn } from './registration.ts';
import { ACCOUNT, LOOK, type Account } from './verifyCode.sql.ts';

/**
 * Last step of signing in: replaces the call's session; new accounts get waiting invitations and, once per contact,
 * the free trip. A correct code works once.
 * @param rawInput its name is read only for new accounts
 * @throws BAD_USER_INPUT, FORBIDDEN, RATE_LIMITED, SERVICE_UNAVAILABLE
 */
export async function verifyCode(ctx: Ctx, rawInput: unknown): Promise<Viewer> {
  const contact = readContact(ctx, rawInput);
  const { code } = readInput(z.pick(verifyCodeFields, { code: true }), rawInput);
  await countAgainst(ctx, TRIES_FROM_ADDRESS, ctx.caller.ip);
  const seen = await LOOK.first(ctx.db, [contact]);
  if (!seen?.canTry) throw codeIsOver();
  const nameIfNew = seen.hasAccount ? null : readName(rawInput);
  const codeId = await proveCode(ctx, contact, code);
  const { account, session } = await changeTrip(ctx, async (tx) => {
    await lockContact(tx.db, contact);
    await requireMaySignIn(tx, contact, rawInput);
    return signIn(tx, contact, codeId, nameIfNew);
  });
  showSession(ctx, account, session);
  return { ...account, isAdmin: isAdmin(ctx.config, account) };
}

function readName(rawInput: unknown): string {
  return readInput(z.object({ name: userNameField }), { name: fieldOf(rawInput, 'name') }).name;
}

/** With the contact locked. */
async function signIn(
  tx: Ctx,
  contact: Contact,
  codeId: string,
  nameIfNew: string | null,
): Promise<Changed<{ account: Account; session: NewSession }>> {
  await useCode(tx, codeId);
  const known = await ACCOUNT.first(tx.db, [contact]);
  const { account, linked } =
    known === null ? await makeAccount(tx, contact, nameIfNew) : { account: known, linked: [] };
  return changed({ account, session: await startSession(tx, account) }, ...linked);
}

function makeAccount(tx: Ctx, contact: Contact, name: string | null): ReturnType<typeof createAccount> {
  // The account was deleted meanwhile.
  if (name === null) throw codeIsOver();
  return createAccount(tx, { name, ...columnsOf(contact) });
}
