import { columnsOf } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import { Participant } from '../../entities/participant.entity.ts';

interface Resent {
  readonly tripId: string;
  readonly id: string;
  readonly now: Date;
  readonly invitedBy: string;
}

export const stamp = statement<Participant, Resent>(
  'stamp_invitation',
  `update participants p set invited_at = $now, text_due_at = null, invited_by = $invitedBy
   where p.trip_id = $tripId and p.id = $id and p.invite_status = 'pending'
   returning ${columnsOf(Participant, 'p')}`,
);
