import { userTrips } from '../access/userTrips.sql.ts';
import { requireViewer } from '../access/require.ts';
import type { Ctx, Viewer } from '../ctx/ctx.ts';
import { statement } from '../db/statement.ts';

/** A person who shared trips with the viewer. */
export interface FrequentMember {
  readonly name: string;
  /** E.164 */
  readonly phone: string;
  readonly tripCount: number;
}

export type PastParticipant = Pick<FrequentMember, 'name' | 'phone'>;

/** People who accepted trips $3, in places $2, which viewer $1 accepted too. */
const COMPANIONS = `
  companions as (
    select u.name, u.phone, count(*)::int as "tripCount"
    from participants p join users u on u.id = p.user_id
    where p.place = any($2::smallint[]) and p.trip_id = any($3::uuid[]) and p.invite_status = 'accepted'
      and u.id <> $1
      and exists (
        select from participants own
        where own.place = any($2) and own.trip_id = p.trip_id and own.user_id = $1
          and own.invite_status = 'accepted')
    group by u.id
  )`;

const frequentMembersOf = statement<FrequentMember>(
  'frequent_members',
  `with ${COMPANIONS} select name, phone, "tripCount" from companions order by "tripCount" desc, name, phone`,
);

/** Invited people go by the invitation's name: account names are for companions. */
const pastParticipantsOf = statement<PastParticipant>(
  'past_participants',
  `with ${COMPANIONS}, invited as (
     select distinct on (p.phone) p.name, p.phone
     from participants p
     where p.place = any($4::smallint[]) and p.trip_id = any($5::uuid[]) and p.invited_by = $1 and p.phone <> $6
       and not exists (select from companions known where known.phone = p.phone)
     order by p.phone, p.invited_at desc nulls last, p.id desc
   )
   select name, phone from (
     select name, phone, "tripCount" from companions union all select name, phone, 0 from invited
   ) known
   order by "tripCount" desc, name, phone`,
);

/**
 * Companions, most shared trips first.
 * @throws UNAUTHENTICATED
 */
export async function frequentMembers(ctx: Ctx): Promise<FrequentMember[]> {
  const viewer = requireViewer(ctx);
  const { places, ids } = (await userTrips(ctx, viewer.id))('accepted');
  return frequentMembersOf.all(ctx.db, [viewer.id, places, ids]);
}

/**
 * {@link frequentMembers}, then people the viewer only invited.
 * @throws UNAUTHENTICATED
 */
export async function pastParticipants(ctx: Ctx): Promise<PastParticipant[]> {
  return pastParticipantsOfViewer(ctx, requireViewer(ctx));
}

export async function pastParticipantsOfViewer(ctx: Ctx, viewer: Viewer): Promise<PastParticipant[]> {
  const trips = await userTrips(ctx, viewer.id);
  const [joined, all] = [trips('accepted'), trips()];
  return pastParticipantsOf.all(ctx.db, [
    ...[viewer.id, joined.places, joined.ids],
    ...[all.places, all.ids, viewer.phone],
  ]);
}
