import { datesFrom, daysBetween, type CalendarDate } from '../../../../domain/time/calendarDate.ts';

/** Days shown at once (specification, section 2). */
export const DAYS_SHOWN = 7;

export interface PlanWindow {
  readonly day: CalendarDate;
  readonly days: readonly CalendarDate[];
  /** First day of the adjacent page, or null. */
  readonly earlier: CalendarDate | null;
  readonly later: CalendarDate | null;
}

/**
 * The page of up to seven days around a day of the trip.
 * @param asked the first of these in the trip, else its first day
 */
export function planWindow(
  trip: { readonly startDate: CalendarDate; readonly endDate: CalendarDate },
  asked: readonly (CalendarDate | null)[],
): PlanWindow {
  const all = datesFrom(trip.startDate, trip.endDate);
  const day = asked.find((date) => date !== null && all.includes(date)) ?? trip.startDate;
  const first = Math.floor(daysBetween(trip.startDate, day) / DAYS_SHOWN) * DAYS_SHOWN;
  return {
    day,
    days: all.slice(first, first + DAYS_SHOWN),
    earlier: all[first - DAYS_SHOWN] ?? null,
    later: all[first + DAYS_SHOWN] ?? null,
  };
}
