import type { Equipment } from '../../../../domain/shopping/days/shelfLife.ts';
import {
  spreadOverDays,
  usableDays,
  type ShoppingDay,
} from '../../../../domain/shopping/days/shoppingDays.ts';
import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import type { CartRow } from '../rows/cartRows.ts';
import type { TripIngredientsQuery } from '../rows/TripIngredients.generated.ts';

export interface RowsByDay {
  readonly firstDay: CalendarDate;
  /** In order; one: nothing to choose. */
  readonly days: readonly CalendarDate[];
  /** By ingredient, once somebody has chosen the days. */
  readonly dayOf: ReadonlyMap<string, ShoppingDay>;
}

export function rowsByDay(
  trip: Pick<TripIngredientsQuery['trip'], 'startDate' | 'endDate' | 'shoppingPlan'>,
  rows: readonly CartRow[],
): RowsByDay {
  const days = usableDays(trip, trip.shoppingPlan);
  const [firstDay] = days;
  if (trip.shoppingPlan === null) return { firstDay, days, dayOf: new Map() };
  return { firstDay, days, dayOf: spreadOverDays(rows, days, equipmentOf(trip.shoppingPlan)) };
}

/** A fridge until somebody says otherwise. */
export function equipmentOf(plan: TripIngredientsQuery['trip']['shoppingPlan']): Equipment {
  // Names are in capitals in the API.
  return plan === null ? 'fridge' : (plan.equipment.toLowerCase() as Equipment);
}
