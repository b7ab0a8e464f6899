/** `yyyy-MM-dd`, which sorts as text. */
export type CalendarDate = string;

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAY_MS = 86_400_000;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2999;

/** Existing days from 1900 to 2999. */
export function isCalendarDate(text: string): boolean {
  const [, year, month, day] = (PATTERN.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  if (year < FIRST_YEAR || year > LAST_YEAR) return false;
  return dateAt(Date.UTC(year, month - 1, day)) === text;
}

/** Milliseconds since 1970. */
export function utcMidnight(date: CalendarDate): number {
  return Date.parse(`${date}T00:00:00Z`);
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dateAt(utcMidnight(date) + days * DAY_MS);
}

/** Negative if the second is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((utcMidnight(to) - utcMidnight(from)) / DAY_MS);
}

/** Both included. */
export function datesFrom(first: CalendarDate, last: CalendarDate): CalendarDate[] {
  const count = Math.max(0, daysBetween(first, last) + 1);
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

/** `offsetMinutes` is east of UTC: -720 is UTC-12. */
export function dateIn(instant: Date, offsetMinutes: number): CalendarDate {
  return dateAt(instant.getTime() + offsetMinutes * 60_000);
}

/** In this machine's time zone. */
export function localDate(instant: Date): CalendarDate {
  return dateIn(instant, -instant.getTimezoneOffset());
}

function dateAt(utcMs: number): CalendarDate {
  return new Date(utcMs).toISOString().slice(0, 10);
}
