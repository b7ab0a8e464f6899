import type { EntityManager } from 'typeorm';
import {
  joinChanges,
  MAX_CHANGED_IDS,
  type TripChange,
  type TripChangeKind,
} from '../../../domain/trip/tripChange.ts';
import { inTransaction, type Ctx } from '../ctx/ctx.ts';
import { transaction } from '../db/transaction.ts';
import { allowTripWrites } from '../db/tripWrites.ts';
import { announce } from './announce.ts';
import { keepPortions, mayChangePortions, type ChangedPortions } from './keepPortions.sql.ts';
import { recordChange } from './tripChanges.sql.ts';

export interface ChangeOfTrip extends TripChange {
  readonly tripId: string;
}

/** What a transaction returns, and what it changed. */
export interface Changed<Result> {
  readonly result: Result;
  readonly changes: readonly ChangeOfTrip[];
}

interface Recorded<Result> {
  readonly result: Result;
  readonly revisions: ReadonlyMap<string, number>;
  readonly portions: ChangedPortions;
}

/** @param changes several of one trip are joined */
export function changed<Result>(result: Result, ...changes: readonly ChangeOfTrip[]): Changed<Result> {
  return { result, changes };
}

export function unchanged<Result>(result: Result): Changed<Result> {
  return { result, changes: [] };
}

/** @param actor of the changed trip */
export function changeBy(
  { id, tripId }: { readonly id: string; readonly tripId: string },
  kind: TripChangeKind,
  ids: readonly string[] = [],
): ChangeOfTrip {
  return { tripId, kind, ids, actorId: id };
}

/**
 * Runs a transaction that may change trips: each gets its next revision and one event.
 * @param work says what it changed, by {@link changed} or {@link unchanged}
 * @throws the work's error, after the rollback
 */
export async function changeTrip<Result>(
  ctx: Ctx,
  work: (tx: Ctx) => Promise<Changed<Result>>,
): Promise<Result> {
  const { result, revisions, portions } = await inTransaction(ctx, async (tx) => {
    allowTripWrites(tx.db);
    return record(tx.db, await work(tx));
  });
  // What the answer reads from now on is as new.
  for (const [tripId, revision] of revisions) ctx.loaders.revisionOfTrip.prime(tripId, revision);
  for (const [id, quarters] of portions) ctx.loaders.changedPortions.set(id, quarters);
  announceAll(ctx.db, revisions);
  return result;
}

/** {@link changeTrip} for the server's own tasks. */
export async function changeTripAsServer<Result>(
  db: EntityManager,
  work: (db: EntityManager) => Promise<Changed<Result>>,
): Promise<Result> {
  const { result, revisions } = await transaction(db, async (tx) => {
    allowTripWrites(tx);
    return record(tx, await work(tx));
  });
  announceAll(db, revisions);
  return result;
}

/**
 * Keeps the portions of meals and records the changes: last, so that the locks on revisions are short and revisions
 * have the order of commits; in the order of trips, against deadlocks.
 */
async function record<Result>(
  db: EntityManager,
  { result, changes }: Changed<Result>,
): Promise<Recorded<Result>> {
  const revisions = new Map<string, number>();
  const portions = new Map<string, number | null>();
  const joined = byTrip(changes);
  for (const [tripId, { kind }] of joined)
    if (mayChangePortions(kind))
      for (const [id, quarters] of await keepPortions(db, tripId)) portions.set(id, quarters);
  for (const [tripId, { kind, ids, actorId }] of joined) {
    const listed = ids.length > MAX_CHANGED_IDS ? [] : ids;
    revisions.set(tripId, await recordChange(db, tripId, { kind, ids: listed, actorId }));
  }
  return { result, revisions, portions };
}

function byTrip(changes: readonly ChangeOfTrip[]): [tripId: string, change: TripChange][] {
  const joined = new Map<string, TripChange>();
  for (const { tripId, ...change } of changes) {
    const before = joined.get(tripId);
    joined.set(tripId, before === undefined ? change : joinChanges(before, change));
  }
  return [...joined].sort(([one], [other]) => (one < other ? -1 : 1));
}

function announceAll({ dataSource }: EntityManager, revisions: ReadonlyMap<string, number>): void {
  for (const [tripId, revision] of revisions) announce(dataSource, tripId, revision);
}
