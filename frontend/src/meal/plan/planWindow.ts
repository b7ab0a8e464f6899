import { datesFrom, daysBetween, type CalendarDate } from '../../../../domain/time/calendarDate.ts';

/** Days that the plan and its day selector show at once (specification, section 2). */
export const DAYS_SHOWN = 7;

/** The days of a trip in rows of seven, and which row and day are looked at. */
export interface PlanWindow {
  readonly day: CalendarDate;
  readonly days: readonly CalendarDate[];
  /** First day of the days before and after; null where there are none. */
  readonly earlier: CalendarDate | null;
  readonly later: CalendarDate | null;
}

/**
 * The up to seven days around the day asked for. A day outside of the trip, or none, means today, and when today is
 * outside too, the first day of the trip.
 */
export function planWindow(
  trip: { readonly startDate: CalendarDate; readonly endDate: CalendarDate },
  asked: CalendarDate | null,
  today: CalendarDate,
): PlanWindow {
  const all = datesFrom(trip.startDate, trip.endDate);
  const day = [asked, today].find((date) => date !== null && all.includes(date)) ?? trip.startDate;
  const first = Math.floor(daysBetween(trip.startDate, day) / DAYS_SHOWN) * DAYS_SHOWN;
  return {
    day,
    days: all.slice(first, first + DAYS_SHOWN),
    earlier: all[first - DAYS_SHOWN] ?? null,
    later: all[first + DAYS_SHOWN] ?? null,
  };
}
