import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { whenIdle } from '../../browser/preload.ts';
import { useAnswering } from '../../browser/useOnline.ts';
import { errorCode } from '../../gql/errorMessage.ts';
import { loadFailureLog } from './loadFailure.ts';
import { dropSavedTrip, isKept, keepTrip, keepTripAhead } from './savedTrips.ts';

/** Lets the visible queries go first; a slow phone is busy for longer. */
const AFTER_MS = 800;

/** Loads what is read offline into the cache: the documents of several features, so that pages name them. */
export interface WholeTrip {
  readonly loadTrip: (
    client: ApolloClient,
    tripId: string,
    fetchPolicy: 'cache-first' | 'network-only',
  ) => Promise<void>;
  /** Of all trips. */
  readonly loadList: (client: ApolloClient) => Promise<void>;
}

/** Saves a shown trip for offline use, unopened parts included; continues after a lost connection. */
export function useKeptTrip(tripId: string, isShown: boolean, wholeTrip: WholeTrip): void {
  const client = useApolloClient();
  const isAnswering = useAnswering();
  useEffect(() => {
    if (!isShown || !isAnswering || !isKept(client)) return undefined;
    keepTrip(client, tripId);
    let leave: (() => void) | undefined;
    const timer = setTimeout(() => {
      leave = whenIdle(() => {
        loadForOffline(client, tripId, wholeTrip).catch(loadFailureLog());
      });
    }, AFTER_MS);
    return () => {
      clearTimeout(timer);
      leave?.();
    };
  }, [client, tripId, isShown, isAnswering, wholeTrip]);
}

/** The trip, and the list that leads to it: it may have been opened by its address. */
async function loadForOffline(client: ApolloClient, tripId: string, wholeTrip: WholeTrip): Promise<void> {
  await wholeTrip.loadTrip(client, tripId, 'cache-first');
  keepTrip(client, tripId);
  await wholeTrip.loadList(client);
}

/** Refetches saved trips in turn and drops removed ones. Rejects on the first failure. */
export async function refetchTrips(
  client: ApolloClient,
  tripIds: readonly string[],
  { loadTrip }: WholeTrip,
): Promise<void> {
  for (const id of tripIds) {
    try {
      await loadTrip(client, id, 'network-only');
    } catch (error) {
      if (errorCode(error) !== 'NOT_FOUND') throw error;
      dropSavedTrip(id);
    }
  }
}

/** Saves trips in turn for offline use without their being opened; a removed one is left out. */
export async function loadTripsAhead(
  client: ApolloClient,
  tripIds: readonly string[],
  { loadTrip }: WholeTrip,
): Promise<void> {
  const logUnlessShown = loadFailureLog();
  try {
    for (const id of tripIds) await loadTripAhead(client, id, loadTrip);
  } catch (error) {
    logUnlessShown(error);
  }
}

async function loadTripAhead(
  client: ApolloClient,
  tripId: string,
  loadTrip: WholeTrip['loadTrip'],
): Promise<void> {
  try {
    await loadTrip(client, tripId, 'cache-first');
    keepTripAhead(client, tripId);
  } catch (error) {
    if (errorCode(error) !== 'NOT_FOUND') throw error;
  }
}
