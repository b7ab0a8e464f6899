import { useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import {
  addDays,
  daysBetween,
  isCalendarDate,
  type CalendarDate,
} from '../../../../domain/time/calendarDate.ts';
import { hasContent, type MealType } from '../../../../domain/plan/meal.ts';
import { mealsOutsidePlan, type PlannedTrip } from '../../../../domain/plan/plan.ts';
import { readFailure } from '../../gql/errorMessage.ts';
import { domainMeal } from '../../gql/mealEnums.ts';
import { useMealsOfEditedTripQuery } from './EditTrip.generated.ts';
import type { EditedTrip, EditTripInput } from './editTripForm.ts';

export interface EditedPlan {
  /** On the days they would have. */
  readonly meals: readonly {
    readonly id: string;
    readonly name: string;
    readonly date: CalendarDate;
    readonly type: MealType;
  }[];
  /** For the names; none while unknown. */
  readonly eaters: readonly { readonly id: string; readonly name: string }[];
  /** Whether days on which people come, go or eat move along. */
  readonly movesPeople: boolean;
  /** Number of meals that the edited plan leaves out; 0 while it is unchanged. */
  readonly outsideCount: number;
  /** How much later the trip starts; 0 if it is known to have no planned meals. */
  readonly shiftDays: number;
  readonly isMoving: boolean;
  readonly setMoving: (isMoving: boolean) => void;
  /** Why the meals of a changed plan are unknown, or null. */
  readonly failure: string | null;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

/** What an edit of the dates does to planned meals, known or not. They move by default when the whole trip moves. */
export function useEditedPlan(
  trip: PlannedTrip & { readonly id: string },
  control: Control<EditTripInput, unknown, EditedTrip>,
): EditedPlan {
  const { data, error, loading, refetch } = useMealsOfEditedTripQuery({ variables: { id: trip.id } });
  const [chosen, setMoving] = useState<boolean | null>(null);
  const edited = { ...trip, ...useWatch({ control }) };
  const isChanged = planOf(edited) !== planOf(trip) && areDates(edited);
  const planned = (data?.trip.meals ?? [])
    .map(domainMeal)
    .filter((meal) => hasContent(meal, meal.ingredientCount));
  const mayHaveMeals = isChanged && (data === undefined || planned.length > 0);
  const shiftDays = mayHaveMeals ? daysBetween(trip.startDate, edited.startDate) : 0;
  const isWholeTrip = areDates(edited) && daysBetween(trip.endDate, edited.endDate) === shiftDays;
  const isMoving = shiftDays !== 0 && (chosen ?? isWholeTrip);
  const meals = isMoving
    ? planned.map((meal) => ({ ...meal, date: addDays(meal.date, shiftDays) }))
    : planned;
  const outsideCount = isChanged ? mealsOutsidePlan(edited, meals).length : 0;
  const failure = isChanged && data === undefined && error !== undefined ? readFailure(error) : null;
  const eaters = data?.trip.eaters ?? [];
  return {
    meals,
    outsideCount,
    eaters,
    movesPeople: isMoving && (eaters.some(hasTimes) || (data?.trip.attendanceExceptions ?? []).length > 0),
    shiftDays,
    isMoving,
    setMoving,
    failure,
    isRetrying: loading,
    retry: () => void refetch(),
  };
}

function hasTimes({ arrives, leaves }: Record<'arrives' | 'leaves', unknown>): boolean {
  return arrives !== null || leaves !== null;
}

function areDates({ startDate, endDate }: PlannedTrip): boolean {
  return isCalendarDate(startDate) && isCalendarDate(endDate) && endDate > startDate;
}

function planOf({ startDate, endDate, mealTypes }: PlannedTrip): string {
  return [startDate, endDate, ...mealTypes].join();
}
