import type { CalendarDate } from '../../../domain/time/calendarDate.ts';
import { monthDayLabel } from './dateLabel.ts';
import { MEAL_TIMES, type MealType } from '../../../domain/plan/meal.ts';
import { mealTypeLabel } from './mealTypeLabel.ts';

/** 'Dinner, Jun 14' */
export function slotLabel({ date, type }: { readonly date: CalendarDate; readonly type: MealType }): string {
  return `${mealTypeLabel(type)}, ${monthDayLabel(date)}`;
}

/** '6 PM', '12:30 PM', never broken into two lines. */
export function mealTimeLabel(type: MealType): string {
  return MEAL_TIMES[type].replace(':00', '').replace(' ', '\u00A0');
}
