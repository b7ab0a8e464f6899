import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useSyncExternalStore } from 'react';
import { onAccountEnd } from '../../browser/store/accountEnd.ts';
import { setPendingChanges } from '../../browser/store/pendingChanges.ts';
import { watchUnsaved } from '../../browser/unsaved.ts';
import { itemPorts } from './itemPorts.ts';
import { ItemQueue } from './itemQueue.ts';
import type { WaitingItem } from './waitingItem.ts';

const queues = new WeakMap<ApolloClient, ItemQueue>();

/** One for each client; sends what earlier visits left. */
export function itemQueueOf(client: ApolloClient): ItemQueue {
  const known = queues.get(client);
  if (known !== undefined) return known;
  const queue = new ItemQueue(itemPorts(client, () => void queue.refresh()));
  queues.set(client, queue);
  onAccountEnd(() => queue.forget());
  watchUnsaved(queue.isOnlyHere);
  queue.subscribe(() => {
    const waiting = queue.items().filter(({ refusal }) => refusal === null).length;
    setPendingChanges({ waiting, sent: queue.sent() }, 'items');
  });
  void queue.open();
  return queue;
}

export function useItemQueue(): ItemQueue {
  return itemQueueOf(useApolloClient());
}

/** Of all trips, in the order of typing; also what was refused. */
export function useWaitingItems(): readonly WaitingItem[] {
  const queue = useItemQueue();
  return useSyncExternalStore(queue.subscribe, queue.items);
}
