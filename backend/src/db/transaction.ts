import type { EntityManager } from 'typeorm';
import { limitWrites } from './writeLimit.ts';

/**
 * Runs the work in one transaction, as one of the few writes that run at once; a part of the transaction of `db` when
 * it has one.
 * @throws SERVICE_UNAVAILABLE when too many writes wait already; whatever the work throws, after the rollback
 */
export function transaction<Result>(
  db: EntityManager,
  work: (db: EntityManager) => Promise<Result>,
): Promise<Result> {
  const run = () => db.transaction(work);
  return db.queryRunner === undefined ? limitWrites(db.dataSource, run) : run();
}
