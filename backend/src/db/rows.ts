import type { EntityManager } from 'typeorm';
import { columnsIn, columnsOf, tableOf, type EntityClass } from './columns.ts';
import { queryable, statement, type Statement } from './statement.ts';
import { requireTripWrites, writesTrip } from './tripWrites.ts';
import { requireVersions, written, type Sql } from './versions.ts';

/** Values of a row; absent and null ones become the column's default. */
export type NewRow<Row> = { readonly [Property in keyof Row]?: Readonly<Row[Property]> | null | undefined };

/** Per statement; far below the statement timeout. */
const ROWS_AT_ONCE = 2000;

/** All columns of a row, with the defaults that the entity declares. */
export function newRow<Row extends object>(entity: EntityClass<Row>, values: NewRow<Row>): Row {
  const row = columnsIn(entity).map(({ property, initial }) => [
    property,
    // A column is a property of the entity.
    values[property as keyof Row] ?? initial,
  ]);
  // All columns are there; the database refuses null where one has to have a value.
  return Object.fromEntries(row) as Row;
}

/** Rows that a parameter sends as JSON of {@link newRow}: `jsonb_to_recordset($1::jsonb) new (…)`, by property. */
function sentRows<Row>(entity: EntityClass<Row>, parameter: string, alias: string): string {
  const columns = columnsIn(entity).map(({ property, type }) => `"${property}" ${type}`);
  return `jsonb_to_recordset(${parameter}::jsonb) ${alias} (${columns.join(', ')})`;
}

/**
 * `insert into … select …` of {@link sentRows} in $1.
 * @param alias of the table, for `on conflict`
 */
export function insertSql<Row>(entity: EntityClass<Row>, alias = 'kept'): string {
  const columns = columnsIn(entity);
  return `insert into ${tableOf(entity)} as ${alias} (${columns.map(({ column }) => column).join(', ')})
    select ${columns.map(({ property }) => `new."${property}"`).join(', ')}
    from ${sentRows(entity, '$1', 'new')}`;
}

const inserts = new Map<string, Statement<never>>();

/** The statement of {@link insertRows}. */
export function insertOf<Row>(entity: EntityClass<Row>): Statement<never> {
  const name = `insert_${tableOf(entity)}`;
  const insert = inserts.get(name) ?? statement<never>(name, insertSql(entity));
  inserts.set(name, insert);
  return insert;
}

/**
 * Inserts rows in one statement, or several if they are thousands.
 * @returns them with all columns, in order
 */
export async function insertRows<Row extends object>(
  db: EntityManager,
  entity: EntityClass<Row>,
  values: readonly NewRow<Row>[],
): Promise<Row[]> {
  const rows = values.map((one) => newRow(entity, one));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await insertOf(entity).all(db, [JSON.stringify(rows.slice(from, from + ROWS_AT_ONCE))]);
  return rows;
}

/** The parameter that {@link insertSql} takes. */
export function rowsAsJson<Row extends object>(
  entity: EntityClass<Row>,
  values: readonly NewRow<Row>[],
): string {
  return JSON.stringify(values.map((one) => newRow(entity, one)));
}

/**
 * Gives several rows of a trip other values, each its own, in one statement.
 * @param changes of the same properties
 * @param stamp raises the versions of fields that people write
 * @returns the rows that exist, oldest first
 */
export async function updateRows<
  Row extends { readonly id: string; readonly tripId: string; readonly createdAt: Date },
>(
  db: EntityManager,
  entity: EntityClass<Row>,
  tripId: string,
  changes: readonly (NewRow<Omit<Row, 'id'>> & { readonly id: string })[],
  stamp: string,
): Promise<Row[]> {
  const [first] = changes;
  if (first === undefined) return [];
  const { id: _, ...changed } = first;
  const text = updateSql(entity, Object.keys(changed));
  // Postgres refuses a value that the statement does not use.
  const stamps = text.includes('$3') ? [stamp] : [];
  // The select list names every column.
  return (await sendUpdate(db, entity, {
    text,
    values: [tripId, JSON.stringify(changes), ...stamps],
  })) as Row[];
}

/** The statement of {@link updateRows}: $1 trip, $2 rows as JSON, $3 stamp if people write one of the properties. */
export function updateSql<Row extends object>(
  entity: EntityClass<Row>,
  properties: readonly string[],
): string {
  const values = Object.fromEntries(properties.map((property) => [property, `new."${property}"`]));
  // Its keys are properties of Row.
  const sets = written(entity, 'kept', values as Sql<Row>, '$3');
  return `with changed as (
       update ${tableOf(entity)} kept set ${sets} from ${sentRows(entity, '$2', 'new')}
       where kept.trip_id = $1 and kept.id = new.id returning kept.*)
     select ${columnsOf(entity, 'changed')} from changed order by changed.created_at, changed.id`;
}

/** Sends a statement that is made for one call. */
async function sendUpdate(
  db: EntityManager,
  entity: EntityClass<unknown>,
  query: { readonly text: string; readonly values: unknown[] },
): Promise<unknown[]> {
  const name = `An update of ${tableOf(entity)}`;
  requireVersions(name, query.text);
  if (writesTrip('', query.text)) requireTripWrites(db, name);
  return (await (await queryable(db)).query(query)).rows;
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
  // The returning list names every column.
  const [found] = (await sendUpdate(db, entity, { text, values })) as (Row & { isChanged: boolean })[];
  if (found === undefined) return null;
  const { isChanged, ...row } = found;
  // Without isChanged, these are the columns of Row.
  return { row: row as unknown as Row, isChanged };
}
