import { userTrips } from '../access/userTrips.sql.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { statement } from '../db/statement.ts';

/** A trip and its next owner without its creator. */
export interface CreatedTrip {
  readonly id: string;
  readonly name: string;
  /** Null if nobody else has joined. */
  readonly heir: { readonly participantId: string; readonly userId: string; readonly name: string } | null;
}

/** Organizers first, then by time in the trip. */
const createdTrips = statement<CreatedTrip>(
  'created_trips',
  `select t.id, t.name, heir.row as heir
   from trips t left join lateral (
     select json_build_object('participantId', p.id, 'userId', p.user_id, 'name', p.name) as row
     from participants p
     where p.place = any($2) and p.trip_id = t.id and p.user_id <> t.created_by and p.invite_status = 'accepted'
     order by p.is_organizer desc, p.created_at, p.id limit 1) heir on true
   where t.place = any($2::smallint[]) and t.id = any($3::uuid[]) and t.created_by = $1
   order by t.start_date, t.id`,
);

/** Earliest first. */
export async function createdTripsOf(
  ctx: Pick<Ctx, 'db' | 'loaders'>,
  userId: string,
): Promise<CreatedTrip[]> {
  const { places, ids } = (await userTrips(ctx, userId))('accepted');
  return ids.length === 0 ? [] : createdTrips.all(ctx.db, [userId, places, ids]);
}
