import { mealTimeKey, type MealTime } from '../../../../domain/plan/mealTime.ts';

/** Of what the menu of a meal opens at; gone while meals are moved. */
export function slotMenuId(slot: MealTime): string {
  return `meal-menu-${mealTimeKey(slot)}`;
}
