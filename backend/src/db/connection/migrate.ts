import pg from 'pg';
import type { DataSource } from 'typeorm';

/** "grub" in ASCII. */
export const MIGRATION_LOCK = 0x67727562;
const WAIT_FOR_OTHERS_MS = 60_000;

/** Runs pending migrations under a lock; a pooler would keep a session's lock. */
export async function migrate(dataSource: DataSource, connection: pg.ClientConfig): Promise<void> {
  const lock = new pg.Client(connection);
  await lock.connect();
  try {
    await lock.query('begin');
    await lock.query(
      `set local statement_timeout = ${WAIT_FOR_OTHERS_MS}; set local idle_in_transaction_session_timeout = 0`,
    );
    await lock.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await dataSource.runMigrations({ transaction: 'each' });
    await lock.query('commit');
  } finally {
    await lock.end();
  }
}
