import type { Reference } from '@apollo/client';
import type { TripFields } from '../../../domain/tripFields.ts';
import { useIdempotencyKey } from '../gql/idempotencyKey.ts';
import { useCreateTripMutation } from './CreateTrip.generated.ts';

/**
 * Creates a trip and answers its id. However often the same trip is sent, it is created once: it goes with one
 * idempotency key until something of it changes. Rejects when the server refuses.
 */
export function useCreateTrip() {
  const [mutate, { loading }] = useCreateTripMutation();
  const idempotencyKey = useIdempotencyKey();

  async function createTrip(input: TripFields): Promise<string> {
    const { data } = await mutate({
      variables: { input },
      context: { headers: idempotencyKey(input) },
      update: (cache, { data: created }) => {
        if (created === null || created === undefined) return;
        const { id } = created.createTrip.trip;
        cache.modify<{ trips: readonly Reference[] }>({
          fields: {
            trips: (trips, { readField, toReference }) => {
              const added = toReference({ __typename: 'Trip', id });
              const isKnown = trips.some((trip) => readField('id', trip) === id);
              return added === undefined || isKnown ? trips : [added, ...trips];
            },
          },
        });
      },
    });
    if (data === undefined) throw new Error('The server answered without the trip.');
    return data.createTrip.trip.id;
  }

  return { createTrip, isCreating: loading };
}
