import { statement } from '../db/statement.ts';

/** Payloads: `trip:revision`. Only a wake-up: readers ask the tables. */
export const TRIP_CHANGES_CHANNEL = 'trip_changes';

/** Trips made by the version before have no row. */
export const nextRevision = statement<{ readonly revision: number }>(
  'next_trip_revision',
  `insert into trip_revisions as kept (trip_id, place, revision) values ($1, place_of($1), 1)
   on conflict on constraint trip_revisions_pkey do update set revision = kept.revision + 1 returning revision`,
);

/** By trip, revision, kind, ids and actor. */
export const insertEvent = statement<never>(
  'insert_trip_event',
  `insert into trip_events (trip_id, place, revision, kind, ids, actor_id)
   values ($1, place_of($1), $2, $3, $4, $5)`,
);

export const notifyTripChanges = statement<unknown>(
  'notify_trip_changes',
  `select pg_notify('${TRIP_CHANGES_CHANNEL}', change) from unnest($1::text[]) change`,
);
