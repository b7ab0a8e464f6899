import type pg from 'pg';
import type { EntityManager } from 'typeorm';

/**
 * TypeORM's node-postgres pool, for prepared statements and LISTEN; its queries run outside of the manager's
 * transaction.
 */
export function poolOf(db: EntityManager): pg.Pool {
  // The postgres driver keeps its pool under this name.
  return (db.dataSource.driver as unknown as { readonly master: pg.Pool }).master;
}
