import { factsOf, type ColumnFacts, type ColumnUse } from '../entities/column.ts';
import { DefaultNamingStrategy, getMetadataArgsStorage, type ColumnOptions } from 'typeorm';

export type EntityClass<Row> = new () => Row;

export interface EntityColumn {
  readonly property: string;
  readonly column: string;
  readonly isInstant: boolean;
  /** Whether it is jsonb: node-postgres takes JSON, not arrays. */
  readonly isJson: boolean;
  /** In SQL: 'text[]'. */
  readonly type: string;
  /** Of a new row; null without a default. */
  readonly initial: unknown;
  readonly facts: ColumnFacts;
  readonly isReadByName: boolean;
}

export class SnakeNaming extends DefaultNamingStrategy {
  override columnName(propertyName: string, customName: string | undefined): string {
    return customName ?? propertyName.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  }
}

const naming = new SnakeNaming();

const known = new Map<EntityClass<unknown>, readonly EntityColumn[]>();

/** In class order, without those that are read only by name. */
export function columnsIn<Row>(entity: EntityClass<Row>): readonly EntityColumn[] {
  const columns = known.get(entity) ?? allColumnsIn(entity).filter(({ isReadByName }) => !isReadByName);
  known.set(entity, columns);
  return columns;
}

export function allColumnsIn(entity: EntityClass<unknown>): EntityColumn[] {
  return getMetadataArgsStorage()
    .filterColumns(entity)
    .map(({ propertyName, options }) => ({
      property: propertyName,
      column: naming.columnName(propertyName, options.name),
      isInstant: options.type === 'timestamptz',
      isJson: options.type === 'jsonb',
      // The entities name types of Postgres.
      type: `${options.type as string}${options.array === true ? '[]' : ''}`,
      initial: initialOf(options),
      facts: factsOf(entity, propertyName),
      isReadByName: options.select === false,
    }));
}

function initialOf({ array, default: initial }: ColumnOptions): unknown {
  // SQL, which the database computes.
  if (typeof initial === 'function') return null;
  // '{breakfast,lunch}'
  if (array === true && typeof initial === 'string') return initial.slice(1, -1).split(',').filter(Boolean);
  return initial ?? null;
}

/** Properties that are declared for one of the uses, in class order. */
export function propertiesFor<Row>(entity: EntityClass<Row>, ...uses: ColumnUse[]): (keyof Row & string)[] {
  return (
    columnsIn(entity)
      .filter(({ facts: [, , ...declared] }) => declared.some((use) => uses.includes(use)))
      // A column is a property of the entity.
      .map(({ property }) => property as keyof Row & string)
  );
}

/** `m.trip_id as "tripId", …` */
export function columnsOf<Row>(entity: EntityClass<Row>, alias: string): string {
  return columnsIn(entity)
    .map(({ property, column }) => `${alias}.${column} as "${property}"`)
    .join(', ');
}

export function tableOf<Row>(entity: EntityClass<Row>): string {
  const table = getMetadataArgsStorage().tables.find(({ target }) => target === entity);
  if (table?.name === undefined) throw new Error(`${entity.name} has no table of its own.`);
  return table.name;
}
