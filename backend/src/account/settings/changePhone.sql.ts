import type { Participant } from '../../entities/participant.entity.ts';
import type { Double } from '../../people/eater/joinEaters.sql.ts';
import { statement } from '../../db/statement.ts';

/** In one order with deleting the account that invited the number $3. */
export const lockOwnAndNumbered = statement<unknown>(
  'lock_own_and_numbered_participants',
  `select from participants where trip_id = $1 and (user_id = $2 or phone = $3)
   order by id for update`,
);

/** Whose costs the viewer's participant takes, and the eaters too; one who has declined and stays so takes none. */
export const findDouble = statement<Double & { readonly isSeated: boolean }>(
  'find_double',
  `select own.trip_id as "tripId", own.id as "ownId", double.id as "doubleId",
     (own.invite_status <> 'declined' or double.invite_status = 'pending') as "isSeated"
   from participants own join participants double on double.trip_id = own.trip_id
   where own.trip_id = $1 and own.user_id = $2
     and double.phone = $3 and double.user_id is null`,
);

/** Merges the participant of the new number $3 into the viewer's, which reopens if it had declined and that is pending. */
export const joinDoubles = statement<Pick<Participant, 'userId' | 'tripId' | 'inviteStatus'>>(
  'join_doubles',
  `with doubles as (
     delete from participants double using participants own
     where double.trip_id = $1 and double.phone = $3 and double.user_id is null
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

export const renumber = statement<Pick<Participant, 'id' | 'tripId'>>(
  'renumber_participant',
  `update participants set phone = $3 where trip_id = $1 and user_id = $2
   returning id, trip_id as "tripId"`,
);

export const renumberAccount = statement<never>(
  'renumber_account',
  'update users set phone = $2 where id = $1',
);
