import { msg, type Message } from '../text/message.ts';
import { addDays, dateIn, utcMidnight, type CalendarDate } from '../time/calendarDate.ts';

/** Specification, section 4; `ended` can be changed until it is over everywhere. */
export type TripStatus = 'active' | 'upcoming' | 'ended' | 'completed' | 'unknown';

export const TRIP_STATUS_LABELS: Readonly<Record<TripStatus, Message>> = {
  active: msg('tripStatus.active', 'Active'),
  upcoming: msg('tripStatus.upcoming', 'Upcoming'),
  ended: msg('tripStatus.ended', 'Ended'),
  completed: msg('tripStatus.completed', 'Completed'),
  unknown: msg('tripStatus.unknown', 'Unknown'),
};

export interface TripDates {
  readonly startDate: CalendarDate | null;
  readonly endDate: CalendarDate | null;
}

/** The last time zone in which a day ends. */
const LAST_ZONE_OFFSET_MINUTES = -12 * 60;

/**
 * @param today the viewer's calendar day
 * @param openFrom from {@link earliestOpenEndDate}
 */
export function tripStatus(
  { startDate, endDate }: TripDates,
  today: CalendarDate,
  openFrom: CalendarDate,
): TripStatus {
  if (startDate === null || endDate === null) return 'unknown';
  if (today < startDate) return 'upcoming';
  if (today <= endDate) return 'active';
  return endDate < openFrom ? 'completed' : 'ended';
}

export function earliestOpenEndDate(now: Date): CalendarDate {
  return dateIn(now, LAST_ZONE_OFFSET_MINUTES);
}

/** When the trip's last day ends in the last time zone. */
export function openUntil(endDate: CalendarDate): Date {
  return new Date(utcMidnight(addDays(endDate, 1)) - LAST_ZONE_OFFSET_MINUTES * 60_000);
}
