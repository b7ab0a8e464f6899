import { statement } from '../../db/statement.ts';
import type { Participant } from '../../entities/participant.entity.ts';
import { ERASE_PARTICIPANT } from '../../entities/personalData.ts';

/** Leaves a nameless row, declined so that nobody assigns it anything; returns the account it was linked to. */
export const eraseParticipant = statement<Pick<Participant, 'userId' | 'tripId'>>(
  'erase_participant',
  `update participants p set ${ERASE_PARTICIPANT}
   from (select user_id from participants where trip_id = $1 and id = $2) linked
   where p.trip_id = $1 and p.id = $2
   returning linked.user_id as "userId", p.trip_id as "tripId"`,
);
