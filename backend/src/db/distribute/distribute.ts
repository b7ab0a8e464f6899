import type { DataSource, EntityManager } from 'typeorm';
import { ConfigError } from '../../config/config.ts';
import { TRIP_TABLES } from '../tripTables.ts';
import { distributedTables, hasCitus } from './distributed.ts';

type Queryable = Pick<EntityManager, 'query'>;

interface Constraint {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
  /** Of a foreign key. */
  readonly target: string | null;
}

/** Puts the place in front of a key's columns, as Citus requires. */
export function withPlace(definition: string): string {
  let lists = /^foreign key/i.test(definition) ? 2 : 1;
  return definition.replaceAll('(', (paren) => (lists-- > 0 ? '(place, ' : paren));
}

function refusedConstraints(db: Queryable, tables: readonly string[]): Promise<Constraint[]> {
  return db.query<Constraint[]>(
    `select c.conrelid::regclass::text as table, quote_ident(c.conname) as name, pg_get_constraintdef(c.oid) as definition,
       nullif(c.confrelid, 0)::regclass::text as target
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attname = 'place'
     where c.conrelid = any($1::text[]::regclass[]) and c.contype in ('p', 'u', 'f') and not a.attnum = any(c.conkey)
     order by c.contype = 'f' desc, c.conname`,
    [tables],
  );
}

const isOfTrips = (table: string | null) => TRIP_TABLES.some((known) => known === table);

/**
 * Puts the place into all keys, and drops what a distributed table cannot have: triggers, and foreign keys to local
 * tables.
 */
async function prepare(db: Queryable, tables: readonly string[]): Promise<void> {
  const triggers = await db.query<{ sql: string }[]>(
    `select format('drop trigger %I on %s', tgname, tgrelid::regclass) as sql from pg_trigger
     where tgrelid = any($1::text[]::regclass[]) and not tgisinternal`,
    [tables],
  );
  for (const { sql } of triggers) await db.query(sql);
  const refused = await refusedConstraints(db, tables);
  for (const { table, name } of refused) await db.query(`alter table ${table} drop constraint ${name}`);
  // Keys before the foreign keys that refer to them.
  for (const { table, name, definition, target } of refused.toReversed())
    if (target === null || isOfTrips(target))
      await db.query(`alter table ${table} add constraint ${name} ${withPlace(definition)}`);
}

async function distributeTable(db: Queryable, table: string): Promise<void> {
  const [first] = TRIP_TABLES;
  await db.query("select create_distributed_table($1, 'place', colocate_with => $2)", [
    table,
    table === first ? 'none' : first,
  ]);
}

/**
 * Distributes the tables of trips over a Citus database, by place. A failed run is repeated: keys change in one
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
  // A check of every table calls it, on all machines.
  await dataSource.query("select create_distributed_function('place_of(uuid)')");
  for (const table of left) {
    say(`${table} is being distributed …`);
    await distributeTable(dataSource, table);
  }
  // Citus keeps the rows from before as an invisible copy.
  for (const table of TRIP_TABLES)
    await dataSource.query('select truncate_local_data_after_distributing_table($1)', [table]);
  say(`${TRIP_TABLES.length} tables are distributed by place; the others are on the coordinator.`);
}

/**
 * For a migration that creates a table of trips: its place's check, trigger and statistics, its foreign keys, and its
 * distribution.
 * @param table has the columns `trip_id` and `place smallint not null`
 * @param foreignKeys definitions by name, as without Citus
 */
export async function addTripTable(
  db: Queryable,
  table: string,
  foreignKeys: Readonly<Record<string, string>>,
): Promise<void> {
  await db.query(`
    alter table ${table} add constraint ${table}_place_check check (place = place_of(trip_id));
    create trigger ${table}_place before insert on ${table} for each row execute function fill_place(trip_id);
    create statistics ${table}_place_stats (dependencies) on place, trip_id from ${table}`);
  const isDistributed = (await distributedTables(db)).has(TRIP_TABLES[0]);
  if (isDistributed) {
    await prepare(db, [table]);
    await distributeTable(db, table);
  }
  await addForeignKeys(db, table, foreignKeys);
}

/** @param foreignKeys or unique keys of a table of trips, as for {@link addTripTable} */
export async function addForeignKeys(
  db: Queryable,
  table: string,
  foreignKeys: Readonly<Record<string, string>>,
): Promise<void> {
  const isDistributed = (await distributedTables(db)).has(TRIP_TABLES[0]);
  for (const [name, definition] of Object.entries(foreignKeys))
    await db.query(
      `alter table ${table} add constraint ${name} ${isDistributed ? withPlace(definition) : definition}`,
    );
}
