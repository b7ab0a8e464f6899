import { statement } from '../../db/statement.ts';
import type { Trip } from '../../entities/trip.entity.ts';
import type { Participant } from '../../entities/participant.entity.ts';

export interface Invitation {
  readonly participant: Pick<Participant, 'id' | 'name'>;
  readonly trip: Pick<Trip, 'name' | 'location' | 'startDate' | 'endDate'>;
  readonly invitedBy: { readonly name: string };
}

export const pendingInvitations = statement<
  Omit<Invitation, 'invitedBy'> & { readonly inviterId: string | null }
>(
  'pending_invitations',
  `select json_build_object('id', p.id, 'name', p.name) as participant,
     json_build_object('name', t.name, 'location', t.location, 'startDate', t.start_date, 'endDate', t.end_date)
       as trip,
     p.invited_by as "inviterId"
   from participants p join trips t on t.id = p.trip_id
   where p.trip_id = any($2::uuid[]) and t.id = any($2)
     and p.user_id = $1 and p.invite_status = 'pending'
   order by p.invited_at desc nulls last, p.id desc`,
);

export const namesOf = statement<{ readonly id: string; readonly name: string }>(
  'names_of_users',
  'select id, name from users where id = any($1::uuid[])',
);
