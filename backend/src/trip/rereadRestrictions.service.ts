import type { EntityManager } from 'typeorm';
import { READING_VERSION, readingOf } from '../../../domain/food/restrictionReading.ts';
import { statement } from '../db/statement.ts';
import type { Trip } from '../entities/trip.entity.ts';

/** Trips after id $1 whose reading is missing, older than version $2 or of other texts. */
const unreadTrips = statement<Pick<Trip, 'id' | 'dietaryRestrictions' | 'restrictionReading'>>(
  'unread_restrictions',
  `select t.id, t.dietary_restrictions as "dietaryRestrictions", t.restriction_reading as "restrictionReading"
   from trips t
   where t.id > $1 and t.dietary_restrictions <> '{}' and (t.restriction_reading is null
     or (t.restriction_reading->>'version')::int < $2
     or t.restriction_reading->'texts' <> to_jsonb(t.dietary_restrictions))
   order by t.id limit 500`,
);

/** Skips texts edited meanwhile. */
const storeReading = statement<never>(
  'store_restriction_reading',
  'update trips set restriction_reading = $3 where place = place_of($1) and id = $1 and dietary_restrictions = $2',
);

export async function rereadRestrictions(db: EntityManager): Promise<void> {
  let trips = await unreadTrips.all(db, [NO_ID, READING_VERSION]);
  while (trips.length > 0) {
    for (const { id, dietaryRestrictions, restrictionReading } of trips)
      await storeReading.all(db, [
        id,
        dietaryRestrictions,
        readingOf(dietaryRestrictions, restrictionReading),
      ]);
    trips = await unreadTrips.all(db, [trips.at(-1)?.id, READING_VERSION]);
  }
}

const NO_ID = '00000000-0000-0000-0000-000000000000';
