import { t } from '@lingui/core/macro';
import { daysBetween, type CalendarDate } from '../../../../domain/time/calendarDate.ts';
import type { TripStatus } from '../../../../domain/trip/trip.ts';
import { openUntilLabel } from '../../labels/completedTrip.ts';

interface Dates {
  readonly startDate: CalendarDate;
  readonly endDate: CalendarDate;
}

/** Where today is in a trip: "Day 2 of 4", "Ended 12 days ago"; null before it. */
export function tripMoment(
  { startDate, endDate }: Dates,
  status: TripStatus,
  today: CalendarDate,
): string | null {
  if (status === 'upcoming' || status === 'unknown') return null;
  if (status === 'active') {
    const [day, days] = [daysBetween(startDate, today) + 1, daysBetween(startDate, endDate) + 1];
    return t`Day ${day} of ${days}`;
  }
  const ago = daysBetween(endDate, today);
  const ended = ago < 1 ? t`Ended today` : ago === 1 ? t`Ended yesterday` : t`Ended ${ago} days ago`;
  if (status !== 'ended') return ended;
  const until = openUntilLabel(endDate, today);
  return t`${ended}; can be changed until ${until}`;
}
