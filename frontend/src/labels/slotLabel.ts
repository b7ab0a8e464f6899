import { t } from '@lingui/core/macro';
import type { CalendarDate } from '../../../domain/time/calendarDate.ts';
import { clockLabel, monthDayLabel, shortWeekdayLabel } from '../../../domain/text/dates/dates.ts';
import { mealMinutes, type MealType } from '../../../domain/plan/meal.ts';
import type { MealTime } from '../../../domain/plan/mealTime.ts';
import { mealTypeLabel, mealTypeWord } from './mealTypeLabel.ts';

/** 'Dinner, Jun 14' */
export function slotLabel({ date, type }: { readonly date: CalendarDate; readonly type: MealType }): string {
  return `${mealTypeLabel(type)}, ${monthDayLabel(date)}`;
}

/** 'Fri, Jun 5, dinner' */
export function mealTimeText({ date, type }: MealTime): string {
  return `${shortWeekdayLabel(date)}, ${monthDayLabel(date)}, ${mealTypeWord(type)}`;
}

/** 'Fri dinner' */
export function mealOfDay(day: string, type: MealType): string {
  return t`${day} ${{ meal: mealTypeWord(type) }}`;
}

/** '6:00 PM' */
export function mealTimeLabel(type: MealType): string {
  return clockLabel(mealMinutes(type));
}

/** '6 PM', '12:30 PM', never broken into two lines. */
export function shortMealTimeLabel(type: MealType): string {
  return mealTimeLabel(type)
    .replace(/:00(?=\s)/, '')
    .replace(' ', '\u00A0');
}
