import * as z from 'zod/mini';
import { daysBetween, isCalendarDate, type CalendarDate } from '../time/calendarDate.ts';
import { dietaryRestrictionsOrSame } from '../food/dietaryRestrictions.ts';
import { LIMITS } from '../limits.ts';
import { flag, requiredText } from '../text/text.ts';

function dateField(label: string, missing: string) {
  return z
    .string({ error: missing })
    .check(
      z.trim(),
      z.minLength(1, { error: missing, abort: true }),
      z.refine(isCalendarDate, `${label} has to be a calendar date such as 2026-06-13.`),
    );
}

/** A yes or no; left out or null, it is the default. */
function flagOr(label: string, fallback: boolean) {
  return z.pipe(
    z.optional(z.nullable(flag(label))),
    z.transform((value) => value ?? fallback),
  );
}

/** A yes or no; left out or null, it stays as it is. */
function flagOrSame(label: string) {
  return z.pipe(
    z.optional(z.nullable(flag(label))),
    z.transform((value) => value ?? undefined),
  );
}

const described = {
  name: requiredText('Trip name', LIMITS.name, 'Please enter a trip name.'),
  location: requiredText('Trip location', LIMITS.location, 'Please enter a trip location.'),
  startDate: dateField('Start date', 'Please select a start date.'),
  endDate: dateField('End date', 'Please select an end date.'),
};

interface Dates {
  readonly startDate: CalendarDate;
  readonly endDate: CalendarDate;
}

const datesInOrder = [
  z.refine<Dates>(({ startDate, endDate }) => endDate > startDate, {
    error: 'End date must be after start date.',
    path: ['endDate'],
    abort: true,
  }),
  z.refine<Dates>(({ startDate, endDate }) => daysBetween(startDate, endDate) < LIMITS.tripDays, {
    error: `A trip can last at most ${LIMITS.tripDays} days.`,
    path: ['endDate'],
  }),
] as const;

/** What somebody fills in to create a trip, with the specification's messages (section 5) and defaults (section 3). */
export const tripFields = z
  .object({
    ...described,
    includeBreakfasts: flagOr('Breakfasts', true),
    includeLunches: flagOr('Lunches', true),
    includeDinners: flagOr('Dinners', true),
    includeSnacks: flagOr('Snacks', false),
    includeDesserts: flagOr('Desserts', false),
  })
  .check(...datesInOrder);

/** What somebody fills in to edit a trip: the same, but what is left out beside name, place and dates stays as it is. */
export const tripChangeFields = z
  .object({
    ...described,
    includeBreakfasts: flagOrSame('Breakfasts'),
    includeLunches: flagOrSame('Lunches'),
    includeDinners: flagOrSame('Dinners'),
    includeSnacks: flagOrSame('Snacks'),
    includeDesserts: flagOrSame('Desserts'),
    dietaryRestrictions: dietaryRestrictionsOrSame,
  })
  .check(...datesInOrder);

export type TripFields = z.output<typeof tripFields>;
