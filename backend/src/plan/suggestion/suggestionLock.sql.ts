import { statement } from '../../db/statement.ts';

interface Lock {
  readonly tripId: string;
  readonly id: string;
  readonly now: Date;
  readonly until: Date;
}

/** Only one concurrent request gets a row. Sharded databases take no `now()` in `on conflict`. */
export const takeLock = statement<{ id: string }, Lock>(
  'take_suggestion_lock',
  `insert into suggestion_turns as kept (trip_id, turn_id, busy_until)
   values ($tripId, $id, $until)
   on conflict on constraint suggestion_turns_pkey do update set turn_id = excluded.turn_id, busy_until = excluded.busy_until
     where kept.busy_until is null or kept.busy_until <= $now
   returning turn_id as id`,
);

export const releaseLock = statement<never>(
  'release_suggestion_lock',
  'update suggestion_turns set busy_until = null where trip_id = $1 and turn_id = $2',
);

export const runsOfTrip = statement<{ readonly runs: number }>(
  'suggestion_runs_of_trip',
  'select runs from suggestion_turns where trip_id = $1',
);
