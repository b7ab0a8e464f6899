import { utcMidnight, type CalendarDate } from '../../../domain/time/calendarDate.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** 'Jun 3', the specification's `MMM d`. */
export function monthDayLabel(date: CalendarDate): string {
  const day = new Date(utcMidnight(date));
  return `${MONTHS[day.getUTCMonth()] ?? ''} ${day.getUTCDate()}`;
}

/** 'Jun 3, 2026' */
export function fullDateLabel(date: CalendarDate): string {
  return `${monthDayLabel(date)}, ${date.slice(0, 4)}`;
}

/** 'Saturday' */
export function weekdayLabel(date: CalendarDate): string {
  return WEEKDAYS[new Date(utcMidnight(date)).getUTCDay()] ?? '';
}

/** 'Sat' */
export function shortWeekdayLabel(date: CalendarDate): string {
  return weekdayLabel(date).slice(0, 3);
}

/** 'Jun 13 - Jun 15' or 'Dates TBD' (specification, section 2). */
export function dateRangeLabel(start: CalendarDate | null, end: CalendarDate | null): string {
  if (start === null || end === null) return 'Dates TBD';
  return `${monthDayLabel(start)} - ${monthDayLabel(end)}`;
}

/** 'Jun 3, 2026', local. */
export function dayLabel(time: Date): string {
  return `${MONTHS[time.getMonth()] ?? ''} ${time.getDate()}, ${time.getFullYear()}`;
}

/** '2:15 PM', local. */
export function timeLabel(time: Date): string {
  const hours = time.getHours();
  const minutes = String(time.getMinutes()).padStart(2, '0');
  return `${hours % 12 === 0 ? 12 : hours % 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
}
