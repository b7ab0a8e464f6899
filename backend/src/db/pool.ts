import type pg from 'pg';
import type { EntityManager } from 'typeorm';

/** TypeORM's pool, for prepared statements and LISTEN; outside of the manager's transaction. */
export function poolOf(db: EntityManager): pg.Pool {
  // TypeORM's types hide the pool that its Postgres driver keeps as `master`.
  return (db.dataSource.driver as unknown as { readonly master: pg.Pool }).master;
}
