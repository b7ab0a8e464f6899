import { t } from '@lingui/core/macro';
import type { ApolloClient, Reference } from '@apollo/client';
import { errorMessage } from '../../gql/errorMessage.ts';
import { randomKey } from '../../gql/idempotencyKey.ts';
import { outboxPorts, repeatable } from './outboxPorts.ts';
import { AddTripItemsDocument, RemoveTripItemDocument } from './AddTripItems.generated.ts';
import type { ItemPorts } from './itemQueue.ts';
import { itemStore } from './itemStore.ts';

const NAME = 'grub-club-items';

/** @param onOthers called when another tab changed the store */
export function itemPorts(client: ApolloClient, onOthers: () => void): ItemPorts {
  const others = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);
  others?.addEventListener('message', onOthers);
  return {
    ...outboxPorts(NAME, itemStore),
    send: async ({ key, tripId, line }) => {
      const { data } = await client.mutate({
        mutation: AddTripItemsDocument,
        variables: { input: { tripId, items: [{ line }] } },
        context: { ...repeatable(), headers: { 'Idempotency-Key': key } },
      });
      return data?.addTripItems.items[0]?.id ?? null;
    },
    remove: async (tripId, id) => {
      await client.mutate({
        mutation: RemoveTripItemDocument,
        variables: { input: { id, tripId } },
        update: (cache) =>
          void cache.modify<{ readonly items: readonly Reference[] }>({
            id: cache.identify({ __typename: 'Trip', id: tripId }) ?? '',
            fields: { items: (items, { readField }) => items.filter((item) => readField('id', item) !== id) },
          }),
      });
    },
    reason: (error) => errorMessage(error, t`It could not be added.`),
    announce: () => others?.postMessage(null),
    now: Date.now,
    newKey: randomKey,
  };
}
