import { isDeepStrictEqual } from 'node:util';
import type { TripChangeKind } from '../../domain/trip/tripChange.ts';
import { CONTENT_TABLES } from '../src/db/tables.ts';
import { WRITTEN_COLUMNS } from '../src/db/versions.ts';
import type { FieldVersions } from '../src/entities/fieldVersions.ts';
import type { World } from './world.ts';

type TripTable = (typeof CONTENT_TABLES)[number];

/** Eaters, and the portions of meals and separate plates. */
const OF_EATERS: readonly TripTable[] = [
  'eaters',
  'attendance_exceptions',
  'settled_conflicts',
  'meals',
  'ingredients',
];

/** Tables whose rows each kind may have changed. */
const COVERED: Readonly<Record<TripChangeKind, readonly TripTable[]>> = {
  TRIP: CONTENT_TABLES,
  DELETED: CONTENT_TABLES,
  PARTICIPANTS: ['participants', 'duties', ...OF_EATERS],
  TABLE: OF_EATERS,
  MEALS: ['meals', 'ingredients', 'meal_votes', 'settled_conflicts', 'receipt_meals', 'duties'],
  VOTES: ['meal_votes'],
  INGREDIENTS: ['ingredients'],
  PURCHASES: ['ingredients'],
  COSTS: ['trips', 'receipts', 'receipt_meals', 'receipt_shares', 'transfers'],
  INVITE_LINK: ['invitation_links'],
};

export interface EventRow {
  readonly tripId: string;
  readonly revision: number;
  readonly kind: TripChangeKind;
  readonly ids: readonly string[];
  readonly actorId: string | null;
}

interface State {
  /** Digest of the trip's rows by table, by trip. */
  readonly contents: ReadonlyMap<string, Readonly<Partial<Record<TripTable, string>>>>;
  readonly revisions: ReadonlyMap<string, number>;
  /** Rows with versions, by id. */
  readonly versioned: ReadonlyMap<string, VersionedRow>;
}

interface VersionedRow {
  readonly version: number;
  readonly fieldVersions: FieldVersions;
  /** What people write, by property. */
  readonly written: Readonly<Record<string, unknown>>;
}

async function versionedRows({ dataSource }: World): Promise<State['versioned']> {
  const selects = WRITTEN_COLUMNS.map(([table, columns]) => {
    const pairs = columns.map(({ property, column }) => `'${property}', ${column}`);
    return `select id, version, field_versions as "fieldVersions", jsonb_build_object(${pairs.join()}) as written
      from ${table}`;
  });
  const rows = await dataSource.query<(VersionedRow & { id: string })[]>(selects.join(' union all '));
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}

async function stateOf(world: World): Promise<State> {
  const { dataSource } = world;
  const contents = new Map<string, Partial<Record<TripTable, string>>>();
  const selects = CONTENT_TABLES.map((table) => {
    const tripId = table === 'trips' ? 'id' : 'trip_id';
    return `select '${table}' as "table", ${tripId} as "tripId",
        md5(string_agg(t::text, ',' order by t::text)) as digest
      from ${table} t group by ${tripId}`;
  });
  const rows = await dataSource.query<{ table: TripTable; tripId: string; digest: string }[]>(
    selects.join(' union all '),
  );
  for (const { table, tripId, digest } of rows)
    contents.set(tripId, { ...contents.get(tripId), [table]: digest });
  const revisions = await dataSource.query<{ tripId: string; revision: number }[]>(
    'select trip_id as "tripId", revision from trip_revisions',
  );
  return {
    contents,
    revisions: new Map(revisions.map((row) => [row.tripId, row.revision])),
    versioned: await versionedRows(world),
  };
}

function changedTables(before: State, after: State, tripId: string): TripTable[] {
  const [old, now] = [before.contents.get(tripId), after.contents.get(tripId)];
  return CONTENT_TABLES.filter((table) => old?.[table] !== now?.[table]);
}

/** A row whose written fields changed has the next version, and so have these fields; other rows keep theirs. */
function checkVersions(before: State, after: State): void {
  const differing = (one: object, other: object) => {
    const [was, is] = [one, other].map((of) => new Map<string, unknown>(Object.entries(of)));
    return [...new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])]
      .filter((name) => !isDeepStrictEqual(was?.get(name), is?.get(name)))
      .sort();
  };
  for (const [id, row] of after.versioned) {
    const old = before.versioned.get(id);
    if (old === undefined) continue;
    const changed = differing(old.written, row.written);
    const counted = differing(old.fieldVersions, row.fieldVersions);
    const what = `Row ${id}. Its version is ${row.version} after a change of ${changed.join() || 'nothing'}, with the versions of ${counted.join()}.`;
    if (row.version !== old.version + (changed.length > 0 ? 1 : 0)) throw new Error(what);
    if (counted.join() !== changed.join()) throw new Error(what);
    if (counted.some((field) => row.fieldVersions[field]?.version !== row.version)) throw new Error(what);
  }
}

/**
 * Runs a call and checks its events: each trip whose rows changed has exactly one new revision with one event, whose
 * kind covers the changed tables; other trips have none. Checks the versions of the changed rows too.
 * @returns the new events, by trip
 * @throws Error that names what is missing
 */
export async function recordedBy(world: World, call: () => Promise<unknown>): Promise<EventRow[]> {
  const before = await stateOf(world);
  await call();
  const after = await stateOf(world);
  const events = await world.dataSource.query<EventRow[]>(
    `select trip_id as "tripId", revision, kind, ids, actor_id as "actorId" from trip_events order by trip_id, revision`,
  );
  const tripIds = new Set(
    [before, after].flatMap(({ contents, revisions }) => [...contents.keys(), ...revisions.keys()]),
  );
  const found = [...tripIds].sort().flatMap((tripId) => {
    const tables = changedTables(before, after, tripId);
    const revision = before.revisions.get(tripId) ?? 0;
    const fresh = events.filter((event) => event.tripId === tripId && event.revision > revision);
    check(tripId, tables, fresh, (after.revisions.get(tripId) ?? 0) - revision);
    return fresh;
  });
  checkVersions(before, after);
  return found;
}

function check(tripId: string, tables: readonly TripTable[], fresh: readonly EventRow[], rise: number): void {
  const expected = tables.length === 0 ? 0 : 1;
  const what = `Trip ${tripId} changed in [${tables.join()}]: ${fresh.length} events, ${rise} revisions.`;
  if (fresh.length !== expected || rise !== expected) throw new Error(what);
  for (const { kind } of fresh) {
    const uncovered = tables.filter((table) => !COVERED[kind].includes(table));
    if (uncovered.length > 0) throw new Error(`${what} ${kind} does not cover ${uncovered.join()}.`);
  }
}
