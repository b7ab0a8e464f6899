import { flagsOf } from '../../../domain/trip/mealTypeFlags.ts';
import type { TripFields } from '../../../domain/trip/tripFields.ts';
import { useUpdateTripMutation } from './EditTrip.generated.ts';

/** Resolves to the number of meals outside of the plan. */
export function useUpdateTrip(tripId: string) {
  const [mutate, { loading }] = useUpdateTripMutation();

  async function updateTrip({
    mealTypes,
    ...fields
  }: TripFields & { dietaryRestrictions?: string[] }): Promise<{ mealsOutsidePlanCount: number }> {
    const { data } = await mutate({ variables: { input: { id: tripId, ...fields, ...flagsOf(mealTypes) } } });
    if (data === undefined) throw new Error('The server answered without the trip.');
    return { mealsOutsidePlanCount: data.updateTrip.trip.mealsOutsidePlanCount };
  }

  return { updateTrip, isUpdating: loading };
}
