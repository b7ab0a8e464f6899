import type { EntityManager } from 'typeorm';
import { NIL_ID } from '../base/ids.ts';
import { READING_VERSION, readingOf } from '../../../domain/food/restriction/restrictionReading.ts';
import { changed, changeTripAsServer, unchanged } from '../write/changeTrip.ts';
import { storeReading, unreadTrips } from './rereadRestrictions.sql.ts';

export async function rereadRestrictions(db: EntityManager): Promise<void> {
  let trips = await unreadTrips.all(db, [NIL_ID, READING_VERSION]);
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
