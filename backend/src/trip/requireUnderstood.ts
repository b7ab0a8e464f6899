import {
  readRestrictionList,
  whyNotUnderstood,
  type ReadRestrictions,
} from '../../../domain/food/restrictionText.ts';
import { AppError } from '../base/errors.ts';

/**
 * What a group does not eat, from the texts that it sends.
 * @throws BAD_USER_INPUT with the field when nothing of a part is understood: it could not be heeded
 */
export function requireUnderstood(texts: readonly string[], field = 'dietaryRestrictions'): ReadRestrictions {
  const read = readRestrictionList(texts);
  const refusal = whyNotUnderstood(read);
  if (refusal !== null) throw new AppError('BAD_USER_INPUT', refusal, { field });
  return read;
}
