import { daysBetween } from '../../../domain/time/calendarDate.ts';
import { isSlotFree } from '../../../domain/trip/meal.ts';
import { mealPlan, type SlottedMeal } from '../../../domain/trip/trip.ts';
import type { Trip } from '../entities/trip.entity.ts';
import type { Place } from './planning/planMeals.ts';

/** The needed slots in plan order. */
export function placesOf(
  trip: Trip,
  meals: readonly SlottedMeal[],
  mainIngredientOf: (mealName: string) => string | null,
): Place[] {
  return mealPlan(trip, meals).flatMap(({ date, slots }) =>
    slots
      .filter(({ meal }) => meal?.status !== 'not_needed')
      .map(({ type, meal }) => ({
        date,
        type,
        day: daysBetween(trip.startDate, date),
        isFree: isSlotFree(meal),
        mainIngredient: meal === null ? null : mainIngredientOf(meal.name),
      })),
  );
}
