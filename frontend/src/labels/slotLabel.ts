import type { CalendarDate } from '../../../domain/time/calendarDate.ts';
import { monthDayLabel } from './dateLabel.ts';
import { mealTypeLabel, type MealType } from '../../../domain/plan/meal.ts';

/** 'Dinner, Jun 14' */
export function slotLabel({ date, type }: { readonly date: CalendarDate; readonly type: MealType }): string {
  return `${mealTypeLabel(type)}, ${monthDayLabel(date)}`;
}
