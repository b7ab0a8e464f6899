import type { EntityManager } from 'typeorm';
import { columnsIn, columnsOf, tableOf, type EntityClass } from './columns.ts';
import { poolOf } from './pool.ts';
import { limitWrites } from './writeLimit.ts';
import { requireTripWrites, writesTrip } from './tripWrites.ts';
import { requireVersions, written, type Sql } from './versions.ts';

interface Queryable {
  query(query: { text: string; values: unknown[]; name?: string }): Promise<{ rows: unknown[] }>;
}

/** May wait for a row lock. */
const LOCKS_ROWS = /\b(insert into|update|delete from|for (no key )?update|for (key )?share)\b/i;
/** Part of every request; it writes once an hour. */
const NEVER_LIMITED: ReadonlySet<string> = new Set(['touch_session']);

/** Texts by name, for the tests. */
export const STATEMENTS = new Map<string, string>();

export interface Statement<Row> {
  all(db: EntityManager, values: unknown[]): Promise<Row[]>;
  first(db: EntityManager, values: unknown[]): Promise<Row | null>;
}

interface Planning {
  /** For each call with its values, where long lists need another plan than short ones; else once per connection. */
  readonly isPlannedEachTime?: boolean;
}

/**
 * Prepared SQL; runs in the transaction of `db`, else on the pool. What writes a trip needs `changeTrip`.
 * @param Row unchecked: keep it beside the select list
 */
export function statement<Row>(
  name: string,
  text: string,
  { isPlannedEachTime = false }: Planning = {},
): Statement<Row> {
  if ((STATEMENTS.get(name) ?? text) !== text) throw new Error(`Two statements are named ${name}.`);
  requireVersions(name, text);
  STATEMENTS.set(name, text);
  const isLocking = LOCKS_ROWS.test(text) && !NEVER_LIMITED.has(name);
  const isWriting = writesTrip(name, text);
  async function query(db: EntityManager, values: unknown[]): Promise<Row[]> {
    if (isWriting) requireTripWrites(db, name);
    // Postgres keeps the plans of named statements.
    const query = isPlannedEachTime ? { text, values } : { name, text, values };
    const { rows } = await (await queryable(db)).query(query);
    // The select list yields Row.
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
 * @param key columns that identify the row
 * @param changes undefined ones stay
 * @returns null for an unknown key
 */
export async function updateRow<Row extends object>(
  db: EntityManager,
  entity: EntityClass<Row>,
  key: { readonly [Property in keyof Row]?: Row[Property] },
  changes: { readonly [Property in keyof Row]?: Row[Property] | undefined },
): Promise<Row | null> {
  return (await changeRow(db, entity, key, changes))?.row ?? null;
}

/**
 * {@link updateRow}, which tells whether the row has other values now.
 * @param stamp needed for fields that people write: raises their versions
 */
export async function changeRow<Row extends object>(
  db: EntityManager,
  entity: EntityClass<Row>,
  key: { readonly [Property in keyof Row]?: Row[Property] },
  changes: { readonly [Property in keyof Row]?: Row[Property] | undefined },
  stamp?: string,
): Promise<{ readonly row: Row; readonly isChanged: boolean } | null> {
  const columns = columnsIn(entity);
  const values: unknown[] = [];
  const given = (of: { readonly [Property in keyof Row]?: Row[Property] | undefined }) =>
    columns.flatMap(({ property, column, isJson }) => {
      // A column is a property of the entity.
      const value = of[property as keyof Row];
      if (value === undefined) return [];
      const sent = isJson && value !== null ? JSON.stringify(value) : value;
      return [{ property, column, sql: `$${values.push(sent)}` }];
    });
  const where = given(key)
    .map(({ column, sql }) => `changed.${column} = ${sql}`)
    .join(' and ');
  const settings = given(changes);
  const list = columnsOf(entity, 'changed');
  const table = tableOf(entity);
  const sets = () => {
    if (stamp === undefined) return settings.map(({ column, sql }) => `${column} = ${sql}`).join(', ');
    const sqlOf = Object.fromEntries(settings.map(({ property, sql }) => [property, sql]));
    const place = `$${values.length + 1}`;
    // Its keys are those of `changes`.
    const sql = written(entity, 'changed', sqlOf as Sql<Row>, place);
    // Postgres refuses a value that the statement does not use.
    if (sql.includes(place)) values.push(stamp);
    return sql;
  };
  const text =
    settings.length === 0
      ? `select ${list}, false as "isChanged" from ${table} changed where ${where}`
      : `with before as (select * from ${table} changed where ${where} for no key update)
         update ${table} changed set ${sets()} from before where ${where}
         returning ${list}, row(changed.*) is distinct from row(before.*) as "isChanged"`;
  requireVersions(`An update of ${table}`, text);
  if (settings.length > 0 && writesTrip('', text)) requireTripWrites(db, `An update of ${table}`);
  const { rows } = await (await queryable(db)).query({ text, values });
  // The returning list names every column.
  const [found] = rows as (Row & { isChanged: boolean })[];
  if (found === undefined) return null;
  const { isChanged, ...row } = found;
  // Without isChanged, these are the columns of Row.
  return { row: row as unknown as Row, isChanged };
}

async function queryable(db: EntityManager): Promise<Queryable> {
  // TypeORM's query() cannot name statements.
  if (db.queryRunner === undefined) return poolOf(db);
  // A Postgres query runner connects to a node-postgres client.
  return (await db.queryRunner.connect()) as Queryable;
}
