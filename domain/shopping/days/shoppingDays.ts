import { msg, type Message } from '../../text/message.ts';
import { addDays, daysBetween, type CalendarDate } from '../../time/calendarDate.ts';
import { grouped } from '../../text/grouped.ts';
import { foodKey } from '../food/foodKey.ts';
import { keepsDays, type Equipment } from './shelfLife.ts';

/** Stored with a trip. */
export interface ShoppingPlan {
  readonly equipment: Equipment;
  /** Days on which somebody can shop. */
  readonly days: readonly CalendarDate[];
}

interface PlannedRow {
  readonly id: string;
  /** To buy. */
  readonly name: string;
  /** Null for what no meal needs. */
  readonly mealDate: CalendarDate | null;
  readonly mealType: string | null;
}

/** When a row is bought, and why. */
export interface ShoppingDay {
  readonly day: CalendarDate;
  /** False: it is needed before that day, or later than it keeps. */
  readonly keeps: boolean;
  /** 'keeps 2 days in a cooler' */
  readonly reason: Message;
}

/** A trip is shopped for at most this long before. */
const LEAD_DAYS = 7;

/** The days of a plan that are of use for the trip, in order; without any, one before departure. */
export function usableDays(
  { startDate, endDate }: { readonly startDate: CalendarDate; readonly endDate: CalendarDate },
  plan: Pick<ShoppingPlan, 'days'> | null,
): readonly [CalendarDate, ...CalendarDate[]] {
  const earliest = addDays(startDate, -LEAD_DAYS);
  const days = [...new Set(plan?.days)].filter((day) => day >= earliest && day <= endDate).sort();
  const [first, ...others] = days;
  return first === undefined ? [startDate] : [first, ...others];
}

/** The days of a plan along with the trip's. */
export function movedPlan(plan: ShoppingPlan | null, days: number): ShoppingPlan | null {
  return plan && { ...plan, days: plan.days.map((day) => addDays(day, days)) };
}

/**
 * Spreads rows over shopping days: each food on the last day before its first meal, with what still keeps for later
 * meals; then again on the last day before the next. What no meal needs, and what is needed before all days, on the first.
 * @param days in order
 */
export function spreadOverDays(
  rows: readonly PlannedRow[],
  days: readonly [CalendarDate, ...CalendarDate[]],
  equipment: Equipment,
): ReadonlyMap<string, ShoppingDay> {
  const spread = new Map<string, ShoppingDay>();
  for (const [, ofFood] of grouped(rows, ({ name }) => foodKey(name))) {
    let bought: CalendarDate | null = null;
    for (const row of [...ofFood].sort(byMeal)) {
      const keepsFor = keepsDays(row.name, equipment);
      if (bought === null || !isKept(bought, row, keepsFor))
        bought = days.findLast((day) => isBefore(day, row)) ?? null;
      const day: CalendarDate = row.mealDate === null ? days[0] : (bought ?? days[0]);
      const isLate = !isBefore(day, row);
      const keeps = !isLate && isKept(day, row, keepsFor);
      spread.set(row.id, { day, keeps, reason: reasonOf(keepsFor, equipment, { isLate, keeps }) });
    }
  }
  return spread;
}

/** Whether one can shop on that day before the meal: not for its breakfast. */
function isBefore(day: CalendarDate, { mealDate, mealType }: PlannedRow): boolean {
  if (mealDate === null) return true;
  return mealType === 'breakfast' ? day < mealDate : day <= mealDate;
}

function isKept(day: CalendarDate, { mealDate }: PlannedRow, keepsFor: number | null): boolean {
  return mealDate === null || keepsFor === null || daysBetween(day, mealDate) <= keepsFor;
}

/** By day, breakfasts first; what no meal needs is last. */
function byMeal(one: PlannedRow, other: PlannedRow): number {
  const [a, b] = [one, other].map(
    ({ mealDate, mealType }) => `${mealDate ?? '~'} ${mealType === 'breakfast' ? 0 : 1}`,
  );
  return (a ?? '') < (b ?? '') ? -1 : Number(a !== b);
}

const PLACES: Readonly<Record<Equipment, Message>> = {
  fridge: msg('shoppingPlan.inFridge', 'in the fridge'),
  cooler: msg('shoppingPlan.inCooler', 'in a cooler'),
  none: msg('shoppingPlan.withoutCooling', 'without cooling'),
};

function reasonOf(
  keepsFor: number | null,
  equipment: Equipment,
  { isLate, keeps }: { readonly isLate: boolean; readonly keeps: boolean },
): Message {
  if (isLate) return msg('shoppingPlan.tooLate', 'no shopping day before its meal');
  if (keepsFor === null) return msg('shoppingPlan.keepsForTrip', 'keeps for the whole trip');
  const place = PLACES[equipment];
  if (keepsFor === 0) return msg('shoppingPlan.keepsForDay', 'keeps for the same day {place}', { place });
  return keeps
    ? msg('shoppingPlan.keeps', 'keeps {days, plural, one {# day} other {# days}} {place}', {
        days: keepsFor,
        place,
      })
    : msg('shoppingPlan.keepsOnly', 'keeps only {days, plural, one {# day} other {# days}} {place}', {
        days: keepsFor,
        place,
      });
}
