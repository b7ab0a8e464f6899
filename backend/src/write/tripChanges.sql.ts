import type { EntityManager } from 'typeorm';
import type { TripChange } from '../../../domain/trip/tripChange.ts';
import { statement } from '../db/statement.ts';

/** Payloads: `trip:revision`. Only a wake-up: readers ask the tables. */
export const TRIP_CHANGES_CHANNEL = 'trip_changes';

/** Of trip $1. Its row is the last that a transaction locks; trips of the version before have none. */
const nextRevision = statement<{ readonly revision: number }>(
  'next_trip_revision',
  `insert into trip_revisions as kept (trip_id, revision) values ($1, 1)
   on conflict on constraint trip_revisions_pkey do update set revision = kept.revision + 1 returning revision`,
);
const recordEvent = statement<never, TripChange & { readonly tripId: string; readonly revision: number }>(
  'record_trip_event',
  `insert into trip_events (trip_id, revision, kind, ids, actor_id)
   values ($tripId, $revision, $kind, $ids, $actorId)`,
);

/** @returns the trip's new revision */
export async function recordChange(
  db: EntityManager,
  tripId: string,
  { kind, ids, actorId }: TripChange,
): Promise<number> {
  const next = await nextRevision.first(db, [tripId]);
  if (next === null) throw new Error('An insert returns its row.');
  await recordEvent.all(db, { tripId, revision: next.revision, kind, ids, actorId });
  return next.revision;
}

export const notifyTripChanges = statement<unknown>(
  'notify_trip_changes',
  `select pg_notify('${TRIP_CHANGES_CHANNEL}', change) from unnest($1::text[]) change`,
);
