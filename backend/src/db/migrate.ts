import pg from 'pg';
import type { DataSource } from 'typeorm';

/** Key of the advisory lock: "grub" in ASCII. */
export const MIGRATION_LOCK = 0x67727562;
const WAIT_FOR_OTHERS_MS = 60_000;

/**
 * Runs pending migrations. Concurrent processes wait on an advisory lock, held by a connection of its own so that it
 * ends with the process.
 * @param connection the data source's database for node-postgres
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
