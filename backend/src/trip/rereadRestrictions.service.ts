import type { EntityManager } from 'typeorm';
import { READING_VERSION, readingOf } from '../../../domain/food/restriction/restrictionReading.ts';
import { statement } from '../db/statement.ts';
import { changed, changeTripAsServer, unchanged } from '../write/changeTrip.ts';
import type { Trip } from '../entities/trip.entity.ts';

/** Trips after id $1 whose reading is missing, of other texts or older than version $2. */
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
const storeReading = statement<{ readonly id: string }>(
  'store_restriction_reading',
  'update trips set restriction_reading = $3 where id = $1 and dietary_restrictions = $2 returning id',
);

export async function rereadRestrictions(db: EntityManager): Promise<void> {
  let trips = await unreadTrips.all(db, [NO_ID, READING_VERSION]);
  while (trips.length > 0) {
    for (const { id, dietaryRestrictions, restrictionReading } of trips)
      await changeTripAsServer(db, async (tx) => {
        const reading = readingOf(dietaryRestrictions, restrictionReading);
        const stored = await storeReading.first(tx, [id, dietaryRestrictions, reading]);
        if (stored === null) return unchanged(null);
        return changed(null, { tripId: id, kind: 'TRIP', ids: [], actorId: null });
      });
    trips = await unreadTrips.all(db, [trips.at(-1)?.id, READING_VERSION]);
  }
}

const NO_ID = '00000000-0000-0000-0000-000000000000';
