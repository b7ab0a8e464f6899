import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useSyncExternalStore } from 'react';
import { LIMITS } from '../../../domain/limits.ts';
import { showToast } from '../ui/toaster.tsx';
import { TickIngredientsDocument, TripOfMealFragmentDoc } from './TickIngredients.generated.ts';

/** What ticking has to know of an ingredient. */
export interface Tickable {
  readonly id: string;
  readonly mealId: string;
  readonly purchased: boolean;
}

/** One ingredient on its way to the server: plain values, so that they can be kept where a page ends. */
interface Tick {
  readonly id: string;
  readonly tripId: string;
  /** What the server is known to hold. */
  confirmed: boolean;
  /** What the shopper wants by now. */
  wanted: boolean;
}

/** Whether an ingredient is to be purchased, by its id, for those of which the server has not confirmed it yet. */
export type Wishes = ReadonlyMap<string, boolean>;

/**
 * Ticks ingredients as fast as fingers go. What the shopper wants lies over what the cache holds, so that a tick shows
 * before the next paint and no answer to anything else takes it away again. What is ticked together is one call; for
 * one ingredient there is one call on its way at a time, and when it comes back the latest wish is sent, so that none
 * is lost and none overtakes another. What the server refuses goes back to what it last confirmed.
 */
export class TickQueue {
  readonly #client: ApolloClient;
  readonly #ticks = new Map<string, Tick>();
  readonly #sending = new Set<Tick>();
  readonly #listeners = new Set<() => void>();
  #wishes: Wishes = new Map();
  #isAwaited = false;

  constructor(client: ApolloClient) {
    this.#client = client;
  }

  /** What is wanted and not confirmed: the same map until that changes. */
  readonly wishes = (): Wishes => this.#wishes;

  /** Calls back whenever the wishes change, until the returned function is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Marks ingredients as purchased, or as not when all of them are. What they are is asked of the queue and not of
   * the screen, which may be a tap behind.
   */
  toggle(ingredients: readonly Tickable[]): void {
    const purchased = !ingredients.every(({ id, purchased: shown }) => this.#wishes.get(id) ?? shown);
    for (const ingredient of ingredients) this.#want(ingredient, purchased);
    this.#publish();
    if (this.#isAwaited) return;
    this.#isAwaited = true;
    // The screen first: a call takes some milliseconds to put together.
    setTimeout(() => {
      this.#isAwaited = false;
      this.#flush();
    });
  }

  #want({ id, mealId, purchased: shown }: Tickable, purchased: boolean): void {
    const tick = this.#ticks.get(id);
    if (tick !== undefined) {
      tick.wanted = purchased;
      return;
    }
    const tripId = this.#tripOf(mealId);
    if (shown === purchased || tripId === undefined) return;
    this.#ticks.set(id, { id, tripId, confirmed: shown, wanted: purchased });
  }

  #tripOf(mealId: string): string | undefined {
    return this.#client.cache.readFragment({
      from: { __typename: 'Meal', id: mealId },
      fragment: TripOfMealFragmentDoc,
    })?.tripId;
  }

  /**
   * Of all that has no call on its way, sends what is wanted otherwise than confirmed, one call for each trip and wish,
   * and forgets the rest.
   */
  #flush(): void {
    const batches = new Map<string, Tick[]>();
    for (const tick of this.#ticks.values()) {
      if (this.#sending.has(tick)) continue;
      if (tick.wanted === tick.confirmed) {
        this.#ticks.delete(tick.id);
        continue;
      }
      const key = `${tick.tripId} ${tick.wanted}`;
      const batch = batches.get(key) ?? [];
      if (batch.length === 0) batches.set(key, batch);
      batch.push(tick);
    }
    for (const batch of batches.values()) {
      for (let start = 0; start < batch.length; start += LIMITS.ingredientsAtOnce) {
        void this.#send(batch.slice(start, start + LIMITS.ingredientsAtOnce));
      }
    }
    this.#publish();
  }

  async #send(batch: readonly Tick[]): Promise<void> {
    const [first] = batch;
    if (first === undefined) return;
    const { tripId, wanted: purchased } = first;
    for (const tick of batch) this.#sending.add(tick);
    try {
      const input = { tripId, ids: batch.map(({ id }) => id), purchased };
      await this.#client.mutate({ mutation: TickIngredientsDocument, variables: { input } });
      for (const tick of batch) tick.confirmed = purchased;
      // Apollo tells the screens of an answer in the next task: a wish that went before that would flicker.
      setTimeout(() => this.#land(batch));
    } catch {
      for (const tick of batch) tick.wanted = tick.confirmed;
      this.#land(batch);
      const description = 'Failed to update ingredient.';
      showToast({ kind: 'error', title: 'Error', description });
    }
  }

  #land(batch: readonly Tick[]): void {
    for (const tick of batch) this.#sending.delete(tick);
    this.#flush();
  }

  #publish(): void {
    this.#wishes = new Map([...this.#ticks.values()].map(({ id, wanted }) => [id, wanted]));
    for (const listener of this.#listeners) listener();
  }
}

const queues = new WeakMap<ApolloClient, TickQueue>();

/** The one queue of this client: every screen that ticks shares it. */
export function useTickQueue(): TickQueue {
  const client = useApolloClient();
  const known = queues.get(client);
  if (known !== undefined) return known;
  const queue = new TickQueue(client);
  queues.set(client, queue);
  return queue;
}

/** What is wanted and not confirmed yet. A screen that derives much of it defers it. */
export function useTickWishes(): Wishes {
  const queue = useTickQueue();
  return useSyncExternalStore(queue.subscribe, queue.wishes);
}

/** Whether an ingredient is purchased, as the shopper wants it by now. */
export function useIsTicked({ id, purchased }: Tickable): boolean {
  const queue = useTickQueue();
  return useSyncExternalStore(queue.subscribe, () => queue.wishes().get(id) ?? purchased);
}

/** How many of the ingredients are purchased, as the shopper wants it by now; renders anew only when that changes. */
export function useTickedCount(ingredients: readonly Tickable[]): number {
  const queue = useTickQueue();
  const count = useCallback(() => {
    const wishes = queue.wishes();
    return ingredients.filter(({ id, purchased }) => wishes.get(id) ?? purchased).length;
  }, [queue, ingredients]);
  return useSyncExternalStore(queue.subscribe, count);
}
