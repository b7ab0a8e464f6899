import type { EntityManager } from 'typeorm';
import { limitWrites } from './writeLimit.ts';

/**
 * Counts towards the limit of concurrent writes; nested in the transaction of `db` if any.
 * @throws SERVICE_UNAVAILABLE, or the work's error after the rollback
 */
export function transaction<Result>(
  db: EntityManager,
  work: (db: EntityManager) => Promise<Result>,
): Promise<Result> {
  const run = () => db.transaction(work);
  return db.queryRunner === undefined ? limitWrites(db.dataSource, run) : run();
}
