import { plural, t } from '@lingui/core/macro';
import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import type { MenuDayInput } from '../../gql/schema.generated.ts';
import type { MenuMealFragment } from './PlanAgain.generated.ts';

/** A day of the earlier trip, and where its meals go. */
export interface MenuDay {
  readonly from: CalendarDate;
  /** Null: left out. */
  readonly to: CalendarDate | null;
  readonly meals: readonly MenuMealFragment[];
}

/**
 * The meals by their day of the earlier trip; they come in order.
 * @param moved where days go that were moved, also before the server has answered
 */
export function menuDays(
  meals: readonly MenuMealFragment[],
  moved: readonly MenuDayInput[],
): readonly MenuDay[] {
  const days = new Map<CalendarDate, MenuMealFragment[]>();
  for (const meal of meals) days.set(meal.fromDate, [...(days.get(meal.fromDate) ?? []), meal]);
  return [...days].map(([from, ofDay]) => {
    const { to } = moved.find((day) => day.from === from) ?? { to: ofDay[0]?.date };
    return { from, to: to ?? null, meals: ofDay };
  });
}

/** "Copy 4 meals and 1 item", "Copy 1 meal", "Copy 2 items" */
export function copyText(meals: number, items: number): string {
  if (items === 0) return plural(meals, { one: 'Copy # meal', other: 'Copy # meals' });
  if (meals === 0) return plural(items, { one: 'Copy # item', other: 'Copy # items' });
  return t`Copy ${plural(meals, { one: '# meal', other: '# meals' })} and ${plural(items, { one: '# item', other: '# items' })}`;
}

/** "4 meals and 1 item copied"; "0 meals copied" for nothing. */
export function copiedText(meals: number, items: number): string {
  if (items === 0) return plural(meals, { one: '# meal copied', other: '# meals copied' });
  if (meals === 0) return plural(items, { one: '# item copied', other: '# items copied' });
  return t`${plural(meals, { one: '# meal', other: '# meals' })} and ${plural(items, { one: '# item', other: '# items' })} copied`;
}

/** Meals that can be copied and are ticked. */
export function copiedMeals(
  meals: readonly MenuMealFragment[],
  isTicked: (mealId: string) => boolean,
): readonly MenuMealFragment[] {
  return meals.filter(({ outcome, fromMealId }) => outcome === 'COPIED' && isTicked(fromMealId));
}
