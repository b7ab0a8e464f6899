import { statement } from '../../db/statement.ts';

const OF_ORIGINAL = 'trip_id = $1 and apart_of_id = $2';

/** Eaters of a new plate apart leave their earlier ones. */
export const leaveOthers = statement<{ id: string }>(
  'leave_plates_apart',
  `update ingredients set apart_eater_ids = array(select unnest(apart_eater_ids) except select unnest($4::uuid[]))
   where ${OF_ORIGINAL} and id <> $3 and apart_eater_ids && $4::uuid[] and not apart_eater_ids <@ $4::uuid[]
   returning id`,
);

export const removeEmptied = statement<{ id: string }>(
  'remove_plates_apart',
  `delete from ingredients where ${OF_ORIGINAL} and id <> $3 and apart_eater_ids <@ $4::uuid[] returning id`,
);
