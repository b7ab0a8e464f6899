import type { Eater } from './eater.ts';
import { compareMealTimes, mealTimeKey, type MealTime } from './mealTime.ts';

/** Of a slot: it stays when the slot's meal moves, and is ignored outside of the trip's dates. */
export interface AttendanceException extends MealTime {
  readonly eaterId: string;
  readonly attends: boolean;
}

/** Of an eater, what decides on attendance and amounts. */
export type Seat = Pick<Eater, 'id' | 'portionQuarters' | 'arrives' | 'leaves'>;

/** Who eats at a slot. */
export interface SlotTable<E extends Seat = Seat> {
  readonly eaters: readonly E[];
  readonly portionQuarters: number;
}

/**
 * The table of each slot: eaters between arrival and departure, both included, unless an exception of the slot says
 * otherwise.
 */
export function tableOf<E extends Seat>(
  eaters: readonly E[],
  exceptions: readonly AttendanceException[],
): (slot: MealTime) => SlotTable<E> {
  const bySlot = new Map<string, Map<string, boolean>>();
  for (const { eaterId, attends, ...slot } of exceptions) {
    const ofSlot = bySlot.get(mealTimeKey(slot)) ?? new Map<string, boolean>();
    bySlot.set(mealTimeKey(slot), ofSlot.set(eaterId, attends));
  }
  return (slot) => {
    const ofSlot = bySlot.get(mealTimeKey(slot));
    const present = eaters.filter((eater) => ofSlot?.get(eater.id) ?? isThere(eater, slot));
    return {
      eaters: present,
      portionQuarters: present.reduce((sum, { portionQuarters }) => sum + portionQuarters, 0),
    };
  };
}

/** Without exceptions. */
export function isThere({ arrives, leaves }: Pick<Seat, 'arrives' | 'leaves'>, slot: MealTime): boolean {
  return (
    (arrives === null || compareMealTimes(arrives, slot) <= 0) &&
    (leaves === null || compareMealTimes(slot, leaves) <= 0)
  );
}
