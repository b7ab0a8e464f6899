import type { CalendarDate } from '../../../domain/time/calendarDate.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Below this, hours are shown too (specification, section 4). */
const DAYS_WITHOUT_HOURS = 7;

/** Midnight of the date in this machine's time zone. */
export function startOfLocalDay(date: CalendarDate): Date {
  // A date with time and no zone is local time, a bare date UTC.
  return new Date(`${date}T00:00:00`);
}

/**
 * The time until a start in at most two units: days (with hours below seven days), hours and minutes, or minutes and
 * seconds.
 * @param leftMs milliseconds until the start
 * @returns null once it has passed
 */
export function countdownLabel(leftMs: number): string | null {
  if (leftMs <= 0) return null;
  const days = Math.floor(leftMs / DAY_MS);
  const hours = Math.floor((leftMs % DAY_MS) / HOUR_MS);
  const minutes = Math.floor((leftMs % HOUR_MS) / MINUTE_MS);
  const seconds = Math.floor((leftMs % MINUTE_MS) / SECOND_MS);
  if (days >= DAYS_WITHOUT_HOURS) return amount(days, 'day');
  if (days > 0) return twoUnits(amount(days, 'day'), hours, 'hour');
  if (hours > 0) return twoUnits(amount(hours, 'hour'), minutes, 'minute');
  if (minutes > 0) return `${amount(minutes, 'minute')} ${amount(seconds, 'second')}`;
  return amount(seconds, 'second');
}

function twoUnits(first: string, count: number, unit: string): string {
  return count === 0 ? first : `${first} ${amount(count, unit)}`;
}

function amount(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
