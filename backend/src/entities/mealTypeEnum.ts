import { registerEnumType } from 'type-graphql';
import { MEAL_TIMES, MEAL_TYPES, mealTypeLabel, type MealType } from '../../../domain/trip/meal.ts';

/** An object with an entry for each meal type, under its name in the schema: `BREAKFAST`. */
function perApiName<Value>(valueOf: (type: MealType) => Value): Record<Uppercase<MealType>, Value> {
  // Its entries cover MEAL_TYPES.
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
    description: `${mealTypeLabel(type)}, ${MEAL_TIMES[type]} by default.`,
  })),
});

/** The meal types in SQL, for the checks of the tables: `'breakfast', 'lunch', …`. */
export const MEAL_TYPE_LIST = MEAL_TYPES.map((type) => `'${type}'`).join(', ');
