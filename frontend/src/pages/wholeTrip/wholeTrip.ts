import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { TripIngredientsDocument } from '../../shopping/rows/TripIngredients.generated.ts';
import { ShareOfDocument } from '../../costs/share/ShareOf.generated.ts';
import { TripCostsDocument } from '../../costs/TripCosts.generated.ts';
import { TripRecipesDocument } from '../../plan/recipe/Recipe.generated.ts';
import { errorCode } from '../../gql/errorMessage.ts';
import { loadFailureLog } from '../../offline/saved/loadFailure.ts';
import { dropSavedTrip, isKept, keepTrip, keepTripAhead } from '../../offline/saved/savedTrips.ts';
import { whenIdle } from '../../browser/preload.ts';
import { useAnswering } from '../../browser/useOnline.ts';
import { HomeDocument } from './HomePage.generated.ts';
import { TripDocument } from './TripPage.generated.ts';

/** Lets the visible queries go first; a slow phone is busy for longer. */
const AFTER_MS = 800;

/** Loads plan, people, ingredients, recipes and costs into the cache. */
async function loadWholeTrip(
  client: ApolloClient,
  tripId: string,
  fetchPolicy: 'cache-first' | 'network-only',
): Promise<void> {
  await client.query({ query: TripDocument, variables: { id: tripId }, fetchPolicy });
  await client.query({ query: TripIngredientsDocument, variables: { tripId }, fetchPolicy });
  await client.query({ query: TripRecipesDocument, variables: { tripId }, fetchPolicy });
  const { data } = await client.query({ query: TripCostsDocument, variables: { tripId }, fetchPolicy });
  const participantId = data?.trip.participants.find(({ isViewer }) => isViewer)?.id;
  if (participantId !== undefined)
    await client.query({ query: ShareOfDocument, variables: { tripId, participantId }, fetchPolicy });
}

/** The trip, and the list that leads to it: it may have been opened by its address. */
async function loadForOffline(client: ApolloClient, tripId: string): Promise<void> {
  await loadWholeTrip(client, tripId, 'cache-first');
  keepTrip(client, tripId);
  await client.query({ query: HomeDocument, fetchPolicy: 'cache-first' });
}

/** Refetches saved trips in turn and drops removed ones. Rejects on the first failure. */
export async function refetchTrips(client: ApolloClient, tripIds: readonly string[]): Promise<void> {
  for (const id of tripIds) {
    try {
      await loadWholeTrip(client, id, 'network-only');
    } catch (error) {
      if (errorCode(error) !== 'NOT_FOUND') throw error;
      dropSavedTrip(id);
    }
  }
}

/** Saves trips in turn for offline use without their being opened; a removed one is left out. */
export async function loadTripsAhead(client: ApolloClient, tripIds: readonly string[]): Promise<void> {
  const logUnlessShown = loadFailureLog();
  try {
    for (const id of tripIds) await loadTripAhead(client, id);
  } catch (error) {
    logUnlessShown(error);
  }
}

async function loadTripAhead(client: ApolloClient, tripId: string): Promise<void> {
  try {
    await loadWholeTrip(client, tripId, 'cache-first');
    keepTripAhead(client, tripId);
  } catch (error) {
    if (errorCode(error) !== 'NOT_FOUND') throw error;
  }
}

/** Saves a shown trip for offline use, unopened parts included; continues after a lost connection. */
export function useKeptTrip(tripId: string, isShown: boolean): void {
  const client = useApolloClient();
  const isAnswering = useAnswering();
  useEffect(() => {
    if (!isShown || !isAnswering || !isKept(client)) return undefined;
    keepTrip(client, tripId);
    let leave: (() => void) | undefined;
    const timer = setTimeout(() => {
      leave = whenIdle(() => {
        loadForOffline(client, tripId).catch(loadFailureLog());
      });
    }, AFTER_MS);
    return () => {
      clearTimeout(timer);
      leave?.();
    };
  }, [client, tripId, isShown, isAnswering]);
}
