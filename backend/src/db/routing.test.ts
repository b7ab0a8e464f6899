import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { scratchDatabase, type ScratchDatabase } from '../../test/postgres/scratchDatabase.ts';
import { tableOf } from './columns.ts';
import { ENTITIES } from './connection/entities.ts';
import { Ingredient } from '../entities/ingredient.entity.ts';
import { Meal } from '../entities/meal.entity.ts';
import { insertOf, updateSql } from './rows.ts';
import { STATEMENTS } from './statement.ts';
import { TRIP_TABLES } from './tables.ts';

const PARTITIONS = 4;

/** Statements that read beyond one trip, with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      'admin_finances',
      'admin_invite_counts',
      'admin_meal_counts',
      'admin_top_creators',
      'admin_top_inviters',
      'admin_trends',
      'admin_trip_count',
    ].map((name) => [name, 'Admins see figures of all trips.']),
  ),
  trip_of_invite_link: 'Finds the trip of a link.',
  due_invitations: 'Upkeep finds waiting invitations of all trips, 500 at a time.',
  has_open_invitation: 'Where only invited people sign up, for a new number: invitations go by number.',
  trips_inviting: 'Once for each new account or number: invitations go by number.',
  participants_still_there: 'Once for each deleted account: unsent texts name participants of any trip.',
  unread_restrictions: 'Upkeep reads all trips, 500 at a time.',
  forget_suggestion_runs: 'Upkeep deletes expired rows of all trips, once an hour.',
  forget_deleted_meals: 'Upkeep deletes expired rows of all trips, once an hour.',
  forget_invitation_links: 'Upkeep deletes expired rows of all trips, once an hour.',
  forget_trip_presence: 'Upkeep deletes expired rows of all trips, once an hour.',
  forget_trip_events: 'Upkeep deletes expired rows of all trips, once an hour.',
  forget_trip_revisions: 'Upkeep deletes expired rows of all trips, once an hour.',
  ...Object.fromEntries(
    ['participants', 'meals', 'ingredients', 'eaters', 'receipts', 'transfers'].map((table) => [
      `trip_of_row_in_${table}`,
      'Finds the trip of a row that a caller names by its id alone.',
    ]),
  ),
};

/** Every file that defines statements. */
const SOURCES = readdirSync(join(import.meta.dirname, '..'), { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(service|sql)\.ts$|^reads\/\w+(?<!\.test)\.ts$/.test(file),
);

/** Texts of the files without tests. */
function sources(isWanted: (file: string) => boolean = () => true): string[] {
  const root = join(import.meta.dirname, '..');
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && isWanted(file))
    .map((file) => readFileSync(join(root, file), 'utf8'));
}

/** A call of TypeORM, `updateRow`, `changeRow`, `changeVersioned` or `onceForRows` on rows of a trip. */
const ENTITIES_OF_TRIPS = ENTITIES.filter((entity) =>
  TRIP_TABLES.some((table) => table === tableOf<object>(entity)),
);
const NAMES = ENTITIES_OF_TRIPS.map(({ name }) => name).join('|');
const CALL = new RegExp(
  `(\\.(find|count|exists|sum|delete|update)\\w*\\(|((update|change)(Row|Versioned)|onceForRows)\\([^,]+,)\\s*(${NAMES})\\b[^;]*`,
  'g',
);
const callsIn = (source: string): string[] => source.match(CALL) ?? [];
const namesTrip = (call: string) => /\btripId\b|\bTrip\b[^;]*\bid\b/.test(call);

/** Queries outside `statement()`; the rest of the file too where they name a constant or a value. */
function queriesIn(source: string): string[] {
  const queries = source.match(/\.query(<[^;(]*>)?\([^;]*;/g) ?? [];
  const rest = source.replaceAll(/^import .*|\bstatement<[^;]*;/gm, '');
  return queries.map((query) => (/\$\{|\(\s*[A-Z]/.test(query) ? rest : query));
}
const TABLES = TRIP_TABLES.join('|');
/** In SQL, in a list of names, or as the key of a condition. */
const ON_TRIPS = new RegExp(
  `\\b(from|join|update|into)\\s+(${TABLES})\\b|'(${TABLES})'|\\b(${TABLES}): ["'\`]`,
);
/** They change tables, or read whole ones. */
const FOR_WHOLE_TABLES = /^(backup|db\/(distribute|migrations))\//;

let database: ScratchDatabase;
let client: pg.Client;
beforeAll(async () => {
  for (const file of SOURCES) await import(join('..', file));
  for (const entity of ENTITIES_OF_TRIPS) insertOf<object>(entity);
  database = await scratchDatabase();
  client = new pg.Client(database.connection);
  await client.connect();
  await client.query('create schema parts; set search_path to parts, public');
  for (const table of TRIP_TABLES) await partition(table);
  await client.query('set plan_cache_mode = force_custom_plan');
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** A copy of the table, partitioned by trip, with its keys. */
async function partition(table: string): Promise<void> {
  const key = table === 'trips' ? 'id' : 'trip_id';
  await client.query(
    `create table parts.${table} (like public.${table} including defaults) partition by hash (${key})`,
  );
  for (let part = 0; part < PARTITIONS; part++)
    await client.query(
      `create table parts.${table}_part${part} partition of parts.${table}
       for values with (modulus ${PARTITIONS}, remainder ${part})`,
    );
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
     where conrelid = 'public.${table}'::regclass and contype in ('p', 'u')`,
  );
  for (const { name, definition } of rows)
    await client.query(`alter table parts.${table} add constraint ${name} ${definition}`);
}

const TRIP_ID = '01900000-0000-7000-8000-00abc0000000';

/** A value for each parameter type. */
const VALUES: Readonly<Record<string, string>> = {
  uuid: `'${TRIP_ID}'`,
  'uuid[]': `'{${TRIP_ID}}'`,
  smallint: '2748',
  'smallint[]': "'{2748}'",
  jsonb: "'[]'",
  text: "'x'",
  'text[]': "'{x}'",
  boolean: 'true',
  'boolean[]': "'{true}'",
  integer: '1',
  'integer[]': "'{1}'",
  bigint: '1',
  'bigint[]': "'{1}'",
  'double precision': '1',
  numeric: '1',
  date: "'2026-06-13'",
  'date[]': "'{2026-06-13}'",
  'timestamp with time zone': "'2026-06-13'",
  'timestamp with time zone[]': "'{2026-06-13}'",
  interval: "'1 day'",
  bytea: "'x'",
};

interface PlanNode {
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

function relationsOf(node: PlanNode): string[] {
  const own = node['Relation Name'];
  return [...(own === undefined ? [] : [own]), ...(node.Plans ?? []).flatMap(relationsOf)];
}

/** Trip tables of which the statement reads more than one partition. */
async function scattered(name: string, text: string): Promise<string[]> {
  await client.query(`prepare "${name}" as ${text}`);
  const { rows: types } = await client.query<{ type: string }>(
    `select unnest(parameter_types)::text as type from pg_prepared_statements where name = $1`,
    [name],
  );
  const values = types.map(({ type }) => {
    const value = VALUES[type];
    if (value === undefined) throw new Error(`${name}: no value for a ${type}.`);
    return value;
  });
  const call = values.length === 0 ? '' : `(${values.join(', ')})`;
  const { rows } = await client.query<{ 'QUERY PLAN': readonly [{ readonly Plan: PlanNode }] }>(
    `explain (format json) execute "${name}" ${call}`,
  );
  const parts = new Set(rows.flatMap((row) => relationsOf(row['QUERY PLAN'][0].Plan)));
  return TRIP_TABLES.filter(
    (table) => [...parts].filter((part) => part.startsWith(`${table}_part`)).length > 1,
  );
}

const isOfTrips = (text: string) => TRIP_TABLES.some((table) => text.includes(table));

describe('a statement on a trip', () => {
  it('reads one partition of each table', async () => {
    const found: Record<string, string[]> = {};
    for (const [name, text] of STATEMENTS) {
      if (!isOfTrips(text)) continue;
      const tables = await scattered(name, text);
      if (tables.length > 0) found[name] = tables;
    }
    expect(Object.keys(found).sort()).toEqual(Object.keys(EXCEPTIONS).sort());
  });

  it('is reported when it does not name its trip', async () => {
    expect(await scattered('of_no_trip', 'select from meals where id = $1')).toEqual(['meals']);
    expect(await scattered('of_one', 'select from meals where trip_id = $1')).toEqual([]);
  });

  it.each([
    [Meal, ['assignedToId']],
    [Ingredient, ['unavailable']],
    [Ingredient, ['mergedAs', 'assignedToId']],
  ])('does so, too, for several rows of one', async (entity, properties) => {
    const name = `update_${tableOf<object>(entity)}_${properties.join('_')}`;
    expect(await scattered(name, updateSql<object>(entity, properties))).toEqual([]);
  });

  // Citus cuts the first into steps that every machine takes part in, and refuses the second.
  it.each([
    ['an insert inside a with', /\bas \(\s*insert into/i],
    ['a select from a table inside do update set', /do update set[^;]*\(\s*select\b/i],
  ])('has no %s', (_what, shape) => {
    const found = [...STATEMENTS].filter(([, text]) => isOfTrips(text) && shape.test(text));
    expect(found.map(([name]) => name)).toEqual([]);
  });
});

describe('a query outside the registry', () => {
  it('reads no table of trips', () => {
    const queries = sources((file) => !FOR_WHOLE_TABLES.test(file)).flatMap(queriesIn);
    expect(queries.length).toBeGreaterThan(20);
    expect(queries.filter((query) => ON_TRIPS.test(query))).toEqual([]);
  });

  it.each([
    ["await db.query('select from meals');", true],
    ['const MEALS = `select from\n meals`; await db.query<{ id: string }[]>(MEALS, [id]);', true],
    [
      "const OLD = { meals: 'age > 1' }; for (const table in OLD) db.query(`delete from ${table} where ${OLD[table]}`);",
      true,
    ],
    ["await db.query<Row[]>('select from users where meals_eaten');", false],
  ])('is found out when it does: %s', (source, expected) => {
    expect(queriesIn(source).some((query) => ON_TRIPS.test(query))).toBe(expected);
  });
});

describe('a call of TypeORM on rows of a trip', () => {
  it('names their trip', () => {
    const calls = sources().flatMap(callsIn);
    expect(calls.filter(namesTrip)).not.toEqual([]);
    expect(calls.filter((call) => !namesTrip(call))).toEqual([]);
  });

  it.each([
    ['tx.db.countBy(Meal, { date });', [false]],
    ['updateRow(tx.db, Participant, { id }, {});', [false]],
    ['changeRow(tx.db, Meal, { id }, {});', [false]],
    ['onceForRows(tx, Eater, {}, call);', [false]],
    ['tx.db.countBy(Meal, { tripId });', [true]],
    ['changeRow(tx.db, Trip, { id }, {});', [true]],
    ['db.findOneBy(User, { id });', []],
  ])('is found out when it does not: %s', (source, expected) => {
    expect(callsIn(source).map(namesTrip)).toEqual(expected);
  });
});
