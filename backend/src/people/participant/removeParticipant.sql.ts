import { statement } from '../../db/statement.ts';
import type { Participant } from '../../entities/participant.entity.ts';

/** Its account may have been linked since the target was read. */
export const deleteParticipant = statement<Pick<Participant, 'userId' | 'tripId'>>(
  'remove_participant',
  `delete from participants where trip_id = $1 and id = $2
   returning user_id as "userId", trip_id as "tripId"`,
);
