import type { DataSource, EntityManager } from 'typeorm';
import type { Statement } from '../statement.ts';
import { TRIP_TABLES } from '../tables.ts';

type Queryable = Pick<EntityManager, 'query'>;

export async function hasCitus(db: Queryable): Promise<boolean> {
  const [found] = await db.query<{ exists: boolean }[]>(
    "select to_regclass('pg_dist_partition') is not null as exists",
  );
  return found?.exists ?? false;
}

export async function distributedTables(db: Queryable): Promise<ReadonlySet<string>> {
  if (!(await hasCitus(db))) return new Set();
  const rows = await db.query<{ name: string }[]>(
    "select logicalrelid::text as name from pg_dist_partition where partmethod = 'h'",
  );
  return new Set(rows.map(({ name }) => name));
}

const known = new WeakMap<DataSource, boolean>();

/** Asked once for each data source: distributing needs stopped servers. */
async function isDistributed(db: EntityManager): Promise<boolean> {
  const before = known.get(db.dataSource);
  if (before !== undefined) return before;
  const now = (await distributedTables(db)).has(TRIP_TABLES[0]);
  known.set(db.dataSource, now);
  return now;
}

/**
 * Rows of a statement with ids of trips as $1. Citus refuses most subqueries over several shards: there it runs once for
 * each trip.
 */
export async function inEachShard<Row>(
  db: EntityManager,
  ofTrips: Statement<Row>,
  tripIds: readonly string[],
  ...values: readonly unknown[]
): Promise<Row[]> {
  if (tripIds.length < 2 || !(await isDistributed(db))) return ofTrips.all(db, [tripIds, ...values]);
  const rows: Row[] = [];
  for (const tripId of tripIds) rows.push(...(await ofTrips.all(db, [[tripId], ...values])));
  return rows;
}
