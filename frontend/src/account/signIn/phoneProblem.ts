import { phoneField } from '../../../../domain/people/accountFields.ts';
import { phoneLengthProblem } from '../../../../domain/people/phone.ts';

/** Undefined if the server should decide. */
export function phoneProblem(phone: string): string | undefined {
  const { error } = phoneField.safeParse(phone);
  return error === undefined ? phoneLengthProblem(phone) : error.issues[0]?.message;
}
