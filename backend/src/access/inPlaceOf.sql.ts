import type { EntityManager } from 'typeorm';
import { placeOf } from '../base/ids.ts';
import { statement } from '../db/statement.ts';

interface PlaceRow {
  readonly place: number;
}

/** For rows made before ids had the place of their trip. */
const placeById = {
  participants: statement<PlaceRow>('place_of_participant', 'select place from participants where id = $1'),
  meals: statement<PlaceRow>('place_of_meal', 'select place from meals where id = $1'),
  ingredients: statement<PlaceRow>('place_of_ingredient', 'select place from ingredients where id = $1'),
} as const;

/** Finds a row by its id alone: in the id's place, else in that of an older row. */
export async function inPlaceOf<Row>(
  db: EntityManager,
  table: keyof typeof placeById,
  id: string,
  find: (place: number) => Promise<Row | null>,
): Promise<Row | null> {
  const placeOfId = placeOf(id);
  const row = await find(placeOfId);
  if (row !== null) return row;
  const older = await placeById[table].first(db, [id]);
  return older === null || older.place === placeOfId ? null : find(older.place);
}
