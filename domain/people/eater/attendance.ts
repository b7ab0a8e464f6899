import type { Eater } from './eater.ts';
import { compareMealTimes, mealTimeKey, type MealTime } from '../../plan/mealTime.ts';

/** Of a slot: it stays when the slot's meal moves, and is ignored outside of the trip's dates. */
export interface AttendanceException extends MealTime {
  readonly eaterId: string;
  readonly attends: boolean;
}

/** Of an eater, what decides on attendance and amounts. */
export type Seat = Pick<
  Eater,
  'id' | 'participantId' | 'isCompanion' | 'portionQuarters' | 'arrives' | 'leaves'
>;

/** First and last meal; null: the trip's. */
export type Stay = Pick<Eater, 'arrives' | 'leaves'>;

/** Who eats at a slot. */
export interface SlotEaters<E extends Pick<Seat, 'id' | 'portionQuarters'> = Seat> {
  readonly eaters: readonly E[];
  readonly portionQuarters: number;
}

/**
 * Who eats at each slot: eaters between arrival and departure, both included, unless an exception of the slot says
 * otherwise. Companions are there when who brings them is, until their own times and exceptions say otherwise.
 */
export function eatersBySlot<E extends Seat>(
  eaters: readonly E[],
  exceptions: readonly AttendanceException[],
): (slot: MealTime) => SlotEaters<E> {
  const exceptionOf = exceptionsByEater(exceptions);
  const usually = usualAttendance(eaters, exceptions);
  // Each slot once: plans and lists ask for every dish and person.
  const bySlot = new Map<string, SlotEaters<E>>();
  return (slot) => {
    const key = mealTimeKey(slot);
    const known = bySlot.get(key);
    if (known !== undefined) return known;
    const present = eaters.filter((eater) => exceptionOf(eater, slot) ?? usually(eater, slot));
    const there = { eaters: present, portionQuarters: sumOfPortions(present) };
    bySlot.set(key, there);
    return there;
  };
}

/** Portions of some eaters, in quarters. */
export function sumOfPortions(eaters: readonly Pick<Seat, 'portionQuarters'>[]): number {
  return eaters.reduce((sum, { portionQuarters }) => sum + portionQuarters, 0);
}

/** Whether an eater of the list is there without an exception of their own. */
export function usualAttendance(
  eaters: readonly Seat[],
  exceptions: readonly AttendanceException[],
): (eater: Seat, slot: MealTime) => boolean {
  const exceptionOf = exceptionsByEater(exceptions);
  const hostOf = hostsOf(eaters);
  const stays = staysOf(eaters);
  return (eater, slot) => {
    const host = hostOf(eater);
    const ofHost = host === null ? undefined : exceptionOf(host, slot);
    if (ofHost !== undefined) return ofHost && isThere(eater, slot);
    return isThere(stays.get(eater.id) ?? eater, slot);
  };
}

/** By eater: companions have the times of who brings them where they have none of their own. */
export function staysOf(eaters: readonly Seat[]): ReadonlyMap<string, Stay> {
  const hostOf = hostsOf(eaters);
  return new Map(
    eaters.map((eater) => {
      const host = hostOf(eater);
      const { arrives, leaves } = eater;
      return [
        eater.id,
        { arrives: arrives ?? host?.arrives ?? null, leaves: leaves ?? host?.leaves ?? null },
      ];
    }),
  );
}

/** The eater who brings a companion; null for others. */
function hostsOf(eaters: readonly Seat[]): (eater: Seat) => Seat | null {
  const hosts = new Map(
    eaters.flatMap((eater) => (eater.isCompanion ? [] : [[eater.participantId, eater] as const])),
  );
  return ({ isCompanion, participantId }) => (isCompanion ? (hosts.get(participantId) ?? null) : null);
}

function exceptionsByEater(
  exceptions: readonly AttendanceException[],
): (eater: Pick<Seat, 'id'>, slot: MealTime) => boolean | undefined {
  const attending = new Map(
    exceptions.map(({ eaterId, attends, ...slot }) => [`${eaterId} ${mealTimeKey(slot)}`, attends]),
  );
  return ({ id }, slot) => attending.get(`${id} ${mealTimeKey(slot)}`);
}

/** Without exceptions. */
export function isThere({ arrives, leaves }: Stay, slot: MealTime): boolean {
  return (
    (arrives === null || compareMealTimes(arrives, slot) <= 0) &&
    (leaves === null || compareMealTimes(slot, leaves) <= 0)
  );
}
