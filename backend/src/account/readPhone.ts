import { phoneFields } from '../../../domain/accountFields.ts';
import { AppError } from '../errors.ts';
import { readInput } from '../input.ts';
import { parsePhone } from './phone.ts';

/**
 * The input's phone number in E.164: what everything about it is keyed by, whatever its spelling.
 * @throws BAD_USER_INPUT for a number that cannot be texted
 */
export function readPhone(rawInput: unknown): string {
  const phone = parsePhone(readInput(phoneFields, rawInput).phone);
  if (phone === null)
    throw new AppError('BAD_USER_INPUT', 'Please enter a valid US or Canadian phone number.', {
      field: 'phone',
    });
  return phone;
}
