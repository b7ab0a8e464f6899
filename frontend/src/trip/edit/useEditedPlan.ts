import { useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import {
  addDays,
  daysBetween,
  isCalendarDate,
  type CalendarDate,
} from '../../../../domain/time/calendarDate.ts';
import { hasContent, type MealType } from '../../../../domain/trip/meal.ts';
import type { PlannedTrip } from '../../../../domain/trip/trip.ts';
import { domainMeal } from '../../gql/mealEnums.ts';
import { useMealsOfEditedTripQuery } from './EditTrip.generated.ts';
import type { EditedTrip, EditTripInput } from './editTripForm.ts';

export interface EditedPlan {
  readonly edited: PlannedTrip;
  /** Meals with content, on the days they would have; none while the plan is unchanged. */
  readonly meals: readonly { readonly date: CalendarDate; readonly type: MealType }[];
  /** How much later the trip starts; 0 without planned meals. */
  readonly shiftDays: number;
  readonly isMoving: boolean;
  readonly setMoving: (isMoving: boolean) => void;
}

/** What an edit of the dates does to planned meals. They move along by default when the whole trip moves. */
export function useEditedPlan(
  trip: PlannedTrip & { readonly id: string },
  control: Control<EditTripInput, unknown, EditedTrip>,
): EditedPlan {
  const { data } = useMealsOfEditedTripQuery({ variables: { id: trip.id } });
  const [chosen, setMoving] = useState<boolean | null>(null);
  const edited = { ...trip, ...useWatch({ control }) };
  const planned =
    planOf(edited) !== planOf(trip) && areDates(edited)
      ? (data?.trip.meals ?? []).map(domainMeal).filter((meal) => hasContent(meal, meal.ingredientCount))
      : [];
  const shiftDays = planned.length === 0 ? 0 : daysBetween(trip.startDate, edited.startDate);
  const isWholeTrip = areDates(edited) && daysBetween(trip.endDate, edited.endDate) === shiftDays;
  const isMoving = shiftDays !== 0 && (chosen ?? isWholeTrip);
  const meals = isMoving
    ? planned.map((meal) => ({ ...meal, date: addDays(meal.date, shiftDays) }))
    : planned;
  return { edited, meals, shiftDays, isMoving, setMoving };
}

function areDates({ startDate, endDate }: PlannedTrip): boolean {
  return isCalendarDate(startDate) && isCalendarDate(endDate) && endDate > startDate;
}

/** For comparison. */
function planOf({ startDate, endDate, mealTypes }: PlannedTrip): string {
  return [startDate, endDate, ...mealTypes].join();
}
