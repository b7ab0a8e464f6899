import { dishesBySlot } from '../../plan/plan.ts';
import type { Dish, PartOfEaters } from '../../plan/forWhom.ts';
import { mealTimeKey, type MealTime } from '../../plan/mealTime.ts';
import { sumOfPortions, type Seat, type SlotEaters } from '../eater/attendance.ts';

/** An eater, with what decides on the dishes that they get. */
type DishEater = Pick<Seat, 'id' | 'portionQuarters'>;

/** Who eats at a slot, and who gets a dish there. */
export interface EatersByDish<E extends DishEater = Seat, D extends Dish = Dish> {
  readonly at: (slot: MealTime) => SlotEaters<E>;
  readonly of: (dish: D) => SlotEaters<E>;
}

/**
 * Who gets each dish: those at its slot whom it is for; of the first dish without those who get another one instead.
 * @param dishes of the trip
 * @param partOf null: a dish for everybody
 */
export function eatersByDish<E extends DishEater, D extends Dish>(
  at: (slot: MealTime) => SlotEaters<E>,
  dishes: readonly D[],
  partOf: (dish: D) => PartOfEaters | null,
): EatersByDish<E, D> {
  const bySlot = dishesBySlot(dishes);
  const parts = new Map<D, ReadonlySet<string> | null>();
  const idsOf = (dish: D) => {
    const known = parts.get(dish);
    if (known !== undefined) return known;
    const part = partOf(dish);
    const ids = part && new Set(part.eaterIds);
    parts.set(dish, ids);
    return ids;
  };
  const isFor = (dish: D) => {
    const ids = idsOf(dish);
    return (eater: E) => ids === null || ids.has(eater.id);
  };
  const getsOf = (dish: D) => {
    const isMeant = isFor(dish);
    if (dish.position > 0) return isMeant;
    const instead = bySlot(mealTimeKey(dish))
      .filter(({ position, isInstead }) => position > 0 && isInstead)
      .map(isFor);
    return (eater: E) => isMeant(eater) && !instead.some((getsInstead) => getsInstead(eater));
  };
  const getting = (dish: D): SlotEaters<E> => {
    const there = at(dish);
    const eaters = there.eaters.filter(getsOf(dish));
    return eaters.length === there.eaters.length ? there : { eaters, portionQuarters: sumOfPortions(eaters) };
  };
  const known = new Map<D, SlotEaters<E>>();
  return {
    at,
    of: (dish) => {
      const there = known.get(dish) ?? getting(dish);
      known.set(dish, there);
      return there;
    },
  };
}

/** Who gets a dish. */
export interface ServedDish {
  readonly eaters: readonly Pick<Seat, 'id'>[];
}

/** Those at a slot who get none of its dishes; nobody where there is no dish. */
export function withoutDish<E extends Pick<Seat, 'id'>>(
  there: readonly E[],
  dishes: readonly ServedDish[],
): E[] {
  if (dishes.length === 0) return [];
  const served = new Set(dishes.flatMap(({ eaters }) => eaters.map(({ id }) => id)));
  return there.filter(({ id }) => !served.has(id));
}
