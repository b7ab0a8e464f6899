import { asText } from '../../../../domain/text/asText.ts';
import { dietaryRestrictions } from '../../../../domain/food/restriction/dietaryRestrictions.ts';
import { readingOf } from '../../../../domain/food/restriction/restrictionReading.ts';
import { whyNotUnderstood } from '../../../../domain/food/restriction/restrictionText.ts';
import { tripFields, type TripFields } from '../../../../domain/trip/tripFields.ts';
import { restrictionTexts, type DietInput } from '../../ui/diet/dietInput.ts';
import type { Versioned } from '../../forms/useVersionedDraft.ts';
import type { Parser } from '../../ui/controls/zodResolver.ts';

export type EditTripInput = TripFields & DietInput & Versioned;

export type EditedTrip = TripFields & { dietaryRestrictions: string[] };

/** The server's rules, including words it would not understand. */
export const editTripForm: Parser<EditedTrip> = {
  safeParse(value) {
    const trip = tripFields.safeParse(value);
    // react-hook-form passes the default values' type.
    const texts = dietaryRestrictions.safeParse(restrictionTexts(value as EditTripInput));
    const refusal = texts.success ? whyNotUnderstood(readingOf(texts.data)) : null;
    const issues = [
      ...(trip.error?.issues ?? []),
      ...(texts.error?.issues ?? []).map(({ message }) => ({ path: ['dietaryRestrictions'], message })),
      ...(refusal === null ? [] : [{ path: ['dietaryRestrictions'], message: asText(refusal) }]),
    ];
    if (!trip.success || !texts.success || issues.length > 0) return { success: false, error: { issues } };
    return { success: true, data: { ...trip.data, dietaryRestrictions: texts.data } };
  },
};

/** Of saved input, which may be older than the rules of the form. */
export function tripValues(input: EditTripInput): EditedTrip {
  const parsed = editTripForm.safeParse(input);
  if (parsed.success) return parsed.data;
  const { name, location, startDate, endDate, mealTypes } = input;
  return { name, location, startDate, endDate, mealTypes, dietaryRestrictions: restrictionTexts(input) };
}
