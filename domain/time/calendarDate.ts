/**
 * Calendar dates: days without a time and without a zone, written `yyyy-MM-dd` and kept as strings,
 * so that they sort and compare as they are. An instant becomes a date only through {@link dateIn}.
 */
export type CalendarDate = string;

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAY_MS = 86_400_000;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2999;

/** Whether the text is a day that exists, between the years 1900 and 2999 ("2026-02-30" is none). */
export function isCalendarDate(text: string): boolean {
  const [, year, month, day] = (PATTERN.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  if (year < FIRST_YEAR || year > LAST_YEAR) return false;
  return dateAt(Date.UTC(year, month - 1, day)) === text;
}

/** Milliseconds since 1970 of the date's midnight in UTC. */
export function utcMidnight(date: CalendarDate): number {
  return Date.parse(`${date}T00:00:00Z`);
}

/** The date that many days later (earlier when negative). */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dateAt(utcMidnight(date) + days * DAY_MS);
}

/** Whole days from the first date to the second: 0 for the same day, negative when the second is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((utcMidnight(to) - utcMidnight(from)) / DAY_MS);
}

/** Every date from the first to the last, both included; empty when the last is before the first. */
export function datesFrom(first: CalendarDate, last: CalendarDate): CalendarDate[] {
  const count = Math.max(0, daysBetween(first, last) + 1);
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

/** The date on the calendar at that instant, that many minutes east of UTC (-720 is UTC-12). */
export function dateIn(instant: Date, offsetMinutes: number): CalendarDate {
  return dateAt(instant.getTime() + offsetMinutes * 60_000);
}

/** The date on the viewer's own calendar at that instant, in the time zone of this machine. */
export function localDate(instant: Date): CalendarDate {
  return dateIn(instant, -instant.getTimezoneOffset());
}

function dateAt(utcMs: number): CalendarDate {
  return new Date(utcMs).toISOString().slice(0, 10);
}
