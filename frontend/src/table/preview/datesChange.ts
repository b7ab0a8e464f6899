import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import { dateRangeLabel } from '../../labels/dateLabel.ts';
import type { AskedChange, PreviewMeal } from './previewedChange.ts';
import type { PreviewRequest } from './usePreview.ts';

interface Dates {
  readonly startDate: CalendarDate;
  readonly endDate: CalendarDate;
}

interface EditedMeals extends Pick<AskedChange, 'eaters'> {
  /** On the days they would have. */
  readonly meals: readonly PreviewMeal[];
  readonly isMoving: boolean;
}

/** What to preview before a change of the trip's dates; null without one. */
export function datesChange(
  trip: Dates & { readonly id: string },
  { startDate, endDate }: Dates,
  { meals, eaters, isMoving }: EditedMeals,
): { readonly request: PreviewRequest; readonly asked: AskedChange } | null {
  if (startDate === trip.startDate && endDate === trip.endDate) return null;
  return {
    request: { dates: { tripId: trip.id, startDate, endDate, moveMeals: isMoving } },
    asked: {
      title: `The trip is ${dateRangeLabel(startDate, endDate)}`,
      description: `Was ${dateRangeLabel(trip.startDate, trip.endDate)}.`,
      action: 'Save changes',
      ...{ meals, eaters },
    },
  };
}
