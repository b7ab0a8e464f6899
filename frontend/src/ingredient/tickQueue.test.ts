import { ApolloClient, ApolloLink } from '@apollo/client';
import { Observable, type Subscriber } from 'rxjs';
import { ingredientAnswer } from '../../test/tripAnswers.ts';
import { createCache } from '../app/apolloClient.ts';
import { IngredientRowFragmentDoc } from './IngredientRow.generated.ts';
import { TickQueue } from './tickQueue.ts';

interface Call {
  readonly id: string;
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
        const { id, purchased } = variables as { id: string; purchased: boolean };
        const meal = { __typename: 'Meal', id: 'm1', ingredientCount: 2, purchasedIngredientCount: 7 };
        const ingredient = { __typename: 'Ingredient', id, mealId: 'm1', purchased };
        calls.push({
          id,
          purchased,
          answer: async () => {
            observer.next({
              data: { updateIngredient: { __typename: 'IngredientPayload', ingredient, meal } },
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
  const rows = [ingredientAnswer('eggs', 'm1'), ingredientAnswer('feta', 'm1')];
  for (const row of rows) {
    client.cache.writeFragment({ fragment: IngredientRowFragmentDoc, data: row });
  }
  const shown = (id: string) =>
    client.cache.readFragment({
      fragment: IngredientRowFragmentDoc,
      from: { __typename: 'Ingredient', id },
    })?.purchased;
  return { queue: new TickQueue(client), rows, calls, shown };
}

/** Lets promises that are already decided run their course. */
async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 0));
}

describe('the queue of ticks', () => {
  it('shows a tick at once and sends it', async () => {
    const { queue, rows, calls, shown } = world();
    queue.toggle(rows);
    expect([shown('eggs'), shown('feta')]).toEqual([true, true]);
    await settled();
    expect(calls.map(({ id, purchased }) => [id, purchased])).toEqual([
      ['eggs', true],
      ['feta', true],
    ]);
  });

  it('has one call for an ingredient on its way, and then sends the latest wish only', async () => {
    const { queue, rows, calls, shown } = world();
    const [eggs] = rows;
    if (eggs === undefined) throw new Error('There are eggs.');
    for (let tap = 0; tap < 4; tap += 1) queue.toggle([eggs]);
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

  it('sends nothing more when the latest wish is what the server just confirmed', async () => {
    const { queue, rows, calls, shown } = world();
    const eggs = rows.slice(0, 1);
    for (let tap = 0; tap < 3; tap += 1) queue.toggle(eggs);
    await settled();
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
    const { queue, rows, calls, shown } = world();
    const eggs = rows.slice(0, 1);
    queue.toggle(eggs);
    await settled();
    await calls[0]?.answer();
    queue.toggle(eggs.map((row) => ({ ...row, purchased: true })));
    await settled();
    expect(shown('eggs')).toBe(false);
    await calls[1]?.refuse();
    expect(shown('eggs')).toBe(true);
  });
});
