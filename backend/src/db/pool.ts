import type pg from 'pg';
import type { EntityManager } from 'typeorm';

/**
 * The node-postgres pool below TypeORM, for what TypeORM does not speak: named prepared statements and LISTEN.
 * A statement sent through it is outside of any transaction of the manager.
 */
export function poolOf(db: EntityManager): pg.Pool {
  // Every data source here is of type postgres, whose driver keeps its pool under this name.
  return (db.dataSource.driver as unknown as { readonly master: pg.Pool }).master;
}
