import { statement } from '../db/statement.ts';

/** Payloads: `trip:revision`. Only a wake-up: readers ask the tables. */
export const TRIP_CHANGES_CHANNEL = 'trip_changes';

/**
 * Steps `revised` and `recorded` after the step `change`, of at most one row: trip_id, place, kind, ids, actor_id. The
 * revision's row is the last that a transaction locks; trips of the version before have none.
 */
export const RECORD_CHANGE = `revised as (
    insert into trip_revisions as kept (trip_id, place, revision) select trip_id, place, 1 from change
    on conflict on constraint trip_revisions_pkey do update set revision = kept.revision + 1
    returning trip_id, place, revision),
  recorded as (
    insert into trip_events (trip_id, place, revision, kind, ids, actor_id)
    select trip_id, place, revision, kind, ids, actor_id from revised join change using (trip_id, place)
    returning revision)`;

/** By trip, kind, ids and actor. */
export const recordChange = statement<{ readonly revision: number }>(
  'record_trip_change',
  `with change as (
    select $1::uuid as trip_id, place_of($1) as place, $2::text as kind, $3::uuid[] as ids, $4::uuid as actor_id),
  ${RECORD_CHANGE}
  select revision from recorded`,
);

export const notifyTripChanges = statement<unknown>(
  'notify_trip_changes',
  `select pg_notify('${TRIP_CHANGES_CHANNEL}', change) from unnest($1::text[]) change`,
);
