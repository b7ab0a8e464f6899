import type { EntityManager } from 'typeorm';
import { statement } from '../db/statement.ts';

const tripIn = (table: string) =>
  statement<{ readonly tripId: string }>(
    `trip_of_row_in_${table}`,
    `select trip_id as "tripId" from ${table} where id = $1`,
  );

const TRIP_IN = {
  invitation: tripIn('participants'),
  meal: tripIn('meals'),
  ingredient: tripIn('ingredients'),
  eater: tripIn('eaters'),
  receipt: tripIn('receipts'),
  transfer: tripIn('transfers'),
} as const;

/**
 * The trip's id of a row that a caller names by its id alone; null for an unknown id. All other statements name the
 * trip. A look-up in one index, on a distributed database in one of every shard.
 */
export async function tripIdOf(
  db: EntityManager,
  noun: keyof typeof TRIP_IN,
  id: string,
): Promise<string | null> {
  const found = await TRIP_IN[noun].first(db, [id]);
  return found?.tripId ?? null;
}
