import { statement } from '../../db/statement.ts';
import type { Participant } from '../../entities/participant.entity.ts';

export const inherit = statement<never>('inherit_trip', 'update trips set created_by = $2 where id = $1');

export const promote = statement<{ readonly id: string }>(
  'promote_heir',
  `update participants set is_organizer = true
   where trip_id = $1 and id = $2 and not is_organizer returning id`,
);

const OWN = 'trip_id = $1 and user_id = $2';

export const ownParticipant = statement<Pick<Participant, 'id' | 'tripId' | 'inviteStatus'>>(
  'own_participant_of_account',
  `select id, trip_id as "tripId", invite_status as "inviteStatus" from participants where ${OWN}`,
);

export const deleteParticipant = statement<never>(
  'delete_participant',
  `delete from participants where ${OWN}`,
);

export const deleteUser = statement<never>('delete_user', 'delete from users where id = $1');
