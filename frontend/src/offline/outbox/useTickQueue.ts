import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { onAccountEnd } from '../../browser/store/accountEnd.ts';
import { setPendingChanges } from '../../browser/store/pendingChanges.ts';
import { useCallback, useSyncExternalStore } from 'react';
import type { Buyer, Tickable } from './tick.ts';
import { tickPorts } from './tickPorts.ts';
import { watchUnsaved } from '../../browser/unsaved.ts';
import { TickQueue, type OptimisticPurchased } from './tickQueue.ts';

const queues = new WeakMap<ApolloClient, TickQueue>();

/** One for each client; sends what earlier visits left. */
export function tickQueueOf(client: ApolloClient): TickQueue {
  const known = queues.get(client);
  if (known !== undefined) return known;
  const queue = new TickQueue(tickPorts(client, () => void queue.refresh()));
  queues.set(client, queue);
  onAccountEnd(() => queue.forget());
  watchUnsaved(queue.isOnlyHere);
  queue.subscribe(() => setPendingChanges({ waiting: queue.waitingLines(), sent: queue.sentLines() }));
  void queue.open();
  return queue;
}

export function useTickQueue(): TickQueue {
  return tickQueueOf(useApolloClient());
}

/** Screens that derive much from it defer it. */
export function useOptimisticPurchased(): OptimisticPurchased {
  const queue = useTickQueue();
  return useSyncExternalStore(queue.subscribe, queue.optimistic);
}

export function useIsTicked({ id, purchased }: Pick<Tickable, 'id' | 'purchased'>): boolean {
  const queue = useTickQueue();
  return useSyncExternalStore(queue.subscribe, () => queue.optimistic().get(id) ?? purchased);
}

export function useIsTickWaiting(ingredients: readonly Pick<Tickable, 'id'>[]): boolean {
  const queue = useTickQueue();
  return useSyncExternalStore(queue.subscribe, () => ingredients.some(({ id }) => queue.waiting().has(id)));
}

export function useWaitingTicks(): ReadonlySet<string> {
  const queue = useTickQueue();
  return useSyncExternalStore(queue.subscribe, queue.waiting);
}

export function useHadAlready(): ReadonlyMap<string, Buyer> {
  const queue = useTickQueue();
  return useSyncExternalStore(queue.subscribe, queue.hadAlready);
}

/** The buyer of one of these. */
export function useHadAlreadyIn(ingredients: readonly Pick<Tickable, 'id'>[]): Buyer | null {
  const queue = useTickQueue();
  return useSyncExternalStore(queue.subscribe, () => {
    const bought = queue.hadAlready();
    const found = ingredients.find(({ id }) => bought.has(id));
    return found === undefined ? null : (bought.get(found.id) ?? null);
  });
}

export function useTickedCount(ingredients: readonly Pick<Tickable, 'id' | 'purchased'>[]): number {
  const queue = useTickQueue();
  const count = useCallback(() => {
    const optimistic = queue.optimistic();
    return ingredients.filter(({ id, purchased }) => optimistic.get(id) ?? purchased).length;
  }, [queue, ingredients]);
  return useSyncExternalStore(queue.subscribe, count);
}
