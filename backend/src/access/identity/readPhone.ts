import { phoneFields } from '../../../../domain/people/accountFields.ts';
import { NO_PHONE, parsePhone } from '../../../../domain/people/phone.ts';
import { AppError } from '../../base/errors.ts';
import { readInput } from '../../base/input.ts';

/**
 * The input's phone number in E.164.
 * @throws BAD_USER_INPUT for a number that cannot be texted
 */
export function readPhone(rawInput: unknown): string {
  return textablePhone(readInput(phoneFields, rawInput).phone);
}

/** @throws BAD_USER_INPUT with the field `phone` */
export function textablePhone(spelling: string): string {
  const phone = parsePhone(spelling);
  if (phone === null) throw new AppError('BAD_USER_INPUT', NO_PHONE, { field: 'phone' });
  return phone;
}
