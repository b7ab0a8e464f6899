import type { ApolloClient, Reference } from '@apollo/client';
import { isOnline, watchConnection } from '../../browser/connection.ts';
import { REPEATABLE } from '../../gql/connectionLink.ts';
import { errorMessage } from '../../gql/errorMessage.ts';
import { randomKey } from '../../gql/idempotencyKey.ts';
import { onFailure } from './tickPorts.ts';
import { AddTripItemsDocument, RemoveTripItemDocument } from './AddTripItems.generated.ts';
import type { ItemPorts } from './itemQueue.ts';
import { itemStore } from './itemStore.ts';

const ANSWER_WITHIN_MS = 20_000;
const NAME = 'grub-club-items';

/** @param onOthers called when another tab changed the store */
export function itemPorts(client: ApolloClient, onOthers: () => void): ItemPorts {
  const others = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);
  others?.addEventListener('message', onOthers);
  return {
    send: async ({ key, tripId, line }) => {
      const { data } = await client.mutate({
        mutation: AddTripItemsDocument,
        variables: { input: { tripId, items: [{ line }] } },
        context: {
          ...REPEATABLE,
          headers: { 'Idempotency-Key': key },
          fetchOptions: { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) },
        },
      });
      return data?.addTripItems.items[0]?.id ?? null;
    },
    remove: async (tripId, id) => {
      await client.mutate({
        mutation: RemoveTripItemDocument,
        variables: { input: { id } },
        update: (cache) =>
          void cache.modify<{ readonly items: readonly Reference[] }>({
            id: cache.identify({ __typename: 'Trip', id: tripId }) ?? '',
            fields: { items: (items, { readField }) => items.filter((item) => readField('id', item) !== id) },
          }),
      });
    },
    onFailure,
    reason: (error) => errorMessage(error, 'It could not be added.'),
    isOnline,
    watchConnection,
    store: itemStore,
    // Without locks (plain http) an item may be sent twice, which its key makes harmless.
    exclusively: async (work) => {
      if ('locks' in navigator) await navigator.locks.request(NAME, work);
      else await work();
    },
    announce: () => others?.postMessage(null),
    later: (work, delayMs) => void setTimeout(work, delayMs),
    now: Date.now,
    newKey: randomKey,
  };
}
