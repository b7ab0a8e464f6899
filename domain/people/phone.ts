import { msg, type Message } from '../text/message.ts';

/** Without country code. */
const PHONE_DIGITS = 10;

/** Area code and exchange begin with 2 to 9. */
const NORTH_AMERICAN = /^(?:\+?1)?([2-9]\d{2}[2-9]\d{6})$/;
/** Texts to these numbers are charged to the sender. */
const PREMIUM_AREA = '900';
/** What people write between digits, and invisible marks of copied contacts. */
const BETWEEN_DIGITS = /[\s\p{Pd}\p{Cf}()./]/gu;
/** Another country's code, or the prefix for calls abroad. */
const ABROAD = /^(?:\+(?!1|$)|00|011)/;

/** For a field that asks for one. */
export const NO_PHONE = msg('phone.malformed', 'Please enter a valid North American phone number.');

/**
 * The one reader of phone numbers: any spelling to E.164, `+14155550123`. It refuses what it does not understand, and
 * never shortens.
 * @returns null unless valid by the North American Numbering Plan; the reserved 555-01XX are
 */
export function parsePhone(typed: string): string | null {
  const national = NORTH_AMERICAN.exec(bare(typed).replace(/^tel:/i, ''))?.[1];
  return national === undefined || national.startsWith(PREMIUM_AREA) ? null : `+1${national}`;
}

/** `(415) 555-0123`; what is no number, unchanged. */
export function formatPhone(phone: string): string {
  const parsed = parsePhone(phone);
  return parsed === null ? phone : withMask(parsed.slice(2));
}

/** Formats what is typed so far; what cannot become a North American number stays as it is, to be refused whole. */
export function formatTypedPhone(typed: string): string {
  const digits = phoneDigits(typed);
  // Its mask was begun before the country was known.
  if (isPhoneAbroad(typed)) return typed.replace(/^\(/, '');
  return digits.length > PHONE_DIGITS || typed.trim() === '+' ? typed : withMask(digits);
}

/** Begins with another country's code. */
export function isPhoneAbroad(typed: string): boolean {
  return ABROAD.test(bare(typed));
}

/** Without the country code 1. */
export function phoneDigits(typed: string): string {
  const digits = bare(typed).replace(/\D/g, '');
  return digits.startsWith('1') ? digits.slice(1) : digits;
}

/** All its ten digits are there. */
export function isWholePhone(typed: string): boolean {
  return !isPhoneAbroad(typed) && phoneDigits(typed).length === PHONE_DIGITS;
}

/** Whether two spellings are one number. */
export function isSamePhone(one: string, other: string): boolean {
  const parsed = parsePhone(one);
  return parsed !== null && parsed === parsePhone(other);
}

/** People invited without a name have their number as name. */
export function isPhone(text: string): boolean {
  return parsePhone(text) !== null;
}

/** Message for what is no number. */
export function phoneProblem(typed: string): Message | undefined {
  if (parsePhone(typed) !== null) return undefined;
  const isTooShort = !isPhoneAbroad(typed) && phoneDigits(typed).length < PHONE_DIGITS;
  return isTooShort
    ? msg('phone.tooShort', 'A phone number has {digits} digits.', { digits: PHONE_DIGITS })
    : NO_PHONE;
}

/** Full-width characters become plain ones. */
function bare(typed: string): string {
  return typed.normalize('NFKC').replace(BETWEEN_DIGITS, '');
}

/** Of at most ten digits. */
function withMask(digits: string): string {
  if (digits.length <= 3) return digits.length === 0 ? '' : `(${digits}`;
  if (digits.length <= 6) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}
