import type { EntityManager } from 'typeorm';
import { placeOf } from '../base/ids.ts';
import { statement } from '../db/statement.ts';

interface PlaceRow {
  readonly place: number;
}

/** Rows made before ids told the place. */
const placeById = {
  participants: statement<PlaceRow>('place_of_participant', 'select place from participants where id = $1'),
  meals: statement<PlaceRow>('place_of_meal', 'select place from meals where id = $1'),
  ingredients: statement<PlaceRow>('place_of_ingredient', 'select place from ingredients where id = $1'),
} as const;

/**
 * Finds a row by its id alone: in the place that the id tells, else wherever an older row is.
 * @returns null if there is none
 */
export async function inPlaceOf<Found>(
  db: EntityManager,
  table: keyof typeof placeById,
  id: string,
  find: (place: number) => Promise<Found | null>,
): Promise<Found | null> {
  const told = placeOf(id);
  const found = await find(told);
  if (found !== null) return found;
  const row = await placeById[table].first(db, [id]);
  return row === null || row.place === told ? null : find(row.place);
}
