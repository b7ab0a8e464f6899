import type { MealStatus, MealType } from '../../../domain/trip/meal.ts';
import type { MealStatus as ApiMealStatus, MealType as ApiMealType } from './schema.generated.ts';

const TYPES: Readonly<Record<ApiMealType, MealType>> = {
  BREAKFAST: 'breakfast',
  LUNCH: 'lunch',
  DINNER: 'dinner',
  SNACK: 'snack',
  DESSERT: 'dessert',
};

const API_TYPES: Readonly<Record<MealType, ApiMealType>> = {
  breakfast: 'BREAKFAST',
  lunch: 'LUNCH',
  dinner: 'DINNER',
  snack: 'SNACK',
  dessert: 'DESSERT',
};

const STATUSES: Readonly<Record<ApiMealStatus, MealStatus>> = { PLANNED: 'planned', NOT_NEEDED: 'not_needed' };

/** The meal type of the schema as the rules of the domain name it. */
export function mealTypeOf(type: ApiMealType): MealType {
  return TYPES[type];
}

/** The meal type of the domain as the schema names it. */
export function apiMealType(type: MealType): ApiMealType {
  return API_TYPES[type];
}

interface ApiMealState {
  readonly type: ApiMealType;
  readonly status: ApiMealStatus;
}

/** The same meal with type and status as the rules of the domain name them. */
export function domainMeal<M extends ApiMealState>(
  meal: M,
): Omit<M, 'type' | 'status'> & { readonly type: MealType; readonly status: MealStatus } {
  return { ...meal, type: TYPES[meal.type], status: STATUSES[meal.status] };
}
