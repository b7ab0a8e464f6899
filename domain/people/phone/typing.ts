import { msg, type Message } from '../../text/message.ts';
import { barePhone, isPhoneAbroad, spelledOut, withMask } from './spelling.ts';

const PHONE_DIGITS = 10;

/** For a field that asks for one. */
export const NO_PHONE = msg('phone.malformed', 'Please enter a valid North American phone number.');
/** Of a number with another country's code. */
export const NO_PHONE_ABROAD = msg(
  'phone.malformedAbroad',
  'Please enter a valid phone number with its country code.',
);

/** Formats what is typed so far; what cannot become a North American number stays as it is, to be refused whole. */
export function formatTypedPhone(typed: string): string {
  const digits = phoneDigits(typed);
  // Its mask was begun before the country was known.
  if (isPhoneAbroad(typed)) return typed.replace(/^\(/, '');
  return digits.length > PHONE_DIGITS || typed.trim() === '+' ? typed : withMask(digits);
}

/** Without the country code 1. */
export function phoneDigits(typed: string): string {
  const digits = barePhone(typed).replace(/\D/g, '');
  return digits.startsWith('1') ? digits.slice(1) : digits;
}

/** All its ten digits are there. */
export function isWholePhone(typed: string): boolean {
  return !isPhoneAbroad(typed) && phoneDigits(typed).length === PHONE_DIGITS;
}

/** Message for what is no number; whether one of another country is valid, the server says. */
export function phoneProblem(typed: string): Message | undefined {
  if (spelledOut(typed) !== null) return undefined;
  if (isPhoneAbroad(typed)) return NO_PHONE_ABROAD;
  return phoneDigits(typed).length < PHONE_DIGITS
    ? msg('phone.tooShort', 'A phone number has {digits} digits.', { digits: PHONE_DIGITS })
    : NO_PHONE;
}
