/** Without country code. */
const PHONE_DIGITS = 10;

/** `(415) 555-0123` */
export const PHONE_MAX_LENGTH = 14;

/** At most ten, without a country code 1. */
export function phoneDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  const national = digits.startsWith('1') ? digits.slice(1) : digits;
  return national.slice(0, PHONE_DIGITS);
}

/** `(415) 555-0123`; accepts E.164. */
export function formatPhone(typed: string): string {
  const digits = phoneDigits(typed);
  if (digits.length <= 3) return digits.length === 0 ? '' : `(${digits}`;
  if (digits.length <= 6) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** People invited without a name have their number as name. */
export function isPhone(text: string): boolean {
  return !/\p{L}/u.test(text) && phoneDigits(text).length === PHONE_DIGITS;
}

/** Message for too few digits. */
export function phoneLengthProblem(typed: string): string | undefined {
  return phoneDigits(typed).length < PHONE_DIGITS ? `A phone number has ${PHONE_DIGITS} digits.` : undefined;
}
