import { phoneField } from '../../../../domain/people/accountFields.ts';
import { phoneProblem as numberProblem } from '../../../../domain/people/phone.ts';

/** Of the field of a number. */
export function phoneProblem(phone: string): string | undefined {
  const { error } = phoneField.safeParse(phone);
  return error === undefined ? numberProblem(phone) : error.issues[0]?.message;
}
