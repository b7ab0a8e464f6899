import { flagsOf } from '../../../../domain/plan/mealTypeFlags.ts';
import type { TripFields } from '../../../../domain/trip/tripFields.ts';
import { useUpdateTripMutation } from './EditTrip.generated.ts';

type TripEdit = TripFields & {
  readonly dietaryRestrictions?: string[];
  /** Moves meals by as many days as the start. */
  readonly moveMeals?: boolean;
};

/** Resolves to the number of meals outside of the plan. */
export function useUpdateTrip(tripId: string) {
  const [mutate, { loading }] = useUpdateTripMutation();

  async function updateTrip({ mealTypes, ...fields }: TripEdit): Promise<{ mealsOutsidePlanCount: number }> {
    const input = { id: tripId, ...fields, ...flagsOf(mealTypes) };
    const { data } = await mutate({ variables: { input, withMeals: fields.moveMeals ?? false } });
    if (data === undefined) throw new Error('The server answered without the trip.');
    return { mealsOutsidePlanCount: data.updateTrip.trip.mealsOutsidePlanCount };
  }

  return { updateTrip, isUpdating: loading };
}
