import type { Reference } from '@apollo/client';
import { useRef } from 'react';
import type { TripFields } from '../../../domain/tripFields.ts';
import { useCreateTripMutation } from './CreateTrip.generated.ts';

/**
 * Creates a trip and answers its id. However often the same trip is sent, it is created once: it goes with one
 * idempotency key until something of it changes. Rejects when the server refuses.
 */
export function useCreateTrip() {
  const [mutate, { loading }] = useCreateTripMutation();
  const lastSent = useRef<{ readonly body: string; readonly key: string } | null>(null);

  async function createTrip(input: TripFields): Promise<string> {
    const body = JSON.stringify(input);
    if (lastSent.current?.body !== body) lastSent.current = { body, key: idempotencyKey() };
    const { data } = await mutate({
      variables: { input },
      context: { headers: { 'Idempotency-Key': lastSent.current.key } },
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

/** 128 random bits as hex. Not `randomUUID`: browsers keep that from pages that came over plain http. */
function idempotencyKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
