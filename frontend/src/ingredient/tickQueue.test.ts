import { ApolloClient, ApolloLink } from '@apollo/client';
import { Observable, type Subscriber } from 'rxjs';
import { ingredientAnswer, TRIP_ID } from '../../test/tripAnswers.ts';
import { createCache } from '../app/apolloClient.ts';
import { IngredientRowFragmentDoc } from './IngredientRow.generated.ts';
import { TripOfMealFragmentDoc, type TickIngredientsMutationVariables } from './TickIngredients.generated.ts';
import { TickQueue, type Tickable } from './tickQueue.ts';

interface Call {
  readonly ids: string | readonly string[];
  readonly purchased: boolean;
  readonly answer: () => Promise<void>;
  readonly refuse: () => Promise<void>;
}

/** A client whose server answers when the test says so. */
function world() {
  const calls: Call[] = [];
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer: Subscriber<ApolloLink.Result>) => {
        const { ids, purchased } = (variables as TickIngredientsMutationVariables).input;
        const ingredients = [ids].flat().map((id) => ({
          __typename: 'Ingredient',
          id,
          purchased,
          purchasedAt: purchased ? '2030-06-13T14:15:00.000Z' : null,
          purchasedBy: null,
        }));
        calls.push({
          ids,
          purchased,
          answer: async () => {
            observer.next({
              data: { tickIngredients: { __typename: 'IngredientsPayload', ingredients, meals: [] } },
            });
            observer.complete();
            await settled();
          },
          refuse: async () => {
            observer.error(new Error('offline'));
            await settled();
          },
        });
      }),
  );
  const client = new ApolloClient({ cache: createCache(), link });
  const meal = { __typename: 'Meal' as const, id: 'm1', tripId: TRIP_ID };
  client.cache.writeFragment({ fragment: TripOfMealFragmentDoc, data: meal });
  const rows = [ingredientAnswer('eggs', 'm1'), ingredientAnswer('feta', 'm1')];
  for (const row of rows) client.cache.writeFragment({ fragment: IngredientRowFragmentDoc, data: row });
  const queue = new TickQueue(client);
  const inCache = (id: string) =>
    client.cache.readFragment({
      fragment: IngredientRowFragmentDoc,
      from: { __typename: 'Ingredient', id },
    })?.purchased;
  const shown = (id: string) => queue.wishes().get(id) ?? inCache(id);
  /** The rows as the screen has them by now. */
  const row = (id: string): Tickable => ({ id, mealId: 'm1', purchased: inCache(id) ?? false });
  return { queue, rows, row, calls, shown };
}

/** Lets what is already decided run its course. */
async function settled(): Promise<void> {
  for (let task = 0; task < 3; task += 1) await new Promise((resolve) => setTimeout(resolve, 0));
}

describe('the queue of ticks', () => {
  it('shows a tick at once, and sends all that is ticked together as one call', async () => {
    const { queue, rows, calls, shown } = world();
    queue.toggle(rows);
    expect([shown('eggs'), shown('feta')]).toEqual([true, true]);
    expect(calls).toHaveLength(0);
    await settled();
    expect(calls.map(({ ids, purchased }) => [ids, purchased])).toEqual([[['eggs', 'feta'], true]]);
    await calls[0]?.answer();
    expect([shown('eggs'), shown('feta')]).toEqual([true, true]);
  });

  it('leaves the word to the cache once the server has answered', async () => {
    const { queue, row, calls } = world();
    queue.toggle([row('eggs')]);
    await settled();
    expect([...queue.wishes()]).toEqual([['eggs', true]]);
    await calls[0]?.answer();
    expect(queue.wishes().size).toBe(0);
  });

  it('has one call for an ingredient on its way, and then sends the latest wish only', async () => {
    const { queue, row, calls, shown } = world();
    queue.toggle([row('eggs')]);
    await settled();
    for (let tap = 0; tap < 3; tap += 1) queue.toggle([row('eggs')]);
    await settled();
    expect(calls.map(({ purchased }) => purchased)).toEqual([true]);
    expect(shown('eggs')).toBe(false);

    await calls[0]?.answer();
    expect(calls.map(({ purchased }) => purchased)).toEqual([true, false]);
    expect(shown('eggs')).toBe(false);
    await calls[1]?.answer();
    expect(calls).toHaveLength(2);
    expect(shown('eggs')).toBe(false);
  });

  it('does not let an ingredient wait for the call of another', async () => {
    const { queue, row, calls } = world();
    queue.toggle([row('eggs')]);
    await settled();
    queue.toggle([row('feta')]);
    await settled();
    expect(calls.map(({ ids }) => ids)).toEqual([['eggs'], ['feta']]);
  });

  it('sends nothing for a tick that is taken back at once', async () => {
    const { queue, row, calls } = world();
    queue.toggle([row('eggs')]);
    queue.toggle([row('eggs')]);
    await settled();
    expect(calls).toHaveLength(0);
    expect(queue.wishes().size).toBe(0);
  });

  it('sends nothing more when the latest wish is what the server just confirmed', async () => {
    const { queue, row, calls, shown } = world();
    queue.toggle([row('eggs')]);
    await settled();
    queue.toggle([row('eggs')]);
    queue.toggle([row('eggs')]);
    await calls[0]?.answer();
    expect(calls).toHaveLength(1);
    expect(shown('eggs')).toBe(true);
  });

  it('ticks all of a group as long as one of it is open, and unticks it after', async () => {
    const { queue, rows, shown } = world();
    queue.toggle(rows.slice(0, 1));
    queue.toggle(rows);
    expect([shown('eggs'), shown('feta')]).toEqual([true, true]);
    queue.toggle(rows);
    expect([shown('eggs'), shown('feta')]).toEqual([false, false]);
    await settled();
  });

  it('goes back to what the server last confirmed when it refuses', async () => {
    const { queue, row, calls, shown } = world();
    queue.toggle([row('eggs')]);
    await settled();
    await calls[0]?.answer();
    queue.toggle([row('eggs')]);
    await settled();
    expect(shown('eggs')).toBe(false);
    await calls[1]?.refuse();
    expect(shown('eggs')).toBe(true);
  });
});
