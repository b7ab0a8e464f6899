import type { ApolloCache } from '@apollo/client';
import { cardProgress, firstDishes, mealsInPlan } from '../../../domain/plan/plan.ts';
import { domainMeal, domainTrip } from '../gql/mealEnums.ts';
import { TripCountsFragmentDoc } from './TripCounts.generated.ts';

/** Updates the trip card's counts by the server's rule; on a partial cache the card refetches instead. */
export function refreshTripCounts(cache: ApolloCache, tripId: string): void {
  const place = {
    from: { __typename: 'Trip', id: tripId },
    fragment: TripCountsFragmentDoc,
    fragmentName: 'TripCounts',
  };
  cache.updateFragment(place, (trip) => {
    if (trip === null) return undefined;
    const plan = domainTrip(trip);
    const { done, total } = cardProgress(plan, firstDishes(mealsInPlan(plan, trip.meals.map(domainMeal))));
    return { ...trip, plannedMealCount: done, totalMealCount: total };
  });
}
