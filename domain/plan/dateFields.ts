import { type Message, msg } from '../text/message.ts';
import * as z from 'zod/mini';
import { fieldMsg } from '../text/fieldText.ts';
import { isCalendarDate } from '../time/calendarDate.ts';

function dateField(label: Message, missing: string) {
  return z
    .string({ error: missing })
    .check(
      z.trim(),
      z.minLength(1, { error: missing, abort: true }),
      z.refine(
        isCalendarDate,
        fieldMsg('date.malformed', '{label} has to be a calendar date such as 2026-06-13.', { label }),
      ),
    );
}

/** First day of a trip. */
export const startDateField = dateField(
  msg('field.startDate', 'Start date'),
  fieldMsg('trip.startDateMissing', 'Please select a start date.'),
);
/** Last day of a trip. */
export const endDateField = dateField(
  msg('field.endDate', 'End date'),
  fieldMsg('trip.endDateMissing', 'Please select an end date.'),
);
