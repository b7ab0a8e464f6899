import { byText } from '../own/byText.ts';
import { inEachTrip } from '../own/ownParticipants.sql.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { statement } from '../../db/statement.ts';

/** A trip and its next owner without its creator. */
export interface CreatedTrip {
  readonly id: string;
  readonly name: string;
  /** Null if nobody else has joined. */
  readonly heir: { readonly participantId: string; readonly userId: string; readonly name: string } | null;
}

/** Trip $1 if account $2 created it; organizers first, then by time in the trip. */
const createdTrip = statement<CreatedTrip & { readonly startDate: string }>(
  'created_trip',
  `select t.id, t.name, t.start_date as "startDate", heir.row as heir
   from trips t left join lateral (
     select json_build_object('participantId', p.id, 'userId', p.user_id, 'name', p.name) as row
     from participants p
     where p.trip_id = $1 and p.user_id <> $2 and p.invite_status = 'accepted'
     order by p.is_organizer desc, p.created_at, p.id limit 1) heir on true
   where t.id = $1 and t.created_by = $2`,
);

export async function createdTripsOf(
  ctx: Pick<Ctx, 'db' | 'loaders' | 'grant'>,
  userId: string,
): Promise<CreatedTrip[]> {
  const created = await inEachTrip(ctx, { id: userId }, createdTrip);
  return created.toSorted(byText(({ startDate, id }) => startDate + id));
}
