import { dateIn } from '../../../../domain/time/calendarDate.ts';
import { monthDayLabel } from '../../../../domain/text/dates/dates.ts';

/** UTC: 'Nov 19, 2026' */
export function dayOf(instant: string): string {
  const date = dateIn(new Date(instant), 0);
  return `${monthDayLabel(date)}, ${date.slice(0, 4)}`;
}

/** UTC: 'Nov 19, 2026, 14:05' */
export function momentOf(instant: string): string {
  return `${dayOf(instant)}, ${new Date(instant).toISOString().slice(11, 16)}`;
}
