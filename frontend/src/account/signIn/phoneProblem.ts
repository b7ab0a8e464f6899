import { phoneField } from '../../../../domain/people/accountFields.ts';
import { phoneLengthProblem } from '../../../../domain/people/phone.ts';

/** What is wrong with a phone number that was typed, in words; undefined when the server may decide. */
export function phoneProblem(phone: string): string | undefined {
  const { error } = phoneField.safeParse(phone);
  return error === undefined ? phoneLengthProblem(phone) : error.issues[0]?.message;
}
