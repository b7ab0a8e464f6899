import { useApolloClient } from '@apollo/client/react';
import { useCallback, useSyncExternalStore } from 'react';
import type { Buyer, Tickable } from './tick.ts';
import { tickPorts } from './tickPorts.ts';
import { outboxOf } from './outboxPorts.ts';
import { TickQueue, type OptimisticPurchased } from './tickQueue.ts';

export const tickQueueOf = outboxOf(
  'ticks',
  (client, onOthers) => new TickQueue(tickPorts(client, onOthers)),
);

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
