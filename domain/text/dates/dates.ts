import { localDate, utcMidnight, type CalendarDate } from '../../time/calendarDate.ts';
import { asText } from '../asText.ts';
import { msg } from '../message.ts';
import { reader, SOURCE_LANGUAGE } from '../reader.ts';
import { byLocale } from '../formats.ts';

const MINUTE_MS = 60_000;

const monthDay = dateFormat({ month: 'short', day: 'numeric' });
const fullDate = dateFormat({ month: 'short', day: 'numeric', year: 'numeric' });
const longDate = dateFormat({ dateStyle: 'long' });
const weekday = dateFormat({ weekday: 'long' });
const shortWeekday = dateFormat({ weekday: 'short' });
const clock = dateFormat({ timeStyle: 'short' });
const longMonth = dateFormat({ month: 'long' });
const numericDate = dateFormat({ dateStyle: 'short' });

/** Days and times of a clock have no time zone: all count as UTC. */
function dateFormat(options: Intl.DateTimeFormatOptions) {
  return byLocale((locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }));
}

/** "Jun 3", the specification's `MMM d`; "3. Juni". */
export function monthDayLabel(date: CalendarDate): string {
  return monthDay().format(utcMidnight(date));
}

/** "Jun 3, 2026", "3. Juni 2026" */
export function fullDateLabel(date: CalendarDate): string {
  return fullDate().format(utcMidnight(date));
}

/** "June 3, 2026" */
export function longDateLabel(date: CalendarDate): string {
  return longDate().format(utcMidnight(date));
}

/** "Saturday" */
export function weekdayLabel(date: CalendarDate): string {
  return weekday().format(utcMidnight(date));
}

/** "Sat" */
export function shortWeekdayLabel(date: CalendarDate): string {
  return shortWeekday().format(utcMidnight(date));
}

/** "January" to "December" */
export function monthNames(): string[] {
  return Array.from({ length: 12 }, (_, month) => longMonth().format(Date.UTC(2000, month)));
}

/** "Jun 13 - Jun 15", "13.–15. Juni" or "Dates TBD" (specification, section 2). */
export function dateRangeLabel(start: CalendarDate | null, end: CalendarDate | null): string {
  if (start === null || end === null) return asText(msg('trip.datesOpen', 'Dates TBD'));
  return reader().language === SOURCE_LANGUAGE
    ? `${monthDayLabel(start)} - ${monthDayLabel(end)}`
    : monthDay().formatRange(utcMidnight(start), utcMidnight(end));
}

/** "Jun 3, 2026", of this machine's time zone. */
export function dayLabel(time: Date): string {
  return fullDateLabel(localDate(time));
}

/** "2:15 PM", "14:15", of this machine's time zone. */
export function timeLabel(time: Date): string {
  return clockLabel(time.getTime() / MINUTE_MS - time.getTimezoneOffset());
}

/** {@link timeLabel} of the minutes since midnight. */
export function clockLabel(minutes: number): string {
  // Engines differ in the space before "PM".
  return clock()
    .format(minutes * MINUTE_MS)
    .replace('\u202F', ' ');
}

/** Whether people write the day before the month: in German, not in English. */
export function writesDayFirst(locale?: string): boolean {
  const [first] = numericDate(locale)
    .formatToParts(0)
    .filter(({ type }) => type !== 'literal');
  return first?.type === 'day';
}

/** "Europe/Berlin", of this machine. */
export function localTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
