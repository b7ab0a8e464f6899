import { plural } from '@lingui/core/macro';
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
  if (days >= DAYS_WITHOUT_HOURS || (days > 0 && hours === 0)) return daysText(days);
  if (days > 0) return `${daysText(days)} ${hoursText(hours)}`;
  if (hours > 0) return minutes === 0 ? hoursText(hours) : `${hoursText(hours)} ${minutesText(minutes)}`;
  if (minutes > 0) return `${minutesText(minutes)} ${secondsText(seconds)}`;
  return secondsText(seconds);
}

function daysText(count: number): string {
  return plural(count, { one: '# day', other: '# days' });
}

function hoursText(count: number): string {
  return plural(count, { one: '# hour', other: '# hours' });
}

function minutesText(count: number): string {
  return plural(count, { one: '# minute', other: '# minutes' });
}

function secondsText(count: number): string {
  return plural(count, { one: '# second', other: '# seconds' });
}
