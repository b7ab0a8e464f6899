import { useApolloClient } from '@apollo/client/react';
import { useSyncExternalStore } from 'react';
import { itemPorts } from './itemPorts.ts';
import { ItemQueue } from './itemQueue.ts';
import { outboxOf } from './outboxPorts.ts';
import type { WaitingItem } from './waitingItem.ts';

export const itemQueueOf = outboxOf(
  'items',
  (client, onOthers) => new ItemQueue(itemPorts(client, onOthers)),
);

export function useItemQueue(): ItemQueue {
  return itemQueueOf(useApolloClient());
}

/** Of all trips, in the order of typing; also what was refused. */
export function useWaitingItems(): readonly WaitingItem[] {
  const queue = useItemQueue();
  return useSyncExternalStore(queue.subscribe, queue.items);
}
