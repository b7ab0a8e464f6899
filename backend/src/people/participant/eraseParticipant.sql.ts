import { columnsIn } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import { Participant } from '../../entities/participant.entity.ts';

const ERASED = columnsIn(Participant).flatMap(({ column, facts: [erasure] }) =>
  typeof erasure === 'object' ? [`${column} = ${erasure.becomes}`] : [],
);

/** Leaves a nameless row, declined so that nobody assigns it anything; returns the account it was linked to. */
export const eraseParticipant = statement<Pick<Participant, 'userId' | 'tripId'>>(
  'erase_participant',
  `update participants p set ${ERASED.join(', ')}
   from (select user_id from participants where trip_id = $1 and id = $2) linked
   where p.trip_id = $1 and p.id = $2
   returning linked.user_id as "userId", p.trip_id as "tripId"`,
);
