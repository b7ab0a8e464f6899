import { msg } from '../text/message.ts';

/**
 * How a person is reached and signs in: a phone number in E.164 ("+14155550123") or an email address in small letters
 * ("maya@example.com"). One string, since the first begins with + and the second has an @.
 */
export type Contact = string;

export function isEmail(contact: Contact): boolean {
  return contact.includes('@');
}

interface Reached {
  readonly phone: string | null;
  readonly email: string | null;
}

/** As tables have it: one of both. */
export function columnsOf(contact: Contact): Reached {
  return isEmail(contact) ? { phone: null, email: contact } : { phone: contact, email: null };
}

/** Of an account or participant, the number first. */
export function contactsOf({ phone, email }: Reached): Contact[] {
  return [phone, email].filter((contact) => contact !== null);
}

/** For a field that asks for an address. */
export const NO_EMAIL = msg(
  'account.emailMalformed',
  'Please enter an email address, like maya@example.com.',
);

const EMAIL_LENGTH = 254;
const LOCAL_LENGTH = 64;
/** The dot-atoms of RFC 5322, and host names: what mail providers give out. Quoted and non-ASCII ones are left out. */
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/i;

/**
 * The address in small letters. Providers do not tell capitals apart, so two spellings are one account.
 * @returns null for what is no address that can be mailed
 */
export function parseEmail(spelling: string): Contact | null {
  const email = spelling.trim();
  if (email.length > EMAIL_LENGTH || email.indexOf('@') > LOCAL_LENGTH || !EMAIL.test(email)) return null;
  return email.toLowerCase();
}

/** "club.example" */
export function domainOfEmail(email: Contact): string {
  return email.slice(email.lastIndexOf('@') + 1);
}
