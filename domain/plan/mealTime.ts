import type { CalendarDate } from '../time/calendarDate.ts';
import { MEAL_TYPES_BY_TIME, type MealType } from './meal.ts';

/** A slot of a trip's plan, as a point in time. */
export interface MealTime {
  readonly date: CalendarDate;
  readonly type: MealType;
}

const ORDER = new Map(MEAL_TYPES_BY_TIME.map((type, index) => [type, index]));

/** By day and time; negative if the first is earlier. */
export function compareMealTimes(one: MealTime, other: MealTime): number {
  if (one.date !== other.date) return one.date < other.date ? -1 : 1;
  return (ORDER.get(one.type) ?? 0) - (ORDER.get(other.type) ?? 0);
}

/** "2026-06-14.dinner": tells slots apart, in addresses too. */
export function mealTimeKey({ date, type }: MealTime): string {
  return `${date}.${type}`;
}

export function isSameSlot(one: MealTime, other: MealTime): boolean {
  return one.date === other.date && one.type === other.type;
}
