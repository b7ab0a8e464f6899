import { emailFields, phoneFields } from '../../../../domain/people/contactFields.ts';
import {
  contactsOf,
  isEmail,
  NO_EMAIL,
  parseEmail,
  type Contact,
} from '../../../../domain/people/contact.ts';
import { countryOfPhone, parsePhone } from '../../../../domain/people/phone/phone.ts';
import { isPhoneAbroad } from '../../../../domain/people/phone/spelling.ts';
import { NO_PHONE, NO_PHONE_ABROAD } from '../../../../domain/people/phone/typing.ts';
import { msg, type Message } from '../../../../domain/text/message.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { badInput } from '../../base/errors.ts';
import { fieldOf, readInput } from '../../base/input.ts';
import type { User } from '../../entities/user.entity.ts';

export const COUNTRY_NOT_TEXTED = msg('phone.countryNotTexted', "We can't text this country yet.");
const NO_PHONES = msg('account.noPhones', 'Phone numbers are not used here. Please use email.');
const NO_EMAILS = msg('account.noEmails', 'Email is not used here. Please use a phone number.');
const PROVIDERS_ALONE = msg(
  'account.providersAlone',
  'Phone numbers and email are not used here. People sign in at a provider, and are invited by a link.',
);

type ConfigCtx = Pick<Ctx, 'config'>;

/**
 * The input's `phone` or `email`.
 * @throws BAD_USER_INPUT for both, for one that nothing can be sent to, and for a way that this installation lacks
 */
export function readContact(ctx: ConfigCtx, rawInput: unknown): Contact {
  const email = fieldOf(rawInput, 'email') ?? null;
  if (email === null) return readPhone(ctx, rawInput);
  if ((fieldOf(rawInput, 'phone') ?? null) !== null)
    throw badInput(
      'email',
      msg('account.phoneAndEmail', 'Please give a phone number or an email, not both.'),
    );
  return readEmail(ctx, rawInput);
}

/**
 * The input's phone number in E.164.
 * @throws BAD_USER_INPUT for a number that cannot be texted
 */
export function readPhone(ctx: ConfigCtx, rawInput: unknown): Contact {
  requireWay(ctx, 'phone');
  return textablePhone(ctx, readInput(phoneFields, rawInput).phone);
}

/** @throws BAD_USER_INPUT */
export function readEmail(ctx: ConfigCtx, rawInput: unknown): Contact {
  requireWay(ctx, 'email');
  return mailableEmail(ctx, readInput(emailFields, rawInput).email);
}

/** @throws BAD_USER_INPUT with the field `phone` */
export function textablePhone(ctx: ConfigCtx, spelling: string): Contact {
  requireWay(ctx, 'phone');
  const phone = parsePhone(spelling);
  if (phone === null) throw badInput('phone', isPhoneAbroad(spelling) ? NO_PHONE_ABROAD : NO_PHONE);
  if (!isCountryTexted(ctx, phone)) throw badInput('phone', COUNTRY_NOT_TEXTED);
  return phone;
}

/** @throws BAD_USER_INPUT with the field `email` */
export function mailableEmail(ctx: ConfigCtx, spelling: string): Contact {
  requireWay(ctx, 'email');
  const email = parseEmail(spelling);
  if (email === null) throw badInput('email', NO_EMAIL);
  return email;
}

/** Why this installation takes no contacts of this kind, and what it takes; null if it does. */
export function refusalOfWay({ config: { signIn } }: ConfigCtx, way: 'phone' | 'email'): Message | null {
  if (signIn.has(way)) return null;
  if (signIn.has('email')) return NO_PHONES;
  return signIn.has('phone') ? NO_EMAILS : PROVIDERS_ALONE;
}

function requireWay(ctx: ConfigCtx, way: 'phone' | 'email'): void {
  const refusal = refusalOfWay(ctx, way);
  if (refusal !== null) throw badInput(way, refusal);
}

/** Those of an account that this installation sends to, the number first. */
export function usedContacts(ctx: ConfigCtx, account: Pick<User, 'phone' | 'email'>): Contact[] {
  return contactsOf(account).filter(
    (contact) => refusalOfWay(ctx, isEmail(contact) ? 'email' : 'phone') === null,
  );
}

/** @param phone E.164 */
export function isCountryTexted({ config }: ConfigCtx, phone: Contact): boolean {
  return config.smsCountries?.has(countryOfPhone(phone)) ?? true;
}
