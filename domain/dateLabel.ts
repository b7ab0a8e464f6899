import { utcMidnight, type CalendarDate } from './calendarDate.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** 'Jun 3': the specification's `MMM d`, the same in every locale. */
export function monthDayLabel(date: CalendarDate): string {
  const day = new Date(utcMidnight(date));
  return `${MONTHS[day.getUTCMonth()] ?? ''} ${day.getUTCDate()}`;
}

/** 'Saturday'. */
export function weekdayLabel(date: CalendarDate): string {
  return WEEKDAYS[new Date(utcMidnight(date)).getUTCDay()] ?? '';
}

/** 'Sat'. */
export function shortWeekdayLabel(date: CalendarDate): string {
  return weekdayLabel(date).slice(0, 3);
}

/** 'Jun 13 - Jun 15', or 'Dates TBD' while one of them is not known (specification, section 2). */
export function dateRangeLabel(start: CalendarDate | null, end: CalendarDate | null): string {
  if (start === null || end === null) return 'Dates TBD';
  return `${monthDayLabel(start)} - ${monthDayLabel(end)}`;
}
