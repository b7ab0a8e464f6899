import { t } from '@lingui/core/macro';
import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import type { MenuMealFragment } from './PlanAgain.generated.ts';

/** A day of the earlier trip, and where its meals go. */
export interface MenuDay {
  readonly from: CalendarDate;
  /** Null: left out. */
  readonly to: CalendarDate | null;
  readonly meals: readonly MenuMealFragment[];
}

/** The meals by their day of the earlier trip; they come in order. */
export function menuDays(meals: readonly MenuMealFragment[]): readonly MenuDay[] {
  const days = new Map<CalendarDate, MenuMealFragment[]>();
  for (const meal of meals) days.set(meal.fromDate, [...(days.get(meal.fromDate) ?? []), meal]);
  return [...days].map(([from, ofDay]) => ({ from, to: ofDay[0]?.date ?? null, meals: ofDay }));
}

/** "4 meals and 1 item", "1 meal", "2 items"; "0 meals" for nothing. */
export function copyText(meals: number, items: number): string {
  const ofMeals = meals === 1 ? '1 meal' : `${meals} meals`;
  const ofItems = items === 1 ? '1 item' : `${items} items`;
  if (items === 0) return ofMeals;
  return meals === 0 ? ofItems : t`${ofMeals} and ${ofItems}`;
}

/** Meals that would be copied, without those that are left out. */
export function copiedMeals(
  meals: readonly MenuMealFragment[],
  leftOut: ReadonlySet<string>,
): readonly MenuMealFragment[] {
  return meals.filter(({ outcome, fromMealId }) => outcome === 'COPIED' && !leftOut.has(fromMealId));
}
