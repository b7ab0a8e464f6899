import type { ApolloCache, ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { mealTypeOf } from '../gql/mealEnums.ts';
import { logFailure } from '../browser/logFailure.ts';
import { AssignMealFragmentDoc, SlotsOfTripDocument } from './AssignMeal.generated.ts';
import type { MealTime } from '../../../domain/plan/mealTime.ts';

/** Reads the dishes of a trip again, if a slot has several: one that moves or goes changes the others of its slot. */
export async function readDishes(client: ApolloClient, tripId: string): Promise<void> {
  if (!hasSeveralDishes(client.cache, tripId)) return;
  const query = { query: SlotsOfTripDocument, variables: { tripId } };
  await client
    .query({ ...query, fetchPolicy: 'network-only' })
    .catch((error: unknown) => logFailure('Failed to read the dishes of the trip again', error));
}

export function useReadDishes(tripId: string): () => Promise<void> {
  const client = useApolloClient();
  return useCallback(() => readDishes(client, tripId), [client, tripId]);
}

/** Whether a slot of the trip, or this one, has several, as far as is known. */
export function hasSeveralDishes(cache: ApolloCache, tripId: string, slot?: MealTime): boolean {
  const known = cache.readFragment({
    from: { __typename: 'Trip', id: tripId },
    fragment: AssignMealFragmentDoc,
    fragmentName: 'AssignMeal',
  });
  return (
    known?.meals.some(
      ({ position, ...meal }) =>
        position > 0 &&
        (slot === undefined || (meal.date === slot.date && mealTypeOf(meal.type) === slot.type)),
    ) === true
  );
}
