import { columnsOf } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import { Participant } from '../../entities/participant.entity.ts';

export const stamp = statement<Participant>(
  'stamp_invitation',
  `update participants p set invited_at = $3, text_due_at = null, invited_by = coalesce(p.invited_by, $4)
   where p.trip_id = $1 and p.id = $2 and p.invite_status = 'pending'
   returning ${columnsOf(Participant, 'p')}`,
);
