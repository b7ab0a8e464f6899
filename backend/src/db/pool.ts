import type pg from 'pg';
import type { EntityManager } from 'typeorm';

/** TypeORM's pool, for prepared statements and LISTEN; outside of the manager's transaction. */
export function poolOf(db: EntityManager): pg.Pool {
  // The driver keeps its pool under this name.
  return (db.dataSource.driver as unknown as { readonly master: pg.Pool }).master;
}
