import { asText } from '../../../domain/text/asText.ts';
import { emailField, phoneField } from '../../../domain/people/contactFields.ts';
import { isEmail, NO_EMAIL, parseEmail } from '../../../domain/people/contact.ts';
import { isSamePhone } from '../../../domain/people/phone/spelling.ts';
import { phoneProblem } from '../../../domain/people/phone/typing.ts';
import type { ContactWay } from './contactWays.ts';

export function contactWayOf(contact: string): ContactWay {
  return isEmail(contact) ? 'EMAIL' : 'PHONE';
}

/** What is wrong with what was typed into the field of a phone number or email. */
export function contactProblem(way: ContactWay, typed: string): string | undefined {
  const { error } = (way === 'EMAIL' ? emailField : phoneField).safeParse(typed);
  if (error !== undefined) return error.issues[0]?.message;
  const isMailed = way === 'EMAIL';
  const problem = isMailed ? (parseEmail(typed) === null ? NO_EMAIL : undefined) : phoneProblem(typed);
  return problem && asText(problem);
}

/** As the API takes it. */
export function contactInput(contact: string): { readonly phone: string } | { readonly email: string } {
  return isEmail(contact) ? { email: contact.trim() } : { phone: contact };
}

/** In any spelling. */
export function isSameContact(one: string, other: string): boolean {
  if (isEmail(one) || isEmail(other)) return one.trim().toLowerCase() === other.trim().toLowerCase();
  return isSamePhone(one, other);
}
