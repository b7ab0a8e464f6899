import type { EntityManager } from 'typeorm';
import { newId, NIL_ID } from '../../base/ids.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { changesAfter, type ChangeRow } from '../../live/tripStreams.sql.ts';
import { endWithoutAccess } from './endWithoutAccess.ts';
import {
  endWebhook,
  followedTrips,
  followersOf,
  queueEvents,
  unfollowTrip,
  type Follower,
} from './delivery.sql.ts';

/** A change to tell; a trip's events are kept for a day, so a few may stand for those that are gone. */
type Event = Pick<ChangeRow, 'kind' | 'ids' | 'at'> & { readonly revision: number };

type QueueCtx = Pick<Ctx, 'db' | 'now'>;

/** Queues what trips told since the cursors of their webhooks. Processes may do so at once: each event is queued once. */
export async function queueChanges(ctx: QueueCtx, tripIds: readonly string[]): Promise<void> {
  if (tripIds.length === 0) return;
  const followers = await followersOf.all(ctx.db, [tripIds]);
  const behind = new Map<string, number>();
  for (const { tripId, revision } of followers)
    behind.set(tripId, Math.min(revision ?? 0, behind.get(tripId) ?? Infinity));
  if (behind.size === 0) return;
  const rows = await changesAfter.all(ctx.db, [[...behind.keys()], [...behind.values()]]);
  for (const follower of followers)
    await queueFor(
      ctx,
      follower,
      rows.filter(({ tripId }) => tripId === follower.tripId),
    );
}

/** {@link queueChanges} of every followed trip: finds what a killed process did not queue. */
export async function queueAllChanges(ctx: QueueCtx): Promise<void> {
  let last: string | undefined = NIL_ID;
  while (last !== undefined) {
    const page: string[] = (await followedTrips.all(ctx.db, [last])).map(({ tripId }) => tripId);
    await queueChanges(ctx, page);
    last = page.at(-1);
  }
}

async function queueFor(ctx: QueueCtx, follower: Follower, rows: readonly ChangeRow[]): Promise<void> {
  const current = rows[0]?.current ?? 0;
  const events = rows.flatMap(({ revision, kind, ids, at }) =>
    revision === null || revision <= (follower.revision ?? 0) ? [] : { revision, kind, ids, at },
  );
  const deletion = events.find(({ kind }) => kind === 'DELETED');
  if (deletion !== undefined && !follower.isLocked) await tellDeletion(ctx.db, follower, deletion);
  else if (follower.isLocked || !follower.isMember) await endWithoutAccess(ctx.db, follower);
  else if (follower.revision !== current) {
    const missed = missedBy(follower, events, current, ctx.now());
    await queue(ctx.db, follower, current, missed);
  }
}

/** What to tell; one change of anything in place of those that are not kept. */
function missedBy(
  { revision, createdAt, kinds }: Follower,
  events: readonly Event[],
  current: number,
  now: Date,
): readonly Event[] {
  if (revision !== null && events.length !== current - revision)
    return [{ revision: current, kind: 'TRIP', ids: [], at: now }];
  return events.filter(({ kind, at }) => kinds.includes(kind) && (revision !== null || at >= createdAt));
}

async function tellDeletion(db: EntityManager, follower: Follower, deletion: Event): Promise<void> {
  const { webhookId, tripId, kinds } = follower;
  await queue(db, follower, deletion.revision, kinds.includes('DELETED') ? [deletion] : []);
  if (follower.isForOneTrip) await endWebhook.all(db, { id: webhookId, reason: 'DELETED' });
  else await unfollowTrip.all(db, [webhookId, tripId]);
}

async function queue(
  db: EntityManager,
  { webhookId, tripId, revision: known }: Follower,
  current: number,
  events: readonly Event[],
): Promise<void> {
  const rows = events.map((event) => ({ id: newId(), ...event }));
  await queueEvents.all(db, { webhookId, tripId, known, current, events: JSON.stringify(rows) });
}
