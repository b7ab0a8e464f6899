import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { onAccountEnd } from '../browser/accountEnd.ts';
import { useCallback, useSyncExternalStore } from 'react';
import type { Tickable } from './tick.ts';
import { tickPorts } from './tickPorts.ts';
import { watchUnsaved } from '../browser/unsaved.ts';
import { TickQueue, type OptimisticPurchased } from './tickQueue.ts';

const queues = new WeakMap<ApolloClient, TickQueue>();

/** The client's only queue; creating it sends what earlier visits left. */
export function tickQueueOf(client: ApolloClient): TickQueue {
  const known = queues.get(client);
  if (known !== undefined) return known;
  const queue = new TickQueue(tickPorts(client, () => void queue.refresh()));
  queues.set(client, queue);
  onAccountEnd(() => queue.forget());
  watchUnsaved(queue.isOnlyHere);
  void queue.open();
  return queue;
}

/** The app's queue. */
export function useTickQueue(): TickQueue {
  return tickQueueOf(useApolloClient());
}

/** `purchased` of pending purchases. Screens that derive much from it defer it. */
export function useOptimisticPurchased(): OptimisticPurchased {
  const queue = useTickQueue();
  return useSyncExternalStore(queue.subscribe, queue.optimistic);
}

/** Whether an ingredient is purchased, pending changes included. */
export function useIsTicked({ id, purchased }: Pick<Tickable, 'id' | 'purchased'>): boolean {
  const queue = useTickQueue();
  return useSyncExternalStore(queue.subscribe, () => queue.optimistic().get(id) ?? purchased);
}

/** Whether any of the ingredients waits to be sent. */
export function useIsTickWaiting(ingredients: readonly Pick<Tickable, 'id'>[]): boolean {
  const queue = useTickQueue();
  return useSyncExternalStore(queue.subscribe, () => ingredients.some(({ id }) => queue.waiting().has(id)));
}

/** Ids of the ingredients that wait to be sent. */
export function useWaitingTicks(): ReadonlySet<string> {
  const queue = useTickQueue();
  return useSyncExternalStore(queue.subscribe, queue.waiting);
}

/** How many of the ingredients are purchased, pending changes included. */
export function useTickedCount(ingredients: readonly Pick<Tickable, 'id' | 'purchased'>[]): number {
  const queue = useTickQueue();
  const count = useCallback(() => {
    const optimistic = queue.optimistic();
    return ingredients.filter(({ id, purchased }) => optimistic.get(id) ?? purchased).length;
  }, [queue, ingredients]);
  return useSyncExternalStore(queue.subscribe, count);
}
