import type { ApolloCache, Reference } from '@apollo/client';

interface Known {
  readonly __typename: string;
  readonly id: string;
}

export function forget(cache: ApolloCache, thing: Known): void {
  const id = cache.identify({ ...thing });
  if (id !== undefined) cache.evict({ id });
}

/** Also from the list of trips. */
export function forgetTrip(cache: ApolloCache, tripId: string): void {
  cache.modify<{ trips: readonly Reference[] }>({
    fields: {
      trips: (trips, { readField }) => trips.filter((trip) => readField('id', trip) !== tripId),
    },
  });
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'trip', args: { id: tripId } });
  forget(cache, { __typename: 'Trip', id: tripId });
  cache.gc();
}
