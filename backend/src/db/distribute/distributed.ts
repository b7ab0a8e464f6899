import type { EntityManager } from 'typeorm';

type Queryable = Pick<EntityManager, 'query'>;

/** Whether the database has the extension citus. */
export async function hasCitus(db: Queryable): Promise<boolean> {
  const [found] = await db.query<{ exists: boolean }[]>(
    "select to_regclass('pg_dist_partition') is not null as exists",
  );
  return found?.exists ?? false;
}

/** Names of the tables that Citus distributes; none without Citus. */
export async function distributedTables(db: Queryable): Promise<ReadonlySet<string>> {
  if (!(await hasCitus(db))) return new Set();
  const rows = await db.query<{ name: string }[]>(
    "select logicalrelid::text as name from pg_dist_partition where partmethod = 'h'",
  );
  return new Set(rows.map(({ name }) => name));
}
