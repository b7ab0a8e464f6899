import { MEAL_TYPE_PLURALS, MEAL_TYPES, type MealType } from './meal.ts';

/**
 * The specification's field of a meal type, `includeBreakfasts`. The API and export files have these fields; everything
 * else has a list of meal types.
 */
type MealTypeFlag = `include${(typeof MEAL_TYPE_PLURALS)[MealType]}`;
export type MealTypeFlags<Value = boolean> = Record<MealTypeFlag, Value>;

/** The flag of one meal type. */
export function mealTypeFlag(type: MealType): MealTypeFlag {
  return `include${MEAL_TYPE_PLURALS[type]}`;
}

/** An object with one value for each flag. */
export function perMealTypeFlag<Value>(valueOf: (type: MealType) => Value): MealTypeFlags<Value> {
  // Its entries cover MEAL_TYPES.
  return Object.fromEntries(
    MEAL_TYPES.map((type) => [mealTypeFlag(type), valueOf(type)]),
  ) as MealTypeFlags<Value>;
}

/** The flags of a list of meal types. */
export function flagsOf(mealTypes: readonly MealType[]): MealTypeFlags {
  return perMealTypeFlag((type) => mealTypes.includes(type));
}

/** The list that the flags describe, in the order of MEAL_TYPES; an undefined flag leaves its type as in `before`. */
export function mealTypesOf(
  flags: Readonly<MealTypeFlags<boolean | undefined>>,
  before: readonly MealType[],
): MealType[] {
  return MEAL_TYPES.filter((type) => flags[mealTypeFlag(type)] ?? before.includes(type));
}
