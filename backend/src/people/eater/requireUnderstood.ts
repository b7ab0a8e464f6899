import {
  readingOf,
  type RestrictionReading,
} from '../../../../domain/food/restriction/restrictionReading.ts';
import { whyNotUnderstood } from '../../../../domain/food/restriction/restrictionText.ts';
import { badInput } from '../../base/errors.ts';

/** @throws BAD_USER_INPUT for a part that cannot be checked */
export function requireUnderstood(
  texts: readonly string[],
  {
    stored = null,
    field = 'dietaryRestrictions',
  }: { readonly stored?: RestrictionReading | null; readonly field?: string } = {},
): RestrictionReading {
  const reading = readingOf(texts, stored);
  const refusal = whyNotUnderstood(reading);
  if (refusal !== null) throw badInput(field, refusal);
  return reading;
}
