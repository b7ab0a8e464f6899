import { statement } from '../../db/statement.ts';
import type { Participant } from '../../entities/participant.entity.ts';

export const rename = statement<Pick<Participant, 'id' | 'tripId'>>(
  'rename_participant',
  `update participants set name = $3
   where trip_id = $1 and user_id = $2 and invite_status = 'accepted' and name <> $3
   returning id, trip_id as "tripId"`,
);

export const renameAccount = statement<never>('rename_account', 'update users set name = $2 where id = $1');
