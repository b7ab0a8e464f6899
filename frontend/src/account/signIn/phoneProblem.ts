import { asText } from '../../../../domain/text/asText.ts';
import { phoneField } from '../../../../domain/people/accountFields.ts';
import { phoneProblem as numberProblem } from '../../../../domain/people/phone/typing.ts';

/** Of the field of a number. */
export function phoneProblem(phone: string): string | undefined {
  const { error } = phoneField.safeParse(phone);
  if (error !== undefined) return error.issues[0]?.message;
  const problem = numberProblem(phone);
  return problem && asText(problem);
}
