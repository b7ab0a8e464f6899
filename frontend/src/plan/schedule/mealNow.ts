import { t } from '@lingui/core/macro';
import { mealMinutes, type MealType } from '../../../../domain/plan/meal.ts';
import { firstDish, type PlanDay, type Slot, type SlottedMeal } from '../../../../domain/plan/plan.ts';
import { shortMealTimeLabel } from '../../labels/slotLabel.ts';

/** A meal is on until then. */
const SERVED_FOR_MINUTES = 180;
const EVENING: readonly MealType[] = ['dinner', 'dessert'];

/**
 * The meal that a day is about: the first needed one that is not over; null when all are.
 * @param minutes since midnight
 */
export function mealNow<M extends SlottedMeal>(day: PlanDay<M> | undefined, minutes: number): Slot<M> | null {
  const needed = day?.slots.filter((slot) => firstDish(slot)?.status !== 'not_needed') ?? [];
  return needed.find(({ type }) => minutes < mealMinutes(type) + SERVED_FOR_MINUTES) ?? null;
}

/** "Tonight, 6 PM", "Today, 12:30 PM" */
export function mealNowLabel(type: MealType): string {
  const time = shortMealTimeLabel(type);
  return EVENING.includes(type) ? t`Tonight, ${time}` : t`Today, ${time}`;
}
