import * as z from 'zod/mini';
import type { Contact } from '../../../../domain/people/contact.ts';
import { earliestOpenEndDate } from '../../../../domain/trip/trip.ts';
import { msg, type Message } from '../../../../domain/text/message.ts';
import { requireInviteLink } from '../../access/requireInviteLink.ts';
import { AppError } from '../../base/errors.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { signInFields } from '../../../../domain/account/accountFields.ts';
import { readInput } from '../../base/input.ts';
import { hasOpenInvitation, standingOfContact } from './registration.sql.ts';

export type SignInRefusal = 'locked' | 'closed' | 'onlyInvited';

/**
 * Whether the contact may sign in, or make an account.
 * @param rawInput its `link`: token of an invitation link
 * @throws FORBIDDEN for a locked account, and for a new one where REGISTRATION refuses it
 */
export async function requireMaySignIn(ctx: Ctx, contact: Contact, rawInput: unknown): Promise<void> {
  const refusal = await refusalOfContact(ctx, contact, rawInput);
  if (refusal !== null) throw new AppError('FORBIDDEN', sentenceOf(refusal, ctx.config.productName));
}

/** Null: the contact may sign in, or make an account. */
export async function refusalOfContact(
  ctx: Ctx,
  contact: Contact,
  rawInput: unknown,
): Promise<SignInRefusal | null> {
  const standing = await standingOfContact.first(ctx.db, [contact]);
  if (standing !== null) return standing.isLocked ? 'locked' : null;
  return refusalOfNew(ctx, contact, rawInput);
}

/**
 * Of a new account; null: it may be made.
 * @param contact null for an account without one
 */
export async function refusalOfNew(
  ctx: Ctx,
  contact: Contact | null,
  rawInput: unknown,
): Promise<SignInRefusal | null> {
  const { registration, admins } = ctx.config;
  if (registration === 'open' || (contact !== null && admins.has(contact))) return null;
  if (registration === 'closed') return 'closed';
  return (await isInvited(ctx, contact, rawInput)) ? null : 'onlyInvited';
}

function sentenceOf(refusal: SignInRefusal, productName: string): Message {
  switch (refusal) {
    case 'locked':
      return msg('signIn.locked', 'This account is locked. Ask the people who run {productName}.', {
        productName,
      });
    case 'closed':
      return msg('signIn.closed', 'New accounts cannot be made here. Ask the people who run {productName}.', {
        productName,
      });
    case 'onlyInvited':
      return msg('signIn.onlyInvited', 'Only people with an invitation can make an account here.');
  }
}

async function isInvited(ctx: Ctx, contact: Contact | null, rawInput: unknown): Promise<boolean> {
  const openFrom = earliestOpenEndDate(ctx.now());
  const invited = contact !== null && (await hasOpenInvitation.first(ctx.db, [contact, openFrom]));
  if (invited && invited.isInvited) return true;
  const token = readInput(z.pick(signInFields, { link: true }), rawInput).link ?? null;
  if (token === null) return false;
  return requireInviteLink(ctx, token).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return false;
      throw error;
    },
  );
}
