import type { EntityManager } from 'typeorm';
import type { CalendarDate } from '../../../domain/time/calendarDate.ts';
import { inEachShard } from '../db/distribute/distributed.ts';
import { statement } from '../db/statement.ts';

/** An item of a trip that the account added or bought. */
export interface OwnItem {
  readonly tripId: string;
  readonly startDate: CalendarDate;
  /** The one to buy. */
  readonly name: string;
}

const acceptedTrips = statement<{ readonly tripId: string }>(
  'accepted_trips_of_user',
  `select trip_id as "tripId" from user_trips where user_id = $1 and status = 'accepted'`,
);
const ownItems = statement<OwnItem>(
  'own_items_in_trips',
  `select i.trip_id as "tripId", t.start_date as "startDate",
     coalesce(i.alternatives[i.selected_alternative], i.name) as name
   from participants p
     join trips t on t.id = p.trip_id
     join ingredients i on i.trip_id = p.trip_id
   where p.trip_id = any($1::uuid[]) and t.id = any($1)
     and i.trip_id = any($1) and p.user_id = $2::uuid
     and i.meal_id is null and p.id in (i.added_by_id, i.purchased_by_id)
   order by t.start_date desc, i.trip_id, i.created_at, i.id`,
);

/** By account; those of the latest trip first. */
export async function readOwnItems(
  db: EntityManager,
  userIds: readonly string[],
): Promise<Map<string, readonly OwnItem[]>> {
  const items = new Map<string, readonly OwnItem[]>();
  // A request has one viewer.
  for (const userId of userIds) {
    const ids = (await acceptedTrips.all(db, [userId])).map(({ tripId }) => tripId);
    items.set(userId, ids.length === 0 ? [] : await inEachShard(db, ownItems, ids, userId));
  }
  return items;
}
