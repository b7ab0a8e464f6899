import type { TripChange } from '../../../domain/trip/tripChange.ts';
import { inTransaction, type Ctx } from '../ctx/ctx.ts';
import { announce } from './announce.ts';
import { insertEvent, nextRevision } from './tripChanges.sql.ts';

export interface ChangeOfTrip extends TripChange {
  readonly tripId: string;
}

/** What a transaction returns, and which trips it changed. */
export interface Changed<Result> {
  readonly result: Result;
  readonly changes: readonly ChangeOfTrip[];
}

export function changed<Result>(result: Result, ...changes: readonly ChangeOfTrip[]): Changed<Result> {
  return { result, changes };
}

export function unchanged<Result>(result: Result): Changed<Result> {
  return { result, changes: [] };
}

/**
 * Runs a transaction that may change trips. Each changed trip gets one event with its next revision.
 * @param work says what it changed, by {@link changed} or {@link unchanged}
 * @throws the work's error, after the rollback
 */
export async function changeTrip<Result>(
  ctx: Ctx,
  work: (tx: Ctx) => Promise<Changed<Result>>,
): Promise<Result> {
  const { result, revisions } = await inTransaction(ctx, async (tx) => {
    const { result: made, changes } = await work(tx);
    return { result: made, revisions: await record(tx, changes) };
  });
  for (const [tripId, revision] of revisions) announce(ctx.db.dataSource, tripId, revision);
  return result;
}

/**
 * Last in the transaction, so that the locks on revisions are short and revisions have the order of commits; in the order
 * of trips, against deadlocks.
 */
async function record(tx: Ctx, changes: readonly ChangeOfTrip[]): Promise<ReadonlyMap<string, number>> {
  const revisions = new Map<string, number>();
  for (const { tripId, kind, ids, actorId } of joined(changes)) {
    const row = await nextRevision.first(tx.db, [tripId]);
    if (row === null) throw new Error('An upsert returned no row.');
    await insertEvent.all(tx.db, [tripId, row.revision, kind, ids, actorId]);
    revisions.set(tripId, row.revision);
  }
  return revisions;
}

/** One change a trip, sorted by trip: `TRIP` where kinds differ. */
export function joined(changes: readonly ChangeOfTrip[]): ChangeOfTrip[] {
  const byTrip = new Map<string, ChangeOfTrip>();
  for (const change of changes) {
    const before = byTrip.get(change.tripId);
    byTrip.set(change.tripId, before === undefined ? change : join(before, change));
  }
  return [...byTrip.values()].sort((a, b) => (a.tripId < b.tripId ? -1 : 1));
}

function join(one: ChangeOfTrip, other: ChangeOfTrip): ChangeOfTrip {
  const actorId = one.actorId === other.actorId ? one.actorId : null;
  if (one.kind !== other.kind) return { ...one, kind: 'TRIP', ids: [], actorId };
  return { ...one, ids: [...new Set([...one.ids, ...other.ids])], actorId };
}
