import { select } from '@lingui/core/macro';
import { asText } from '../../../domain/text/asText.ts';
import { MEAL_TYPE_NAMES, type MealType } from '../../../domain/plan/meal.ts';

/** "Breakfast" */
export function mealTypeLabel(type: MealType): string {
  return asText(MEAL_TYPE_NAMES[type]);
}

/** In a sentence: "breakfast". */
export function mealTypeWord(type: MealType): string {
  return select(type, {
    breakfast: 'breakfast',
    lunch: 'lunch',
    dinner: 'dinner',
    snack: 'snack',
    other: 'dessert',
  });
}

/** "breakfasts", within a sentence. */
export function mealsWord(type: MealType): string {
  return select(type, {
    breakfast: 'breakfasts',
    lunch: 'lunches',
    dinner: 'dinners',
    snack: 'snacks',
    other: 'desserts',
  });
}
