import { mealTimeKey } from '../../../domain/plan/mealTime.ts';
import { isCalendarDate, type CalendarDate } from '../../../domain/time/calendarDate.ts';
import { MEAL_TYPES } from '../../../domain/plan/meal.ts';
import { apiMealType, mealTypeOf } from '../gql/mealEnums.ts';
import type { MealType } from '../gql/schema.generated.ts';

/** A slot that a recipe is looked for, as the API takes it. */
export interface RecipeSlot {
  readonly tripId: string;
  readonly date: CalendarDate;
  readonly type: MealType;
  /** Of a dish beside the first one. */
  readonly mealId?: string | undefined;
}

/** As inputs of the API take it. */
export function slotInput({ mealId, ...slot }: RecipeSlot) {
  return mealId === undefined ? { slot } : { mealId, tripId: slot.tripId };
}

/** For addresses: `{tripId}.2026-06-14.dinner`. */
export function slotAddress({ tripId, date, type }: RecipeSlot): string {
  return `${tripId}.${mealTimeKey({ date, type: mealTypeOf(type) })}`;
}

/** Null if it is none. */
export function readSlotAddress(text: string | null): RecipeSlot | null {
  const [tripId = '', date = '', typeText = ''] = text?.split('.') ?? [];
  const type = MEAL_TYPES.find((known) => known === typeText);
  return tripId !== '' && type !== undefined && isCalendarDate(date)
    ? { tripId, date, type: apiMealType(type) }
    : null;
}
