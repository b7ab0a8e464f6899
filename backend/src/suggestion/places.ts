import { daysBetween } from '../../../domain/calendarDate.ts';
import type { MealState } from '../../../domain/meal.ts';
import { mealPlan, type SlottedMeal } from '../../../domain/trip.ts';
import type { Trip } from '../trip/trip.entity.ts';
import type { Place } from './planMeals.ts';

/** Whether a suggestion may go there: nothing stands in the slot, or a meal that is needed and has no name. */
export function isFree(meal: MealState | null): boolean {
  return meal === null || (meal.status !== 'not_needed' && meal.name.trim() === '');
}

/**
 * The slots of the plan that are needed, in its order.
 * @param mainIngredientOf what a meal that has a name is mostly made of, where that is known
 */
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
        isFree: isFree(meal),
        mainIngredient: meal === null ? null : mainIngredientOf(meal.name),
      })),
  );
}
