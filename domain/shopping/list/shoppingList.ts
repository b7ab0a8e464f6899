import { atHomeOf, type StapleAnswer, type StapleRow } from '../home/staples.ts';
import { isLeftOut, type Unavailable } from '../missing/unavailable.ts';
import type { CalendarDate } from '../../time/calendarDate.ts';
import type { MealStatus, MealType } from '../../plan/meal.ts';
import { isInPlan, type PlannedTrip } from '../../plan/plan.ts';

/** Of a row's meal; null for an item that no meal needs. */
export interface MealPlace {
  readonly mealDate: CalendarDate | null;
  readonly mealType: MealType | null;
  readonly mealStatus: MealStatus | null;
}

type Answer = Pick<StapleAnswer, 'answer' | 'at'>;
type ListRow<A extends Answer> = StapleRow<A> &
  MealPlace & { readonly unavailable: Pick<Unavailable, 'kind'> | null };

/** A trip's rows, each in one part. */
export interface ShoppingListParts<R> {
  /** To buy or bought: what the list shows and counts. */
  readonly rows: readonly R[];
  readonly atHome: readonly R[];
  readonly leftOut: readonly R[];
  /** Of meals that are not needed, or of days or types that the trip dropped: not to be bought. */
  readonly outside: readonly R[];
}

export function shoppingListParts<A extends Answer, R extends ListRow<A>>(
  trip: PlannedTrip,
  all: readonly R[],
): ShoppingListParts<R> {
  const onTrip = all.filter((row) => isOnTrip(trip, row));
  const isAtHome = atHomeOf<A>(all);
  const wanted = onTrip.filter((row) => !isLeftOut(row));
  return {
    rows: wanted.filter((row) => !isAtHome(row)),
    atHome: wanted.filter(isAtHome),
    leftOut: onTrip.filter(isLeftOut),
    outside: all.filter((row) => !isOnTrip(trip, row)),
  };
}

/** Whether a row is bought for the trip: its meal is needed and in the plan, or it has none. */
export function isOnTrip(trip: PlannedTrip, { mealDate, mealType, mealStatus }: MealPlace): boolean {
  if (mealDate === null || mealType === null) return true;
  return mealStatus !== 'not_needed' && isInPlan(trip, { date: mealDate, type: mealType });
}
