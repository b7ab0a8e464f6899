import type { Trip } from '../../entities/trip.entity.ts';
import type { Language } from '../../../../domain/text/reader.ts';
import { statement } from '../../db/statement.ts';

export type InvitedTrip = Pick<Trip, 'name' | 'startDate' | 'endDate'> & {
  readonly phone: string | null;
  readonly email: string | null;
  readonly inviteLanguage: Language | null;
};

export const takeName = statement<{ readonly id: string } & InvitedTrip>(
  'take_inviter_from_invitations',
  `update participants p set invited_by = null, text_due_at = null from trips t
   where p.trip_id = $1 and t.id = $1 and p.invited_by = $2
   returning p.id, p.phone, p.email, p.invite_language as "inviteLanguage", t.name, t.start_date as "startDate", t.end_date as "endDate"`,
);

export const stillThere = statement<{ readonly id: string }>(
  'participants_still_there',
  'select id from participants where id = any($1::uuid[])',
);
