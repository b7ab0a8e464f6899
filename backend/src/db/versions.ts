import type { ColumnUse } from '../entities/column.ts';
import { Receipt } from '../entities/costs/receipt.entity.ts';
import { Eater } from '../entities/eater.entity.ts';
import type { Stamp } from '../entities/fieldVersions.ts';
import { Ingredient } from '../entities/ingredient.entity.ts';
import { Meal } from '../entities/meal.entity.ts';
import { Recipe } from '../entities/recipe/recipe.entity.ts';
import { Trip } from '../entities/trip.entity.ts';
import { columnsIn, propertiesFor, tableOf, type EntityClass, type EntityColumn } from './columns.ts';

/** Entities with columns that people write. */
const VERSIONED = [Meal, Ingredient, Recipe, Eater, Receipt, Trip];

const fieldsFor = (...uses: ColumnUse[]): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    VERSIONED.map((entity) => [tableOf<object>(entity), propertiesFor<object>(entity, ...uses)]),
  );

/** Properties that people write, by table: not purchases, nor what the server derives. */
export const WRITTEN_FIELDS = fieldsFor('written', 'written jointly');

/** Their columns, by table. */
export const WRITTEN_COLUMNS: readonly (readonly [table: string, columns: readonly EntityColumn[]])[] =
  VERSIONED.map((entity) => {
    const table = tableOf<object>(entity);
    const written = WRITTEN_FIELDS[table] ?? [];
    return [table, columnsIn<object>(entity).filter(({ property }) => written.includes(property))];
  });

/** Those that mean something together: a change of one is a change of all. */
export const JOINT_FIELDS = fieldsFor('written jointly');

/** @returns JSON, the value of the parameter that {@link written} takes */
export function stampOf({ id }: { readonly id: string }, at: Date): string {
  return JSON.stringify({ by: id, at: at.toISOString() } satisfies Stamp);
}

export type Sql<Row> = { readonly [Property in keyof Row]?: string };

/**
 * The assignments of an update: values that differ also raise the versions of the row and the field. Citus takes
 * immutable functions only: no `jsonb_build_object`, no `now()`.
 * @param row alias of the updated row
 * @param values SQL of new values, by property
 * @param stamp SQL of {@link stampOf}
 * @param old SQL of values to compare with, if not the row's
 */
export function written<Row extends object>(
  entity: EntityClass<Row>,
  row: string,
  values: Sql<Row>,
  stamp: string,
  old: Sql<Row> = {},
): string {
  const fields = columnsIn(entity).flatMap(({ property, column }) => {
    // Properties of the entity have their SQL, if any.
    const [value, before] = [values, old].map((of) => of[property as keyof Row]);
    if (value === undefined) return [];
    const isDifferent = `${before ?? `${row}.${column}`} is distinct from ${value}`;
    return [{ property, isDifferent, isCounted: isWritten(entity, property), set: `${column} = ${value}` }];
  });
  const counted = fields.filter(({ isCounted }) => isCounted);
  const sets = fields.map(({ set }) => set);
  if (counted.length === 0) return sets.join(', ');
  const next = `(${row}.version + 1)::text::jsonb`;
  const changes = counted.map(
    ({ property, isDifferent }) =>
      `case when ${isDifferent} then jsonb_set('{}', '{${property}}', jsonb_set(${stamp}::jsonb, '{version}', ${next})) else '{}' end`,
  );
  return [
    ...sets,
    `version = ${row}.version + (${counted.map(({ isDifferent }) => isDifferent).join(' or ')})::int`,
    `field_versions = ${[`${row}.field_versions`, ...changes].join(' || ')}`,
  ].join(', ');
}

function isWritten<Row extends object>(entity: EntityClass<Row>, property: string): boolean {
  return WRITTEN_FIELDS[tableOf(entity)]?.includes(property) === true;
}

/** They free the slots of a move for a moment; the next statement counts it. */
const ASIDE: ReadonlySet<string> = new Set(['move_dishes_aside', 'move_meals_aside']);

/** @throws Error for a statement that writes such fields without raising the version */
export function requireVersions(name: string, text: string): void {
  if (ASIDE.has(name) || text.includes('field_versions =')) return;
  for (const [table, columns] of WRITTEN_COLUMNS) {
    const [, sets = ''] =
      new RegExp(`\\b(?:update|insert into) ${table}\\b[^]*?\\bset\\b([^]*)`, 'i').exec(text) ?? [];
    const names = columns.map(({ column }) => column);
    const column = new RegExp(`(?<![.\\w])(${names.join('|')}) = `).exec(sets)?.[1];
    if (column !== undefined)
      throw new Error(`${name} writes ${table}.${column} without written(): nobody would see the conflict.`);
  }
}
