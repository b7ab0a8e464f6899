import type { EntityManager } from 'typeorm';

type Queryable = Pick<EntityManager, 'query'>;

/**
 * What tables of trips had while `place` was their distribution key: a check, a trigger and statistics; and the foreign
 * keys by name.
 */
export async function addPlacedTable(
  db: Queryable,
  table: string,
  foreignKeys: Readonly<Record<string, string>>,
): Promise<void> {
  await db.query(`
    alter table ${table} add constraint ${table}_place_check check (place = place_of(trip_id));
    create trigger ${table}_place before insert on ${table} for each row execute function fill_place(trip_id);
    create statistics ${table}_place_stats (dependencies) on place, trip_id from ${table}`);
  await addForeignKeys(db, table, foreignKeys);
}

export async function addForeignKeys(
  db: Queryable,
  table: string,
  foreignKeys: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, definition] of Object.entries(foreignKeys))
    await db.query(`alter table ${table} add constraint ${name} ${definition}`);
}
