import type { ApolloCache, Reference } from '@apollo/client';

/** To the list; the trip is cached already. */
export function addTrip(cache: ApolloCache, id: string): void {
  cache.modify<{ trips: readonly Reference[] }>({
    fields: {
      trips: (trips, { readField, toReference }) => {
        const added = toReference({ __typename: 'Trip', id });
        const isKnown = trips.some((trip) => readField('id', trip) === id);
        return added === undefined || isKnown ? trips : [added, ...trips];
      },
    },
  });
}
