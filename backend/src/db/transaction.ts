import type { EntityManager } from 'typeorm';
import { limitWrites } from './writeLimit.ts';

/**
 * Runs the work in a transaction, within the limit of concurrent writes; nested in that of `db` if there is one.
 * @throws SERVICE_UNAVAILABLE if too many writes wait; what the work throws, after the rollback
 */
export function transaction<Result>(
  db: EntityManager,
  work: (db: EntityManager) => Promise<Result>,
): Promise<Result> {
  const run = () => db.transaction(work);
  return db.queryRunner === undefined ? limitWrites(db.dataSource, run) : run();
}
