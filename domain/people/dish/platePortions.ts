import type { Seat, SlotEaters } from '../eater/attendance.ts';
import type { MealRow } from '../verdict/judgedMeal.ts';

/** Of an ingredient, what decides on its portions. */
export type PlateRow = Pick<MealRow, 'id' | 'apartOfId' | 'apartEaterIds'>;

/**
 * Portions, in quarters, that each ingredient of a meal is for: of a separate plate those of its eaters who are there, of
 * its original those of the others, of the rest null, the meal's.
 */
export function platePortions(
  rows: readonly PlateRow[],
  {
    eaters,
    portionQuarters,
  }: Omit<SlotEaters, 'eaters'> & { readonly eaters: readonly Pick<Seat, 'id' | 'portionQuarters'>[] },
): (row: PlateRow) => number | null {
  const apart = rows.filter(({ apartEaterIds }) => apartEaterIds.length > 0);
  const portionsOf = (ids: readonly string[]) => quartersOf(eaters, ids);
  return ({ id, apartEaterIds }) => {
    if (apartEaterIds.length > 0) return portionsOf(apartEaterIds);
    const plates = apart.filter(({ apartOfId }) => apartOfId === id);
    if (plates.length === 0) return null;
    return portionQuarters - portionsOf(plates.flatMap((plate) => plate.apartEaterIds));
  };
}

/** Portions of some of the eaters. */
export function quartersOf(
  eaters: readonly Pick<Seat, 'id' | 'portionQuarters'>[],
  ids: readonly string[],
): number {
  return eaters.filter(({ id }) => ids.includes(id)).reduce((sum, eater) => sum + eater.portionQuarters, 0);
}
