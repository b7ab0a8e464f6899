import type { ApolloCache } from '@apollo/client';
import { cardProgress, mealsInPlan } from '../../../domain/trip/trip.ts';
import { domainMeal, domainTrip } from '../gql/mealEnums.ts';
import { TripCountsFragmentDoc } from './TripCounts.generated.ts';

/**
 * Brings the counts of a trip's card up to date after one of its meals changed, by the same rule as the server's.
 * Does nothing while the cache does not hold the whole trip: then the card asks the server anyway.
 */
export function refreshTripCounts(cache: ApolloCache, tripId: string): void {
  const place = {
    from: { __typename: 'Trip', id: tripId },
    fragment: TripCountsFragmentDoc,
    fragmentName: 'TripCounts',
  };
  cache.updateFragment(place, (trip) => {
    if (trip === null) return undefined;
    const plan = domainTrip(trip);
    const { done, total } = cardProgress(plan, mealsInPlan(plan, trip.meals.map(domainMeal)));
    return { ...trip, plannedMealCount: done, totalMealCount: total };
  });
}
