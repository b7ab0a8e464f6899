import pg from 'pg';
import type { DataSource } from 'typeorm';

/** Key of the advisory lock around migrations: "grub" in ASCII. */
export const MIGRATION_LOCK = 0x67727562;
const WAIT_FOR_OTHERS_MS = 60_000;

/**
 * Brings the schema up to date. Processes that start at once wait for each other: the first migrates, the rest find
 * nothing to do. The lock is held by a connection of its own, so that it goes away with the process.
 * @param connection how node-postgres reaches the same database as the data source
 */
export async function migrate(dataSource: DataSource, connection: pg.ClientConfig): Promise<void> {
  const lock = new pg.Client({ ...connection, statement_timeout: WAIT_FOR_OTHERS_MS });
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await dataSource.runMigrations({ transaction: 'each' });
  } finally {
    await lock.end();
  }
}
