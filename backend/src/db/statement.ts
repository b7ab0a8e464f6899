import type { EntityManager } from 'typeorm';
import { inSpan } from '../base/span.ts';
import { poolOf } from './pool.ts';
import { limitWrites } from './writeLimit.ts';
import { requireTripWrites, writesTrip } from './tripWrites.ts';
import { requireVersions } from './versions.ts';

interface Queryable {
  query(query: { text: string; values: unknown[]; name?: string }): Promise<{ rows: unknown[] }>;
}

/** May wait for a row lock. */
const LOCKS_ROWS = /\b(insert into|update|delete from|for (no key )?update|for (key )?share)\b/i;
/** Part of every request; it writes once an hour. */
const NEVER_LIMITED: ReadonlySet<string> = new Set(['touch_session']);

/** Texts by name, for the tests. */
export const STATEMENTS = new Map<string, string>();

/** Values: in the order of `$1`, or by the names of `$tripId`. */
export interface Statement<Row, Values extends object = readonly unknown[]> {
  all(db: EntityManager, values: Values): Promise<Row[]>;
  first(db: EntityManager, values: Values): Promise<Row | null>;
}

interface Planning {
  /** For each call with its values, where long lists need another plan than short ones; else once per connection. */
  readonly isPlannedEachTime?: boolean;
}

/** A parameter with a name: `$tripId`. */
const PARAMETER = /\$([a-z]\w*)/g;

/**
 * Prepared SQL; runs in the transaction of `db`, else on the pool. What writes a trip needs `changeTrip`.
 * @param Row unchecked: keep it beside the select list
 * @param Values more than three have names: `{ readonly tripId: string; … }` for `$tripId`
 */
export function statement<Row, Values extends object = readonly unknown[]>(
  name: string,
  sql: string,
  { isPlannedEachTime = false }: Planning = {},
): Statement<Row, Values> {
  const names = [...new Set([...sql.matchAll(PARAMETER)].flatMap(([, parameter]) => parameter ?? []))];
  if (/\$[4-9]/.test(sql)) throw new Error(`${name}: more than three parameters need names.`);
  if (names.length > 0 && /\$\d/.test(sql))
    throw new Error(`${name}: either all parameters have names or none.`);
  const text = sql.replaceAll(PARAMETER, (_, parameter: string) => `$${names.indexOf(parameter) + 1}`);
  if ((STATEMENTS.get(name) ?? text) !== text) throw new Error(`Two statements are named ${name}.`);
  requireVersions(name, text);
  STATEMENTS.set(name, text);
  const isLocking = LOCKS_ROWS.test(text) && !NEVER_LIMITED.has(name);
  const isWriting = writesTrip(name, text);
  async function query(db: EntityManager, given: Values): Promise<Row[]> {
    if (isWriting) requireTripWrites(db, name);
    const values = Array.isArray(given) ? given : valuesOf(name, names, given);
    // Postgres keeps the plans of named statements.
    const query = isPlannedEachTime ? { text, values } : { name, text, values };
    const { rows } = await inSpan(name, 'CLIENT', async () => (await queryable(db)).query(query));
    // The select list yields Row.
    return rows as Row[];
  }
  const all = (db: EntityManager, values: Values): Promise<Row[]> =>
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

/** @throws Error for a parameter without a value, and for a value without a parameter */
function valuesOf(statementName: string, names: readonly string[], given: object): unknown[] {
  const values = new Map<string, unknown>(Object.entries(given));
  for (const one of [...names, ...values.keys()])
    if (!names.includes(one) || values.get(one) === undefined)
      throw new Error(`${statementName}: ${one} has to be a parameter with a value.`);
  return names.map((one) => values.get(one));
}

/** The connection of the transaction of `db`, else the pool. */
export async function queryable(db: EntityManager): Promise<Queryable> {
  // TypeORM's query() cannot name statements.
  if (db.queryRunner === undefined) return poolOf(db);
  // A Postgres query runner connects to a node-postgres client.
  return (await db.queryRunner.connect()) as Queryable;
}
