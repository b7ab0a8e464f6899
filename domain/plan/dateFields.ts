import { type Message, msg } from '../text/message.ts';
import * as z from 'zod/mini';
import { fieldMsg } from '../text/fieldText.ts';
import { isCalendarDate } from '../time/calendarDate.ts';

/**
 * A calendar date.
 * @param label "Date", for messages
 * @param missing if no text
 */
export function dateField(label: Message, missing = malformed(label)) {
  return z.string({ error: missing }).check(z.refine(isCalendarDate, malformed(label)));
}

function malformed(label: Message): string {
  return fieldMsg('date.malformed', '{label} has to be a calendar date such as 2026-06-13.', { label });
}

/** The day of a meal or receipt. */
export const dayField = dateField(
  msg('field.date', 'Date'),
  fieldMsg('date.missing', 'Please select a date.'),
);

/** Trims, as forms may send what is typed. */
function typedDate(label: Message, missing: string) {
  return z
    .string({ error: missing })
    .check(
      z.trim(),
      z.minLength(1, { error: missing, abort: true }),
      z.refine(isCalendarDate, malformed(label)),
    );
}

/** First day of a trip. */
export const startDateField = typedDate(
  msg('field.startDate', 'Start date'),
  fieldMsg('trip.startDateMissing', 'Please select a start date.'),
);
/** Last day of a trip. */
export const endDateField = typedDate(
  msg('field.endDate', 'End date'),
  fieldMsg('trip.endDateMissing', 'Please select an end date.'),
);
