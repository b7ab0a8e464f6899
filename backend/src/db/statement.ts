import type { EntityManager } from 'typeorm';
import { columnsIn, columnsOf, tableOf, type EntityClass } from './columns.ts';
import { poolOf } from './pool.ts';
import { limitWrites } from './writeLimit.ts';

interface Queryable {
  query(query: { text: string; values: unknown[]; name?: string }): Promise<{ rows: unknown[] }>;
}

/** SQL that may wait for a row that another transaction has changed. */
const LOCKS_ROWS = /\b(insert into|update|delete from|for (no key )?update|for (key )?share)\b/i;
/** Every request begins with it, and it writes into a session once an hour. */
const NEVER_LIMITED: ReadonlySet<string> = new Set(['find_viewer']);

/** A named statement: Postgres parses and plans it once a connection, not once a call. */
export interface Statement<Row> {
  all(db: EntityManager, values: unknown[]): Promise<Row[]>;
  /** The first row; null when there is none. */
  first(db: EntityManager, values: unknown[]): Promise<Row | null>;
}

/**
 * SQL that is prepared once on each connection, for what is asked for often. It runs in the transaction of `db` when
 * it has one, else on any connection of the pool.
 * @param Row what the select list yields; nothing checks it, so the list and the type stand side by side
 */
export function statement<Row>(name: string, text: string): Statement<Row> {
  const isLocking = LOCKS_ROWS.test(text) && !NEVER_LIMITED.has(name);
  async function query(db: EntityManager, values: unknown[]): Promise<Row[]> {
    const { rows } = await (await queryable(db)).query({ name, text, values });
    // The select list of the text is what makes a row a Row.
    return rows as Row[];
  }
  const all = (db: EntityManager, values: unknown[]): Promise<Row[]> =>
    isLocking && db.queryRunner === undefined
      ? limitWrites(db.dataSource, () => query(db, values))
      : query(db, values);
  return {
    all,
    async first(db, values) {
      return (await all(db, values))[0] ?? null;
    },
  };
}

/**
 * Changes one row in one statement.
 * @param changes by property; undefined ones stay as they are
 * @returns the row as it now is; null when there is none with that id
 */
export async function updateRow<Row extends { id: string }>(
  db: EntityManager,
  entity: EntityClass<Row>,
  id: string,
  changes: { readonly [Property in keyof Row]?: Row[Property] | undefined },
): Promise<Row | null> {
  const columnOf = new Map(columnsIn(entity).map(({ property, column }) => [property, column]));
  const values: unknown[] = [id];
  const settings = Object.entries(changes).flatMap(([property, value]) => {
    const column = columnOf.get(property);
    if (value === undefined || column === undefined) return [];
    return `${column} = $${values.push(value)}`;
  });
  const list = columnsOf(entity, 'changed');
  const text =
    settings.length === 0
      ? `select ${list} from ${tableOf(entity)} changed where id = $1`
      : `update ${tableOf(entity)} changed set ${settings.join(', ')} where id = $1 returning ${list}`;
  const { rows } = await (await queryable(db)).query({ text, values });
  // The list above names every column of the entity.
  return (rows as Row[])[0] ?? null;
}

async function queryable(db: EntityManager): Promise<Queryable> {
  // TypeORM's own query() has no names for statements; beneath it are the transaction's client and the pool.
  if (db.queryRunner === undefined) return poolOf(db);
  // What a Postgres query runner connects to is a client of node-postgres.
  return (await db.queryRunner.connect()) as Queryable;
}
