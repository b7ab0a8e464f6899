import pg from 'pg';
import type { DataSource } from 'typeorm';

/** "grub" in ASCII. */
export const MIGRATION_LOCK = 0x67727562;
const WAIT_FOR_OTHERS_MS = 60_000;

/** Runs pending migrations; the advisory lock's own connection ends with the process. */
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
