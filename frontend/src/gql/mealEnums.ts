import type { MealStatus, MealType } from '../../../domain/plan/meal.ts';
import type { MealStatus as ApiMealStatus, MealType as ApiMealType } from './schema.generated.ts';

const STATUSES: Readonly<Record<ApiMealStatus, MealStatus>> = { PLANNED: 'planned', NOT_NEEDED: 'not_needed' };

export function mealTypeOf(type: ApiMealType): MealType {
  // Type and value are lowered alike.
  return type.toLowerCase() as Lowercase<ApiMealType>;
}

export function apiMealType(type: MealType): ApiMealType {
  return type.toUpperCase() as Uppercase<MealType>;
}

interface ApiMealState {
  readonly type: ApiMealType;
  readonly status: ApiMealStatus;
}

export function domainMeal<M extends ApiMealState>(
  meal: M,
): Omit<M, 'type' | 'status'> & { readonly type: MealType; readonly status: MealStatus } {
  return { ...meal, type: mealTypeOf(meal.type), status: STATUSES[meal.status] };
}

export function domainTrip<T extends { readonly mealTypes: readonly ApiMealType[] }>(
  trip: T,
): Omit<T, 'mealTypes'> & { readonly mealTypes: MealType[] } {
  return { ...trip, mealTypes: trip.mealTypes.map(mealTypeOf) };
}
