import type { ApolloClient } from '@apollo/client';
import { tripExportFile, type ExportedTrip } from '../../../../domain/transfer/tripExport.ts';
import { errorCode } from '../../gql/errorMessage.ts';
import { tickQueueOf } from '../../ticks/useTickQueue.ts';
import { keptTrips } from '../../offline/savedTrips.ts';
import { isOnline } from '../../browser/connection.ts';
import { keptExport } from './keptExport.ts';
import { AllTripsExportDocument, TripExportDocument } from './TripExport.generated.ts';

/** What is to be exported, whole. */
export interface LoadedExport {
  readonly trips: readonly ExportedTrip[];
  /** They are what this device keeps: the server was not asked, or could not be reached. */
  readonly isKept: boolean;
}

/**
 * One trip, or all that the viewer may export: from the server, which proves the right to it; without a connection what
 * this device keeps of it. Rejects with the server's refusal, or when there is neither a connection nor such a trip.
 * @param tripId null for all trips
 */
export async function loadExport(client: ApolloClient, tripId: string | null): Promise<LoadedExport> {
  if (!isOnline()) return loadKeptExport(client, tripId);
  try {
    return { trips: await askServer(client, tripId), isKept: false };
  } catch (error) {
    // Whatever the server said holds; only where nobody answered, what is kept is the better answer.
    if (errorCode(error) !== null) throw error;
    const kept = await loadKeptExport(client, tripId);
    if (kept.trips.length === 0) throw error;
    return kept;
  }
}

/** The same of what this device keeps, whether there is a connection or not. There may be none. */
export async function loadKeptExport(client: ApolloClient, tripId: string | null): Promise<LoadedExport> {
  const optimistic = tickQueueOf(client).optimistic();
  const kept = (await keptTrips(client)).map((trip) => keptExport(trip, optimistic));
  const trips = kept.filter((trip) => trip !== null);
  return { trips: tripId === null ? trips : trips.filter(({ id }) => id === tripId), isKept: true };
}

async function askServer(client: ApolloClient, tripId: string | null): Promise<readonly ExportedTrip[]> {
  // It is for the file alone: nothing of it is to stay in the cache.
  const fetchPolicy = 'no-cache';
  if (tripId === null) {
    const { data } = await client.query({ query: AllTripsExportDocument, fetchPolicy });
    return tripExportFile.parse(data?.allTripsExport).trips;
  }
  const { data } = await client.query({ query: TripExportDocument, variables: { tripId }, fetchPolicy });
  return tripExportFile.parse(data?.tripExport).trips;
}
