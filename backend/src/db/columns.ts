import { getMetadataArgsStorage } from 'typeorm';
import { SnakeNaming } from './snakeNaming.ts';

export type EntityClass<Row> = new () => Row;

export interface EntityColumn {
  readonly property: string;
  readonly column: string;
  readonly isInstant: boolean;
  /** Whether it is jsonb: node-postgres takes JSON, not arrays. */
  readonly isJson: boolean;
}

const naming = new SnakeNaming();

/** In class order, without those that TypeORM reads only by name. */
export function columnsIn<Row>(entity: EntityClass<Row>): EntityColumn[] {
  return getMetadataArgsStorage()
    .filterColumns(entity)
    .filter(({ options }) => options.select !== false)
    .map(({ propertyName, options }) => ({
      property: propertyName,
      column: naming.columnName(propertyName, options.name),
      isInstant: options.type === 'timestamptz',
      isJson: options.type === 'jsonb',
    }));
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
