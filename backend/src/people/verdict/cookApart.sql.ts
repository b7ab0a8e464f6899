import { statement } from '../../db/statement.ts';

/** Its eaters leave the other separate plates of the ingredient. */
interface NewPlate {
  readonly tripId: string;
  readonly originalId: string;
  readonly id: string;
  readonly eaterIds: readonly string[];
}

const OTHERS = 'trip_id = $tripId and apart_of_id = $originalId and id <> $id';

export const leaveOthers = statement<{ id: string }, NewPlate>(
  'leave_plates_apart',
  `update ingredients set apart_eater_ids = array(select unnest(apart_eater_ids) except select unnest($eaterIds::uuid[]))
   where ${OTHERS} and apart_eater_ids && $eaterIds::uuid[] and not apart_eater_ids <@ $eaterIds::uuid[]
   returning id`,
);

export const removeEmptied = statement<{ id: string }, NewPlate>(
  'remove_plates_apart',
  `delete from ingredients where ${OTHERS} and apart_eater_ids <@ $eaterIds::uuid[] returning id`,
);
