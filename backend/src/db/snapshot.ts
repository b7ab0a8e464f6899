import type { EntityManager } from 'typeorm';

/**
 * Runs reads in one read-only snapshot.
 * @param settings Postgres settings of the transaction
 */
export function readSnapshot<Result>(
  db: EntityManager,
  settings: Readonly<Record<string, string>>,
  read: (db: EntityManager) => Promise<Result>,
): Promise<Result> {
  return db.transaction('REPEATABLE READ', async (snapshot) => {
    await snapshot.query('set transaction read only');
    await snapshot.query('select set_config(key, value, true) from json_each_text($1)', [settings]);
    return read(snapshot);
  });
}
