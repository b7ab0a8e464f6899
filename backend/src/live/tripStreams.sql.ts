import type { TripChangeKind } from '../../../domain/trip/tripChange.ts';
import { isLive } from '../access/session.sql.ts';
import { statement } from '../db/statement.ts';

/** For all streams of a process at once; a trip without a row has the revision 0. */

/** A stream that is further behind reads the trip again. */
const MAX_MISSED = 500;

/** A change, or nulls for a trip without changes after the revision. */
export interface ChangeRow {
  readonly tripId: string;
  readonly current: number;
  readonly revision: number | null;
  readonly kind: TripChangeKind;
  readonly ids: readonly string[];
  readonly actorId: string | null;
  readonly at: Date;
  readonly ageSeconds: number;
}

/** $1 trips, $2 the revision after which to read each. */
export const changesAfter = statement<ChangeRow>(
  'trip_changes_after',
  `select r.trip_id as "tripId", r.revision as current, e.revision, e.kind, e.ids, e.actor_id as "actorId",
     e.created_at as at, extract(epoch from clock_timestamp() - e.created_at)::float8 as "ageSeconds"
   from trip_revisions r left join trip_events e on e.trip_id = any($1::uuid[]) and e.trip_id = r.trip_id and e.revision <= r.revision
     and e.revision > greatest(r.revision - ${MAX_MISSED}, ($2::integer[])[array_position($1::uuid[], r.trip_id)])
   where r.trip_id = any($1::uuid[])
   order by r.trip_id, e.revision`,
);

export const revisionsOf = statement<{ readonly tripId: string; readonly revision: number }>(
  'trip_revisions_of',
  `select trip_id as "tripId", revision from trip_revisions
   where trip_id = any($1::uuid[])`,
);

export const membersAmong = statement<{ readonly tripId: string; readonly userId: string }>(
  'trip_members_among',
  `select trip_id as "tripId", user_id as "userId" from participants
   where trip_id = any($1::uuid[]) and user_id = any($2::uuid[])
     and invite_status = 'accepted'`,
);

export const liveSessionsAmong = statement<{ readonly tokenHash: Buffer; readonly isHidden: boolean }>(
  'live_sessions_among',
  `select s.token_hash as "tokenHash", not u.shows_presence as "isHidden"
   from sessions s join users u on u.id = s.user_id
   where s.token_hash = any($1::bytea[]) and u.locked_at is null and ${isLive('s')}`,
);

/** Longer than two heartbeats; with a poll after it, nobody is shown for more than 30 seconds. */
const SEEN = "interval '24 seconds'";

/** By trips, participants (pairs) and server. */
export const writePresence = statement<never>(
  'write_trip_presence',
  `insert into trip_presence (trip_id, participant_id, server_id, seen_at)
   select trip_id, participant_id, $3, clock_timestamp()
   from unnest($1::uuid[], $2::uuid[]) as here (trip_id, participant_id)
   on conflict on constraint trip_presence_pkey do update set seen_at = excluded.seen_at`,
);

/** By trips, participants and server. */
export const erasePresence = statement<never>(
  'erase_trip_presence',
  `delete from trip_presence where trip_id = any($1::uuid[])
   and participant_id = any($2::uuid[]) and server_id = $3`,
);

/** By trips; removed people are gone at once. */
export const presenceIn = statement<{ readonly tripId: string; readonly participantId: string }>(
  'presence_in_trips',
  `select distinct h.trip_id as "tripId", h.participant_id as "participantId" from trip_presence h
   join participants p on p.trip_id = h.trip_id and p.id = h.participant_id
   where h.trip_id = any($1::uuid[]) and h.seen_at > clock_timestamp() - ${SEEN}
     and p.trip_id = any($1::uuid[]) and p.invite_status = 'accepted'
   order by h.participant_id`,
);
