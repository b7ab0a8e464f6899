import { registerEnumType } from 'type-graphql';
import { asText } from '../../../domain/text/asText.ts';
import { MEAL_TIMES, MEAL_TYPES, MEAL_TYPE_NAMES, type MealType } from '../../../domain/plan/meal.ts';

/** An entry per meal type by its schema name (`BREAKFAST`). */
function perApiName<Value>(valueOf: (type: MealType) => Value): Record<Uppercase<MealType>, Value> {
  // Covers all MEAL_TYPES.
  return Object.fromEntries(MEAL_TYPES.map((type) => [type.toUpperCase(), valueOf(type)])) as Record<
    Uppercase<MealType>,
    Value
  >;
}

export const MealTypeEnum = perApiName((type) => type);

registerEnumType(MealTypeEnum, {
  name: 'MealType',
  description: 'Meal type.',
  valuesConfig: perApiName((type) => ({
    description: `${asText(MEAL_TYPE_NAMES[type])}, ${MEAL_TIMES[type]} by default.`,
  })),
});

/** SQL for checks: `'breakfast', 'lunch', …`. */
export const MEAL_TYPE_LIST = MEAL_TYPES.map((type) => `'${type}'`).join(', ');
