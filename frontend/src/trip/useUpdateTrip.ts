import type { TripFields } from '../../../domain/tripFields.ts';
import { useUpdateTripMutation, type EditTripFragment } from './EditTrip.generated.ts';

/**
 * Saves what a trip is, and answers how many of its meals the plan now has no room for. Rejects when the server refuses.
 * @param trip as it was saved last
 */
export function useUpdateTrip(trip: EditTripFragment) {
  const [mutate, { loading }] = useUpdateTripMutation();

  async function updateTrip(fields: TripFields): Promise<{ mealsOutsidePlanCount: number }> {
    const { data } = await mutate({
      variables: { input: { id: trip.id, ...fields } },
      update: (cache) => {
        if (fields.location === trip.location) return;
        // Another place has another picture: whoever shows it asks for it anew.
        const id = cache.identify({ __typename: 'Trip', id: trip.id });
        if (id !== undefined) cache.evict({ id, fieldName: 'photo' });
      },
    });
    if (data === undefined) throw new Error('The server answered without the trip.');
    return { mealsOutsidePlanCount: data.updateTrip.trip.mealsOutsidePlanCount };
  }

  return { updateTrip, isUpdating: loading };
}
