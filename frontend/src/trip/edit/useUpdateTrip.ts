import { flagsOf } from '../../../../domain/plan/mealTypeFlags.ts';
import { useUpdateTripMutation } from './EditTrip.generated.ts';
import type { EditedTrip } from './editTripForm.ts';

/** What changes, and the version that it is based on. */
type TripEdit = Partial<EditedTrip> & {
  readonly version: number | null;
  /** Moves meals by as many days as the start. */
  readonly moveMeals: boolean;
};

/** Resolves to the number of meals outside of the plan. */
export function useUpdateTrip(tripId: string) {
  const [mutate, { loading }] = useUpdateTripMutation();

  async function updateTrip({ mealTypes, moveMeals, ...fields }: TripEdit): Promise<number> {
    const input = {
      id: tripId,
      ...fields,
      ...(mealTypes !== undefined && flagsOf(mealTypes)),
      ...(moveMeals && { moveMeals }),
    };
    const { data } = await mutate({ variables: { input, withMeals: moveMeals } });
    if (data === undefined) throw new Error('The server answered without the trip.');
    return data.updateTrip.trip.mealsOutsidePlanCount;
  }

  return { updateTrip, isUpdating: loading };
}
