import { t } from '@lingui/core/macro';
import { monthDayLabel } from '../../../../domain/text/dates/dates.ts';
import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';

interface DayValue {
  readonly date: CalendarDate;
  readonly value: number;
}

/**
 * "Trips a day from Aug 24 to Nov 21: 312 in all, most on Nov 3 (12)."
 * @param days oldest first, not empty
 */
export function trendDescription(
  what: string,
  days: readonly DayValue[],
  label: (value: number) => string,
): string {
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return t`${what} per day: none yet.`;
  const total = days.reduce((sum, { value }) => sum + value, 0);
  const most = days.reduce((best, day) => (day.value > best.value ? day : best), first);
  const [from, to, day] = [monthDayLabel(first.date), monthDayLabel(last.date), monthDayLabel(most.date)];
  if (total === 0) return t`${what} per day from ${from} to ${to}: nothing.`;
  const [sum, value] = [label(total), label(most.value)];
  return t`${what} per day from ${from} to ${to}: ${sum} in total, most on ${day} (${value}).`;
}
