import { MigrationExecutor, type DataSource, type EntityManager } from 'typeorm';

/** "grub" in ASCII. */
const MIGRATION_LOCK = 0x67727562;

/**
 * Runs work that changes tables: one at a time, in one transaction, without time limits. Lock and settings end with it:
 * a pooler gives its connection to others.
 * @param say prints that another server is waited for
 */
export function changeTables<Result>(
  dataSource: DataSource,
  say: (line: string) => void,
  work: (db: EntityManager) => Promise<Result>,
): Promise<Result> {
  return dataSource.transaction(async (db) => {
    await db.query(
      'set local idle_in_transaction_session_timeout = 0; set local statement_timeout = 0; set local lock_timeout = 0',
    );
    const [lock] = await db.query<{ isTaken: boolean }[]>(
      'select not pg_try_advisory_xact_lock($1) as "isTaken"',
      [MIGRATION_LOCK],
    );
    if (lock?.isTaken === true) {
      say('Waiting for another server that migrates or restores …');
      await db.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    }
    await db.query("set local lock_timeout = '2s'");
    return work(db);
  });
}

export function migrate(
  dataSource: DataSource,
  say: (line: string) => void = () => undefined,
): Promise<void> {
  return changeTables(dataSource, say, (db) => runMigrations(db));
}

/**
 * In the transaction of `db`.
 * @param isWanted by name of the migration; all unless given
 */
export async function runMigrations(
  db: EntityManager,
  isWanted: (name: string) => boolean = () => true,
): Promise<void> {
  const executor = new MigrationExecutor(db.dataSource, db.queryRunner);
  for (const migration of await executor.getPendingMigrations())
    if (isWanted(migration.name)) await executor.executeMigration(migration);
}
