import { addDays, daysBetween, type CalendarDate } from '../../../../domain/time/calendarDate.ts';

interface Start {
  readonly startDate: CalendarDate;
}

/** A day of the earlier trip, and the day that takes its meals; null: none. */
export interface MenuDay {
  readonly from: CalendarDate;
  readonly to: CalendarDate | null;
}

/** Where the meals of a day go: as chosen, else by position, the first day to the first. */
export function targetDates(
  earlier: Start,
  trip: Start,
  days: readonly MenuDay[] | null,
): (date: CalendarDate) => CalendarDate | null {
  if (days !== null) return (date) => days.find(({ from }) => from === date)?.to ?? null;
  return (date) => addDays(trip.startDate, daysBetween(earlier.startDate, date));
}
