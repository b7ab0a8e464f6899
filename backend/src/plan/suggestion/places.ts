import { daysBetween } from '../../../../domain/time/calendarDate.ts';
import type { MealTime } from '../../../../domain/plan/mealTime.ts';
import { isSlotFree } from '../../../../domain/plan/meal.ts';
import { mealPlan, type SlottedMeal } from '../../../../domain/plan/plan.ts';
import type { Trip } from '../../entities/trip.entity.ts';
import type { Place } from './planning/planMeals.ts';
import type { SlotGroup } from './planning/suggestion.ts';

/**
 * The needed slots in plan order; those where nobody eats are not free.
 * @param groupAt null where nobody eats
 */
export function placesOf(
  trip: Trip,
  meals: readonly SlottedMeal[],
  mainIngredientOf: (mealName: string) => string | null,
  groupAt: (slot: MealTime) => SlotGroup | null,
): Place[] {
  return mealPlan(trip, meals).flatMap(({ date, slots }) =>
    slots
      .filter(({ meals: dishes }) => dishes.every(({ status }) => status !== 'not_needed'))
      .map(({ type, meals: dishes }) => {
        const [first = null] = dishes;
        const group = groupAt({ date, type });
        return {
          date,
          type,
          day: daysBetween(trip.startDate, date),
          isFree: group !== null && isSlotFree(dishes),
          mainIngredient: first === null ? null : mainIngredientOf(first.name),
          dishName: first?.name ?? null,
          ...(group !== null && { group }),
        };
      }),
  );
}
