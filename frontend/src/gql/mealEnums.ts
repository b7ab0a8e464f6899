import type { MealStatus, MealType } from '../../../domain/trip/meal.ts';
import type { MealStatus as ApiMealStatus, MealType as ApiMealType } from './schema.generated.ts';

const STATUSES: Readonly<Record<ApiMealStatus, MealStatus>> = { PLANNED: 'planned', NOT_NEEDED: 'not_needed' };

/** The meal type of the schema as the rules of the domain name it. */
export function mealTypeOf(type: ApiMealType): MealType {
  // The compiler lowers the letters of the type, as this does of the value.
  return type.toLowerCase() as Lowercase<ApiMealType>;
}

/** The meal type of the domain as the schema names it. */
export function apiMealType(type: MealType): ApiMealType {
  // As above.
  return type.toUpperCase() as Uppercase<MealType>;
}

interface ApiMealState {
  readonly type: ApiMealType;
  readonly status: ApiMealStatus;
}

/** The same meal with type and status as the rules of the domain name them. */
export function domainMeal<M extends ApiMealState>(
  meal: M,
): Omit<M, 'type' | 'status'> & { readonly type: MealType; readonly status: MealStatus } {
  return { ...meal, type: mealTypeOf(meal.type), status: STATUSES[meal.status] };
}

/** The same trip with its meal types as the rules of the domain name them. */
export function domainTrip<T extends { readonly mealTypes: readonly ApiMealType[] }>(
  trip: T,
): Omit<T, 'mealTypes'> & { readonly mealTypes: MealType[] } {
  return { ...trip, mealTypes: trip.mealTypes.map(mealTypeOf) };
}
