import type { InviteStatus } from '../people/inviteStatus.ts';
import type { MealStatus } from '../trip/meal.ts';
import type { Seat, SlotTable } from './attendance.ts';
import type { Eater } from './eater.ts';
import type { MealTime } from './mealTime.ts';

/** Eaters by slot, see `tableOf`. */
export type TableAt = (slot: MealTime) => SlotTable<Seat & Pick<Eater, 'participantId' | 'isCompanion'>>;

/** As Math.random(). */
type Random = () => number;

/** What a participant cooks on a trip. */
export interface CookBalance {
  readonly participantId: string;
  readonly mealCount: number;
  readonly portionQuarters: number;
}

interface CookedMeal extends MealTime {
  readonly status: MealStatus;
  readonly assignedToId: string | null;
}

/**
 * Meals and portions that each accepted participant cooks, also without any.
 * @param meals of the plan
 */
export function cookBalance(
  meals: readonly CookedMeal[],
  participants: readonly { readonly id: string; readonly inviteStatus: InviteStatus }[],
  tableAt: TableAt,
): readonly CookBalance[] {
  return participants
    .filter(({ inviteStatus }) => inviteStatus === 'accepted')
    .map(({ id }) => {
      const own = meals.filter(({ status, assignedToId }) => status === 'planned' && assignedToId === id);
      const portions = own.map((meal) => tableAt(meal).portionQuarters);
      return {
        participantId: id,
        mealCount: own.length,
        portionQuarters: portions.reduce((sum, quarters) => sum + quarters, 0),
      };
    });
}

/**
 * Gives each slot a cook: of the participants who eat there, the one with the fewest portions to cook, then the fewest
 * meals, ties at random; large tables first. Slots where no such participant eats have none.
 * @param balance of the accepted participants, as of `cookBalance`
 * @returns in the order of the slots
 */
export function fairCooks<Slot extends MealTime>(
  slots: readonly Slot[],
  balance: readonly CookBalance[],
  tableAt: TableAt,
  random: Random,
): { readonly slot: Slot; readonly participantId: string }[] {
  const loads = new Map(balance.map((one) => [one.participantId, one]));
  const cooks = new Map<Slot, string>();
  const tables = slots.map((slot) => ({ slot, ...tableAt(slot) }));
  for (const { slot, eaters, portionQuarters } of tables.toSorted(bySize)) {
    const present = eaters.flatMap((eater) =>
      eater.isCompanion ? [] : (loads.get(eater.participantId) ?? []),
    );
    const least = fewest(present, random);
    if (least === null) continue;
    cooks.set(slot, least.participantId);
    loads.set(least.participantId, {
      participantId: least.participantId,
      mealCount: least.mealCount + 1,
      portionQuarters: least.portionQuarters + portionQuarters,
    });
  }
  return slots.flatMap((slot) => {
    const participantId = cooks.get(slot);
    return participantId === undefined ? [] : [{ slot, participantId }];
  });
}

function bySize(one: SlotTable, other: SlotTable): number {
  return other.portionQuarters - one.portionQuarters;
}

function fewest(balance: readonly CookBalance[], random: Random): CookBalance | null {
  const portions = Math.min(...balance.map(({ portionQuarters }) => portionQuarters));
  const some = balance.filter(({ portionQuarters }) => portionQuarters === portions);
  const meals = Math.min(...some.map(({ mealCount }) => mealCount));
  const due = some.filter(({ mealCount }) => mealCount === meals);
  return due[Math.floor(random() * due.length)] ?? null;
}
