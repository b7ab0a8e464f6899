import * as z from 'zod/mini';
import { fieldMsg } from '../text/fieldText.ts';
import { msg } from '../text/message.ts';
import { daysBetween, type CalendarDate } from '../time/calendarDate.ts';
import { dietaryRestrictionsOrSame } from '../food/restriction/dietaryRestrictions.ts';
import { LIMITS } from '../limits.ts';
import { flag, requiredText, versionField } from '../text/text.ts';
import { endDateField, startDateField } from '../plan/dateFields.ts';
import { MEAL_TYPE_PLURALS, MEAL_TYPES, USUAL_MEAL_TYPES } from '../plan/meal.ts';
import { mealTypesOf, perMealTypeFlag } from '../plan/mealTypeFlags.ts';

const flags = perMealTypeFlag((type) =>
  z.pipe(
    z.nullish(flag(MEAL_TYPE_PLURALS[type])),
    z.transform((value) => value ?? undefined),
  ),
);

const described = {
  name: requiredText(
    msg('field.tripName', 'Trip name'),
    LIMITS.name,
    msg('trip.nameMissing', 'Please enter a trip name.'),
  ),
  location: requiredText(
    msg('field.tripLocation', 'Trip location'),
    LIMITS.location,
    msg('trip.locationMissing', 'Please enter a trip location.'),
  ),
  startDate: startDateField,
  endDate: endDateField,
};

export const sentTrip = { ...described, ...flags };

interface Dates {
  readonly startDate: CalendarDate;
  readonly endDate: CalendarDate;
}

/** Of a trip: the end after the start, at most 60 days. */
export const datesInOrder = [
  z.refine<Dates>(({ startDate, endDate }) => endDate > startDate, {
    error: fieldMsg('trip.endBeforeStart', 'End date must be after start date.'),
    path: ['endDate'],
    abort: true,
  }),
  z.refine<Dates>(({ startDate, endDate }) => daysBetween(startDate, endDate) < LIMITS.tripDays, {
    error: fieldMsg('trip.tooLong', 'A trip can last at most {max} days.', { max: LIMITS.tripDays }),
    path: ['endDate'],
  }),
] as const;

/** The form (specification, section 5). */
export const tripFields = z
  .object({ ...described, mealTypes: z.array(z.enum(MEAL_TYPES)) })
  .check(...datesInOrder);

/** The API's, with defaults (specification, section 3). */
export const newTripInput = z.pipe(
  z.object(sentTrip).check(...datesInOrder),
  z.transform(({ name, location, startDate, endDate, ...given }): TripFields => ({
    name,
    location,
    startDate,
    endDate,
    mealTypes: mealTypesOf(given, USUAL_MEAL_TYPES),
  })),
);

const moreOfChange = {
  dietaryRestrictions: dietaryRestrictionsOrSame,
  moveMeals: z.nullish(flag(msg('field.movingMeals', 'Moving meals'))),
  version: versionField,
};

/** Of a `PUT` without a version; undefined fields stay. */
export const wholeTripInput = z.object({ ...sentTrip, ...moreOfChange }).check(...datesInOrder);

export const tripDates = z
  .object({ startDate: startDateField, endDate: endDateField })
  .check(...datesInOrder);

/** Undefined fields stay. */
export const tripChangeInput = z.object({
  name: z.optional(described.name),
  location: z.optional(described.location),
  startDate: z.optional(startDateField),
  endDate: z.optional(endDateField),
  ...flags,
  ...moreOfChange,
});

export type TripFields = z.output<typeof tripFields>;
