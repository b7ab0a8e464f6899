import { localDate, type CalendarDate } from '../../../domain/time/calendarDate.ts';
import { openUntil } from '../../../domain/trip/trip.ts';
import { shortWeekdayLabel, timeLabel } from '../../../domain/text/dates/dates.ts';
import type { TripAbility } from '../gql/schema.generated.ts';

interface ViewedTrip {
  readonly isCompleted: boolean;
  readonly viewerCan: readonly TripAbility[];
}

/** Completion alone keeps the viewer from organizing. */
export function isLockedForViewer({ isCompleted, viewerCan }: ViewedTrip): boolean {
  return isCompleted && viewerCan.includes('EXPORT');
}

/** '5:00 AM', or 'Wed, 1:00 AM' if not today: until when an ended trip can be changed, local. */
export function openUntilLabel(endDate: CalendarDate, today: CalendarDate): string {
  const end = openUntil(endDate);
  const day = localDate(end);
  return day === today ? timeLabel(end) : `${shortWeekdayLabel(day)}, ${timeLabel(end)}`;
}
