import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { showToast } from '../ui/toaster.tsx';
import {
  TickedIngredientFragmentDoc,
  TickedMealFragmentDoc,
  TickIngredientDocument,
  type TickedMealFragment,
} from './TickIngredient.generated.ts';

/** What ticking has to know of an ingredient. */
export interface Tickable {
  readonly id: string;
  readonly mealId: string;
  readonly purchased: boolean;
}

interface Flight {
  readonly mealId: string;
  /** What the server is known to hold. */
  confirmed: boolean;
  /** What the shopper wants by now. */
  wanted: boolean;
}

/**
 * Ticks ingredients as fast as fingers go. The screen shows each tick at once; for one ingredient there is one call
 * on its way at a time, and when it comes back the latest wish is sent, so that none is lost and none overtakes
 * another. What the server refuses goes back to what it last confirmed.
 */
export class TickQueue {
  readonly #client: ApolloClient;
  readonly #flights = new Map<string, Flight>();

  constructor(client: ApolloClient) {
    this.#client = client;
  }

  /**
   * Marks ingredients as purchased, or as not when all of them are. What they are is asked of the queue and not of
   * the screen, which may be a tap behind.
   */
  toggle(ingredients: readonly Tickable[]): void {
    const purchased = !ingredients.every(
      ({ id, purchased: shown }) => this.#flights.get(id)?.wanted ?? shown,
    );
    this.#client.cache.batch({
      update: () => {
        for (const ingredient of ingredients) this.#want(ingredient, purchased);
      },
    });
  }

  #want({ id, mealId, purchased: shown }: Tickable, purchased: boolean): void {
    this.#show(id, mealId, purchased);
    const flight = this.#flights.get(id);
    if (flight !== undefined) {
      flight.wanted = purchased;
    } else if (shown !== purchased) {
      const started = { mealId, confirmed: shown, wanted: purchased };
      this.#flights.set(id, started);
      void this.#send(id, started);
    }
  }

  async #send(id: string, flight: Flight): Promise<void> {
    let meal: TickedMealFragment | undefined;
    try {
      while (flight.confirmed !== flight.wanted) {
        const purchased = flight.wanted;
        // Not into the cache: an answer to an earlier wish would flicker over a later one.
        const { data } = await this.#client.mutate({
          mutation: TickIngredientDocument,
          variables: { id, purchased },
          fetchPolicy: 'no-cache',
        });
        flight.confirmed = purchased;
        meal = data?.updateIngredient.meal;
      }
    } catch {
      this.#show(id, flight.mealId, flight.confirmed);
      const description = 'Failed to update ingredient.';
      showToast({ kind: 'error', title: 'Error', description });
    }
    this.#flights.delete(id);
    if (meal !== undefined) this.#settle(meal);
  }

  /** Takes over the server's count of a meal once no tick of it is on its way. */
  #settle(meal: TickedMealFragment): void {
    if ([...this.#flights.values()].some(({ mealId }) => mealId === meal.id)) return;
    this.#client.cache.updateFragment(this.#placeOfMeal(meal.id), (known) =>
      known === null ? undefined : { ...known, ...meal },
    );
  }

  #show(id: string, mealId: string, purchased: boolean): void {
    const { cache } = this.#client;
    let difference = 0;
    cache.updateFragment(
      {
        from: { __typename: 'Ingredient', id },
        fragment: TickedIngredientFragmentDoc,
        fragmentName: 'TickedIngredient',
      },
      (known) => {
        if (known === null) return undefined;
        difference = Number(purchased) - Number(known.purchased);
        return { ...known, purchased };
      },
    );
    if (difference === 0) return;
    cache.updateFragment(this.#placeOfMeal(mealId), (known) =>
      known === null
        ? undefined
        : { ...known, purchasedIngredientCount: known.purchasedIngredientCount + difference },
    );
  }

  #placeOfMeal(mealId: string) {
    return {
      from: { __typename: 'Meal', id: mealId },
      fragment: TickedMealFragmentDoc,
      fragmentName: 'TickedMeal',
    };
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
