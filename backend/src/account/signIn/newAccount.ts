import { contactsOf } from '../../../../domain/people/contact.ts';
import { createSession, endSession, type NewSession } from '../../access/session.sql.ts';
import { newId } from '../../base/ids.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { insertRows } from '../../db/rows.ts';
import { User } from '../../entities/user.entity.ts';
import { giveFreeTrip } from '../../payment/credit/credit.service.ts';
import { hadFreeTrip } from '../../payment/credit/freeTripContact.sql.ts';
import type { ChangeOfTrip } from '../../write/changeTrip.ts';
import { linkInvitations } from './linkInvitations.ts';
import type { Account } from './verifyCode.sql.ts';

/**
 * With waiting invitations and, once per contact, the free trip. Needs the locks on contacts and keys.
 * @param keys others that get the free trip once
 */
export async function createAccount(
  tx: Ctx,
  { name, phone, email }: Pick<Account, 'name' | 'phone' | 'email'>,
  keys: readonly string[] = [],
): Promise<{ readonly account: Account; readonly linked: readonly ChangeOfTrip[] }> {
  const account = { id: newId(), phone, email, name, language: tx.caller.chosenLanguage };
  await insertRows(tx.db, User, [{ ...account, createdAt: tx.now() }]);
  const contacts = contactsOf(account);
  const had: boolean[] = [];
  for (const key of [...contacts, ...keys]) had.push(await hadFreeTrip(tx, key));
  if (!had.includes(true)) await giveFreeTrip(tx.db, account.id, tx.now());
  const linked: ChangeOfTrip[] = [];
  for (const contact of contacts) linked.push(...(await linkInvitations(tx, contact, account)));
  return { account: { ...account, units: null }, linked };
}

/**
 * Replaces the call's session.
 * @param adminGroup of a provider: "club/kitchen"
 */
export async function startSession(
  tx: Ctx,
  account: Pick<Account, 'id'>,
  adminGroup: string | null = null,
): Promise<NewSession> {
  if (tx.caller.sessionToken !== null) await endSession(tx.db, tx.caller.sessionToken);
  return createSession(tx.db, account.id, tx.caller.device, adminGroup);
}

/** Gives the browser its session, and the language of the account. */
export function showSession({ caller, log }: Ctx, { id, language }: Account, session: NewSession): void {
  caller.setSession(session.token, session.maxAgeSeconds);
  if (language !== null) caller.setLanguage(language);
  log.info({ userId: id }, 'signed in');
}
