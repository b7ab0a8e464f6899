import { statement } from '../../../db/statement.ts';
import type { Participant } from '../../../entities/participant.entity.ts';

export const ownParticipant = statement<Pick<Participant, 'id' | 'inviteStatus' | 'leftAt'>>(
  'own_participant_of_link',
  `select id, invite_status as "inviteStatus", left_at as "leftAt" from participants
   where trip_id = $1 and user_id = $2 for no key update`,
);

export const hasLeft = statement<unknown>(
  'has_left_trip',
  "select from user_trips where user_id = $1 and trip_id = $2 and status = 'left'",
);
