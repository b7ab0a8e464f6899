import { MEAL_TYPES, type MealType } from './meal.ts';

/** The API's and export files' `includeBreakfasts`. */
const FLAGS = {
  breakfast: 'includeBreakfasts',
  lunch: 'includeLunches',
  dinner: 'includeDinners',
  snack: 'includeSnacks',
  dessert: 'includeDesserts',
} as const satisfies Record<MealType, string>;

type MealTypeFlag = (typeof FLAGS)[MealType];
export type MealTypeFlags<Value = boolean> = Record<MealTypeFlag, Value>;

export function mealTypeFlag(type: MealType): MealTypeFlag {
  return FLAGS[type];
}

export function perMealTypeFlag<Value>(valueOf: (type: MealType) => Value): MealTypeFlags<Value> {
  // Its entries cover MEAL_TYPES.
  return Object.fromEntries(
    MEAL_TYPES.map((type) => [mealTypeFlag(type), valueOf(type)]),
  ) as MealTypeFlags<Value>;
}

export function flagsOf(mealTypes: readonly MealType[]): MealTypeFlags {
  return perMealTypeFlag((type) => mealTypes.includes(type));
}

/** Undefined flags are taken from `before`. */
export function mealTypesOf(
  flags: Readonly<MealTypeFlags<boolean | undefined>>,
  before: readonly MealType[],
): MealType[] {
  return MEAL_TYPES.filter((type) => flags[mealTypeFlag(type)] ?? before.includes(type));
}
