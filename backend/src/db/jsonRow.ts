import { columnsIn, type EntityClass } from './columns.ts';

/** Values in column order, without known ones; instants are milliseconds since 1970. */
export type JsonRow = readonly unknown[];

export interface JsonForm<Row, Known extends keyof Row> {
  readonly sql: string;
  read(json: JsonRow, known: Pick<Row, Known>): Row;
}

/**
 * JSON rows for trees in one statement: several times faster than node-postgres' columns, twice as fast as objects.
 * @param known properties shared with the parent, not sent
 */
export function jsonForm<Row extends object, Known extends keyof Row & string = never>(
  entity: EntityClass<Row>,
  alias: string,
  known: readonly Known[] = [],
): JsonForm<Row, Known> {
  const isKnown: ReadonlySet<string> = new Set(known);
  const sent = columnsIn(entity).filter(({ property }) => !isKnown.has(property));
  const values = sent.map(({ column, isInstant }) =>
    isInstant ? `(date_part('epoch', ${alias}.${column}) * 1000)::bigint` : `${alias}.${column}`,
  );
  return {
    sql: `json_build_array(${values.join(', ')})`,
    read: (json, ofParent) => {
      // The class declares all columns: rows of one shape from the start.
      const row = new entity();
      // Columns are its properties.
      const columns = row as Record<string, unknown>;
      for (const property of known) columns[property] = ofParent[property];
      sent.forEach(({ property, isInstant }, place) => {
        const value = json[place];
        columns[property] = isInstant && value !== null ? new Date(Number(value)) : value;
      });
      return row;
    },
  };
}
