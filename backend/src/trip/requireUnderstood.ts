import {
  readingOf,
  restrictionsOf,
  type RestrictionReading,
} from '../../../domain/food/restrictionReading.ts';
import { whyNotUnderstood } from '../../../domain/food/restrictionText.ts';
import { AppError } from '../base/errors.ts';

/**
 * Reads the dietary restrictions of a request, or those of a trip with their stored reading.
 * @throws BAD_USER_INPUT with the field when nothing of a part is understood: it could not be heeded
 */
export function requireUnderstood(
  texts: readonly string[],
  {
    stored = null,
    field = 'dietaryRestrictions',
  }: { readonly stored?: RestrictionReading | null; readonly field?: string } = {},
): RestrictionReading {
  const reading = readingOf(texts, stored);
  const refusal = whyNotUnderstood(restrictionsOf(reading));
  if (refusal !== null) throw new AppError('BAD_USER_INPUT', refusal, { field });
  return reading;
}
