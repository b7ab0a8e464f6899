import { statement } from '../../db/statement.ts';

/** Pending, to a trip that ends on this date or later. */
export const hasOpenInvitation = statement<{ readonly isInvited: boolean }>(
  'has_open_invitation',
  `select exists (
     select from participants p join trips t on t.id = p.trip_id
     where $1 in (p.phone, p.email) and p.user_id is null and p.invite_status = 'pending' and t.end_date >= $2
   ) as "isInvited"`,
);

/** No row without an account. */
export const standingOfContact = statement<{ readonly isLocked: boolean }>(
  'standing_of_contact',
  'select locked_at is not null as "isLocked" from users where $1 in (phone, email)',
);
