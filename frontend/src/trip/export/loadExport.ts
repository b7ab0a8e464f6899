import type { ApolloClient } from '@apollo/client';
import type { Units } from '../../../../domain/number/units.ts';
import { readBy, reader } from '../../../../domain/text/reader.ts';
import { tripExportFile, type ExportedTrip } from '../../../../domain/trip/transfer/tripExport.ts';
import { errorCode } from '../../gql/errorMessage.ts';
import { tickQueueOf } from '../../offline/outbox/useTickQueue.ts';
import { keptTrips } from '../../offline/saved/savedTrips.ts';
import { isOnline } from '../../browser/connection.ts';
import { keptExport } from './keptExport.ts';
import { AllTripsExportDocument, TripExportDocument } from './TripExport.generated.ts';

export interface LoadedExport {
  readonly trips: readonly ExportedTrip[];
  /** From this device, since the server was not asked or not reached. */
  readonly isKept: boolean;
}

/**
 * Loads from the server, which checks the permission; offline from this device. Rejects if refused, or if neither has
 * the trip.
 * @param tripId null for all trips
 * @param units of the amounts on the lists; null: as stored
 */
export async function loadExport(
  client: ApolloClient,
  tripId: string | null,
  units = reader().units,
): Promise<LoadedExport> {
  if (!isOnline()) return loadKeptExport(client, tripId, units);
  try {
    return { trips: await askServer(client, tripId, units), isKept: false };
  } catch (error) {
    // Fall back only if the server did not answer.
    if (errorCode(error) !== null) throw error;
    const kept = await loadKeptExport(client, tripId, units);
    if (kept.trips.length === 0) throw error;
    return kept;
  }
}

/** Loads from this device even when online; may be empty. */
export async function loadKeptExport(
  client: ApolloClient,
  tripId: string | null,
  units = reader().units,
): Promise<LoadedExport> {
  const optimistic = tickQueueOf(client).optimistic();
  const saved = await keptTrips(client);
  const kept = readBy({ ...reader(), units }, () => saved.map((trip) => keptExport(trip, optimistic)));
  const trips = kept.filter((trip) => trip !== null);
  return { trips: tripId === null ? trips : trips.filter(({ id }) => id === tripId), isKept: true };
}

async function askServer(
  client: ApolloClient,
  tripId: string | null,
  units: Units | null,
): Promise<readonly ExportedTrip[]> {
  // Only for the file.
  const fetchPolicy = 'no-cache';
  if (tripId === null) {
    const { data } = await client.query({ query: AllTripsExportDocument, variables: { units }, fetchPolicy });
    return tripExportFile.parse(data?.allTripsExport).trips;
  }
  const { data } = await client.query({
    query: TripExportDocument,
    variables: { tripId, units },
    fetchPolicy,
  });
  return tripExportFile.parse(data?.tripExport).trips;
}
