import * as z from 'zod/mini';
import { isCalendarDate } from '../time/calendarDate.ts';

function dateField(label: string, missing: string) {
  return z
    .string({ error: missing })
    .check(
      z.trim(),
      z.minLength(1, { error: missing, abort: true }),
      z.refine(isCalendarDate, `${label} has to be a calendar date such as 2026-06-13.`),
    );
}

/** First day of a trip. */
export const startDateField = dateField('Start date', 'Please select a start date.');
/** Last day of a trip. */
export const endDateField = dateField('End date', 'Please select an end date.');
