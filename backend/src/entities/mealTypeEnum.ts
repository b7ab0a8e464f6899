import { asText } from '../../../domain/text/asText.ts';
import { MEAL_TIMES, MEAL_TYPES, MEAL_TYPE_NAMES, type MealType } from '../../../domain/plan/meal.ts';
import { enumType } from '../base/enumType.ts';

export const MealTypeEnum = enumType<MealType>('MealType', 'Meal type.', describedMealTypes());

function describedMealTypes(): Record<MealType, string> {
  const texts = MEAL_TYPES.map((type) => [
    type,
    `${asText(MEAL_TYPE_NAMES[type])}, ${MEAL_TIMES[type]} by default.`,
  ]);
  // Covers all MEAL_TYPES.
  return Object.fromEntries(texts) as Record<MealType, string>;
}

/** SQL for checks: `'breakfast', 'lunch', …`. */
export const MEAL_TYPE_LIST = MEAL_TYPES.map((type) => `'${type}'`).join(', ');
