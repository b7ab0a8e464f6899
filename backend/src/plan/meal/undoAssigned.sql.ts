import { statement } from '../../db/statement.ts';

/** Lists of the same length. */
interface Given {
  readonly tripId: string;
  readonly dates: readonly string[];
  readonly types: readonly string[];
  readonly kinds: readonly string[];
  readonly participantIds: readonly string[];
}

/** One row for each duty that was there. */
export const dropGivenDuties = statement<unknown, Given>(
  'drop_given_duties',
  `delete from duties d
   using unnest($dates::date[], $types::text[], $kinds::text[], $participantIds::uuid[]) given (date, type, kind, participant_id)
   where d.trip_id = $tripId and d.date = given.date and d.type = given.type and d.kind = given.kind
     and d.participant_id = given.participant_id
   returning d.date`,
);
