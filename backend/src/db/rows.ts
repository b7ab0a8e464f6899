import type { EntityManager } from 'typeorm';
import { columnsIn, tableOf, type EntityClass } from './columns.ts';
import { statement, type Statement } from './statement.ts';

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
export function sentRows<Row>(entity: EntityClass<Row>, parameter: string, alias: string): string {
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
