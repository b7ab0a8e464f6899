import type { Participant } from '../../entities/participant.entity.ts';
import type { Double } from '../../people/eater/joinEaters.sql.ts';
import { statement } from '../../db/statement.ts';

/** In one order with deleting the account that invited the contact $3. */
export const lockOwnAndInvited = statement<unknown>(
  'lock_own_and_numbered_participants',
  `select from participants where trip_id = $1 and (user_id = $2 or $3 in (phone, email))
   order by id for update`,
);

/** Whose costs the viewer's participant takes, and the eaters too; one who has declined and stays so takes none. */
export const findDouble = statement<Double & { readonly isSeated: boolean }>(
  'find_double',
  `select own.trip_id as "tripId", own.id as "ownId", double.id as "doubleId",
     (own.invite_status <> 'declined' or double.invite_status = 'pending') as "isSeated"
   from participants own join participants double on double.trip_id = own.trip_id
   where own.trip_id = $1 and own.user_id = $2
     and $3 in (double.phone, double.email) and double.user_id is null`,
);

/**
 * Merges the participant of the new contact $3 into the viewer's, which reopens if it had declined and that is
 * pending.
 */
export const joinDoubles = statement<Pick<Participant, 'userId' | 'tripId' | 'inviteStatus'>>(
  'join_doubles',
  `with doubles as (
     delete from participants double using participants own
     where double.trip_id = $1 and $3 in (double.phone, double.email) and double.user_id is null
       and own.trip_id = $1 and own.user_id = $2
     returning own.id, double.invite_status, double.invited_by, double.invited_at)
   update participants own
   set invite_status = 'pending', left_at = null, invited_by = doubles.invited_by, invited_by_link = false,
     invited_at = doubles.invited_at
   from doubles
   where own.trip_id = $1 and own.id = doubles.id
     and own.invite_status = 'declined' and doubles.invite_status = 'pending'
   returning own.user_id as "userId", own.trip_id as "tripId", own.invite_status as "inviteStatus"`,
);

/** A participant keeps the kind of contact by which they are in the trip. */
export const changeContactIn = statement<Pick<Participant, 'id' | 'tripId'>>(
  'change_contact_of_participant',
  `update participants set phone = case when phone is null or $3 like '%@%' then phone else $3 end,
     email = case when email is null or $3 not like '%@%' then email else $3 end
   where trip_id = $1 and user_id = $2 and case when $3 like '%@%' then email else phone end is not null
   returning id, trip_id as "tripId"`,
);

export const changeContactOf = statement<never>(
  'change_contact_of_account',
  `update users set phone = case when $2 like '%@%' then phone else $2 end,
     email = case when $2 like '%@%' then $2 else email end where id = $1`,
);
