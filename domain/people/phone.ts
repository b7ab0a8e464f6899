/**
 * Phone numbers as people see and type them. Whether a number may be texted is decided on the server,
 * which knows the numbering plan; here is only what a form needs.
 */

/** Digits in a North American number without its country code. */
const PHONE_DIGITS = 10;

/** Characters of a formatted number: `(415) 555-0123`. */
export const PHONE_MAX_LENGTH = 14;

/** The up to ten digits of what was typed; a leading country code 1 is dropped. */
export function phoneDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  const national = digits.startsWith('1') ? digits.slice(1) : digits;
  return national.slice(0, PHONE_DIGITS);
}

/** What was typed so far, shaped as `(415) 555-0123`; takes E.164 as well. */
export function formatPhone(typed: string): string {
  const digits = phoneDigits(typed);
  if (digits.length <= 3) return digits.length === 0 ? '' : `(${digits}`;
  if (digits.length <= 6) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** Whether a text is a phone number and nothing else: so somebody is called who was invited without a name. */
export function isPhone(text: string): boolean {
  return !/\p{L}/u.test(text) && phoneDigits(text).length === PHONE_DIGITS;
}

/** What is wrong with the length of a number that was typed, as a sentence; undefined when it has all its digits. */
export function phoneLengthProblem(typed: string): string | undefined {
  return phoneDigits(typed).length < PHONE_DIGITS ? `A phone number has ${PHONE_DIGITS} digits.` : undefined;
}
