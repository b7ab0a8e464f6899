import { asText } from '../../../domain/text/asText.ts';
import { MEAL_TYPE_NAMES, type MealType } from '../../../domain/plan/meal.ts';

/** "Breakfast" */
export function mealTypeLabel(type: MealType): string {
  return asText(MEAL_TYPE_NAMES[type]);
}
