import type { CalendarDate } from '../../../domain/time/calendarDate.ts';
import { statement } from '../db/statement.ts';
import type { Trip } from '../entities/trip.entity.ts';

export interface ActiveLink {
  readonly createdBy: string;
  readonly expiresAt: Date;
  /** Null for a link of a version that stored no token. */
  readonly sealedToken: Buffer | null;
}

export interface Shown extends Pick<Trip, 'name' | 'location' | 'startDate' | 'endDate'> {
  readonly inviterName: string;
}

export interface FoundLink extends Shown {
  readonly tripId: string;
  readonly inviterId: string;
}

/** A link works as long as its creator organizes the trip. */
const LINK_JOINS = `invitation_links l join participants inviter
  on inviter.trip_id = l.trip_id and inviter.id = l.inviter_id
    and inviter.is_organizer and inviter.invite_status = 'accepted'`;

export const activeLink = statement<ActiveLink>(
  'active_invite_link',
  `select inviter.name as "createdBy", l.expires_at as "expiresAt", l.sealed_token as "sealedToken"
   from ${LINK_JOINS}
   where l.trip_id = $1 and l.expires_at > $2`,
);
/** By the token's hash. */
export const tripOfLink = statement<{ readonly tripId: string }>(
  'trip_of_invite_link',
  'select trip_id as "tripId" from invitation_links where token_hash = $1',
);
interface Asked {
  readonly tripId: string | null;
  readonly tokenHash: Buffer;
  readonly now: Date;
  readonly earliestOpenEndDate: CalendarDate;
}

export const findLink = statement<FoundLink, Asked>(
  'find_invite_link',
  `select l.trip_id as "tripId", inviter.user_id as "inviterId", inviter.name as "inviterName", t.name, t.location,
     t.start_date as "startDate", t.end_date as "endDate"
   from ${LINK_JOINS} join trips t on t.id = l.trip_id
   where l.trip_id = $tripId and l.token_hash = $tokenHash and l.expires_at > $now
     and t.end_date >= $earliestOpenEndDate`,
);
/** Null for a deleted account. */
export const inviterAccount = statement<{
  readonly id: string;
  readonly name: string;
  readonly isLocked: boolean;
}>('inviter_account', 'select id, name, locked_at is not null as "isLocked" from users where id = $1');
/** By trip and participant. */
export const textedInvitation = statement<Omit<Shown, 'inviterName'> & { readonly inviterId: string | null }>(
  'texted_invitation',
  `select t.name, t.location, t.start_date as "startDate", t.end_date as "endDate",
     p.invited_by as "inviterId"
   from participants p join trips t on t.id = p.trip_id
   where p.trip_id = $1 and p.id = $2 and p.invite_status = 'pending' and t.end_date >= $3`,
);

/** The link of trip $1, if participant $2 created it. */
export const deleteLinkOf = statement<unknown>(
  'delete_invite_link_of',
  'delete from invitation_links where trip_id = $1 and inviter_id = $2 returning trip_id',
);
