import type { CalendarDate } from '../../../domain/time/calendarDate.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Specification, section 4. */
const DAYS_WITHOUT_HOURS = 7;

/** Midnight in this machine's time zone. */
export function startOfLocalDay(date: CalendarDate): Date {
  // With a time and no zone it is local, without a time UTC.
  return new Date(`${date}T00:00:00`);
}

/**
 * At most two units: days (with hours below seven days), hours and minutes, or minutes and seconds.
 * @returns null once passed
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
