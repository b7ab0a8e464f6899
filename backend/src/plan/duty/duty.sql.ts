import { statement } from '../../db/statement.ts';

interface Dropped {
  readonly tripId: string;
  readonly date: string;
  readonly type: string;
  readonly kind: string;
  readonly participantIds: readonly string[];
}

/** Of one duty at a slot, those of some participants. */
export const dropDuties = statement<never, Dropped>(
  'drop_duties',
  `delete from duties d
   where d.trip_id = $tripId and d.date = $date and d.type = $type and d.kind = $kind
     and d.participant_id = any($participantIds::uuid[])`,
);
