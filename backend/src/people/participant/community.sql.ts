import type { Contact } from '../../../../domain/people/contact.ts';
import { statement } from '../../db/statement.ts';

/** A person who shared trips with the viewer. */
export interface FrequentMember {
  readonly name: string;
  /** E.164; null for who has none. */
  readonly phone: string | null;
  /** Of who has no number. */
  readonly email: string | null;
  readonly tripCount: number;
}

export type PastParticipant = Pick<FrequentMember, 'name' | 'phone' | 'email'>;

/** Accounts but $1 that accepted trips $2. */
export const companionsOf = statement<{ readonly userId: string; readonly tripCount: number }>(
  'companions',
  `select p.user_id as "userId", count(*)::int as "tripCount"
   from participants p
   where p.trip_id = any($2::uuid[]) and p.user_id <> $1
     and p.invite_status = 'accepted'
   group by p.user_id`,
);

/** Account names, also those of a link's followers, are for companions. */
export const invitedBy = statement<PastParticipant>(
  'invited_by_viewer',
  `select distinct on (p.phone, p.email) p.name, p.phone, p.email from participants p
   where p.trip_id = any($2::uuid[]) and p.invited_by = $1
     and not p.invited_by_link
     and coalesce(p.phone, p.email) is not null and coalesce(p.phone, p.email) <> all($3::text[])
   order by p.phone, p.email, p.invited_at desc nulls last, p.id desc`,
);

/**
 * Accounts $ids with $tripCounts shared trips each. Apart from the trips, which may be on other machines. `any` reads them
 * in one walk of the index; by the join alone each is looked up for itself.
 */
const COMPANIONS = `select u.name, u.phone, case when u.phone is null then u.email end as email, companion."tripCount"
  from unnest($ids::uuid[], $tripCounts::int[]) companion (id, "tripCount")
    join users u on u.id = companion.id and u.id = any($ids::uuid[])`;

export interface Companions {
  readonly ids: readonly string[];
  readonly tripCounts: readonly number[];
}

export const frequentMembersOf = statement<FrequentMember, Companions>(
  'frequent_members',
  `${COMPANIONS} order by "tripCount" desc, name, phone, email`,
);

interface Invited {
  readonly names: readonly string[];
  readonly contacts: readonly Contact[];
}

export const pastParticipantsOf = statement<PastParticipant, Companions & Invited>(
  'past_participants',
  `with companions as (${COMPANIONS})
   select name, phone, email from (
     select name, phone, email, "tripCount" from companions
     union all select invited.name, case when contact not like '%@%' then contact end,
         case when contact like '%@%' then contact end, 0
       from unnest($names::text[], $contacts::text[]) invited (name, contact)
       where not exists (select from companions known where contact in (known.phone, known.email))
   ) known
   order by "tripCount" desc, name, phone, email`,
);
