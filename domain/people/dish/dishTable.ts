import { dishesBySlot } from '../../plan/plan.ts';
import type { Dish, PartOfTable } from '../../plan/forWhom.ts';
import { mealTimeKey, type MealTime } from '../../plan/mealTime.ts';
import { sumOfPortions, type Seat, type SlotTable } from '../eater/attendance.ts';

/** An eater, with what decides on the dishes that they get. */
type DishEater = Pick<Seat, 'id' | 'portionQuarters'>;

/** Who eats at a slot, and who gets a dish there. */
export interface TripTables<E extends DishEater = Seat, D extends Dish = Dish> {
  readonly at: (slot: MealTime) => SlotTable<E>;
  readonly of: (dish: D) => SlotTable<E>;
}

/**
 * Who gets each dish: those at its slot whom it is for; of the first dish without those who get another one instead.
 * @param dishes of the trip
 * @param partOf null: a dish for everybody
 */
export function dishTables<E extends DishEater, D extends Dish>(
  at: (slot: MealTime) => SlotTable<E>,
  dishes: readonly D[],
  partOf: (dish: D) => PartOfTable | null,
): TripTables<E, D> {
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
  const tableOfDish = (dish: D): SlotTable<E> => {
    const table = at(dish);
    const eaters = table.eaters.filter(getsOf(dish));
    return eaters.length === table.eaters.length ? table : { eaters, portionQuarters: sumOfPortions(eaters) };
  };
  const tables = new Map<D, SlotTable<E>>();
  return {
    at,
    of: (dish) => {
      const table = tables.get(dish) ?? tableOfDish(dish);
      tables.set(dish, table);
      return table;
    },
  };
}

/** Those at a slot who get none of its dishes. */
export function withoutDish<E extends DishEater, D extends Dish>(
  { at, of }: TripTables<E, D>,
  slot: MealTime,
  dishes: readonly D[],
): readonly E[] {
  if (dishes.length === 0) return [];
  const served = new Set(dishes.flatMap((dish) => of(dish).eaters.map(({ id }) => id)));
  return at(slot).eaters.filter(({ id }) => !served.has(id));
}
