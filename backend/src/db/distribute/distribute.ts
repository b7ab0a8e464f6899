import type { DataSource, EntityManager } from 'typeorm';
import { ConfigError } from '../../config/config.ts';
import { TRIP_TABLES } from '../tables.ts';
import { distributedTables, hasCitus } from './distributed.ts';

type Queryable = Pick<EntityManager, 'query'>;

/** Drops what a distributed table cannot have: triggers, and foreign keys to local tables. */
async function prepare(db: Queryable, tables: readonly string[]): Promise<void> {
  const drops = await db.query<{ sql: string }[]>(
    `select format('drop trigger %I on %s', tgname, tgrelid::regclass) as sql from pg_trigger
     where tgrelid = any($1::text[]::regclass[]) and not tgisinternal
     union all
     select format('alter table %s drop constraint %I', conrelid::regclass, conname) from pg_constraint
     where conrelid = any($1::text[]::regclass[]) and contype = 'f' and confrelid <> all($2::text[]::regclass[])`,
    [tables, TRIP_TABLES],
  );
  for (const { sql } of drops) await db.query(sql);
}

/** Trips by their id, and their rows beside them. */
async function distributeTable(db: Queryable, table: string): Promise<void> {
  const [trips] = TRIP_TABLES;
  const [column, beside] = table === trips ? ['id', 'none'] : ['trip_id', trips];
  await db.query('select create_distributed_table($1, $2, colocate_with => $3)', [table, column, beside]);
}

/**
 * Distributes the tables of trips over a Citus database, by trip. A failed run is repeated: keys change in one
 * transaction, then each table is distributed in its own.
 * @param dataSource with one connection, whose time limits it lifts
 * @throws ConfigError for another database or pending migrations; node-postgres' error
 */
export async function distribute(dataSource: DataSource, say: (line: string) => void): Promise<void> {
  if (!(await hasCitus(dataSource)))
    throw new ConfigError('DATABASE_URL points to a database without the extension citus.');
  if (await dataSource.showMigrations())
    throw new ConfigError('Migrations are pending: start this version of the server once, and stop it.');
  await dataSource.query('set statement_timeout = 0; set lock_timeout = 0');
  const done = await distributedTables(dataSource);
  const left = TRIP_TABLES.filter((table) => !done.has(table));
  for (const table of TRIP_TABLES) if (done.has(table)) say(`${table} is already distributed.`);
  await dataSource.transaction((db) => prepare(db, left));
  for (const table of left) {
    say(`${table} is being distributed …`);
    await distributeTable(dataSource, table);
  }
  // Citus keeps the rows from before as an invisible copy.
  for (const table of TRIP_TABLES)
    await dataSource.query('select truncate_local_data_after_distributing_table($1)', [table]);
  say(`${TRIP_TABLES.length} tables are distributed by trip; the others are on the coordinator.`);
}
