import type { CalendarDate } from '../../../domain/time/calendarDate.ts';
import type { MealType } from '../../../domain/trip/meal.ts';
import { domainMeal } from '../gql/mealEnums.ts';
import type { PlannedMealFragment } from './PlannedMeal.generated.ts';

/** Which place of the plan: one meal type on one day. */
export interface SlotId {
  readonly date: CalendarDate;
  readonly type: MealType;
}

/** '2026-06-14.dinner': a slot as a key, and in an address. */
export function slotKey({ date, type }: SlotId): string {
  return `${date}.${type}`;
}

/** The meal as it is called where it has no name yet. */
export function mealName({ name }: { readonly name: string }): string {
  return name.trim() === '' ? 'Meal without a name' : name;
}

/** A meal of the plan with its type and status as the rules name them. */
export type Meal = ReturnType<typeof mealOf>;

/** The meal as the rules of the domain know it. */
export function mealOf(fragment: PlannedMealFragment) {
  return domainMeal(fragment);
}

/** 'Assigned to You' or 'Assigned to Jonas Weber' (specification, section 4). */
export function assigneeLabel(assignee: { readonly name: string; readonly isViewer: boolean }): string {
  return `Assigned to ${assignee.isViewer ? 'You' : assignee.name}`;
}
