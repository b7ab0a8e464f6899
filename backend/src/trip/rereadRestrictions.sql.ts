import { statement } from '../db/statement.ts';
import type { Trip } from '../entities/trip.entity.ts';

/** Trips after id $1 whose reading is missing, of other texts or older than version $2. */
export const unreadTrips = statement<Pick<Trip, 'id' | 'dietaryRestrictions' | 'restrictionReading'>>(
  'unread_restrictions',
  `select t.id, t.dietary_restrictions as "dietaryRestrictions", t.restriction_reading as "restrictionReading"
   from trips t
   where t.id > $1 and t.dietary_restrictions <> '{}' and (t.restriction_reading is null
     or (t.restriction_reading->>'version')::int < $2
     or t.restriction_reading->'texts' <> to_jsonb(t.dietary_restrictions))
   order by t.id limit 500`,
);

/** Skips texts edited meanwhile. */
export const storeReading = statement<{ readonly id: string }>(
  'store_restriction_reading',
  'update trips t set restriction_reading = $3 where t.id = $1 and t.dietary_restrictions = $2 returning t.id',
);
