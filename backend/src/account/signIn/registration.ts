import * as z from 'zod/mini';
import type { Contact } from '../../../../domain/people/contact.ts';
import { earliestOpenEndDate } from '../../../../domain/trip/trip.ts';
import { msg, type Message } from '../../../../domain/text/message.ts';
import { requireInviteLink } from '../../access/requireInviteLink.ts';
import { AppError } from '../../base/errors.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { signInFields } from '../../../../domain/people/accountFields.ts';
import { readInput } from '../../base/input.ts';
import { hasOpenInvitation, standingOfContact } from './registration.sql.ts';

/**
 * Whether the contact may sign in, or make an account.
 * @param rawInput its `link`: token of an invitation link
 * @throws FORBIDDEN for a locked account, and for a new one where REGISTRATION refuses it
 */
export async function requireMaySignIn(ctx: Ctx, contact: Contact, rawInput: unknown): Promise<void> {
  const { config } = ctx;
  const standing = await standingOfContact.first(ctx.db, [contact]);
  const { productName } = config;
  if (standing !== null) {
    if (standing.isLocked)
      throw refused(
        msg('signIn.locked', 'This account is locked. Ask the people who run {productName}.', {
          productName,
        }),
      );
    return;
  }
  if (config.registration === 'open' || config.admins.has(contact)) return;
  if (config.registration === 'closed')
    throw refused(
      msg('signIn.closed', 'New accounts cannot be made here. Ask the people who run {productName}.', {
        productName,
      }),
    );
  if (!(await isInvited(ctx, contact, rawInput)))
    throw refused(msg('signIn.onlyInvited', 'Only people with an invitation can make an account here.'));
}

async function isInvited(ctx: Ctx, contact: Contact, rawInput: unknown): Promise<boolean> {
  const openFrom = earliestOpenEndDate(ctx.now());
  if ((await hasOpenInvitation.first(ctx.db, [contact, openFrom]))?.isInvited === true) return true;
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

function refused(message: Message): AppError {
  return new AppError('FORBIDDEN', message);
}
