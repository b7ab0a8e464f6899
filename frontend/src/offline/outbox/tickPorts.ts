import type { ApolloClient } from '@apollo/client';
import { outboxPorts, repeatable } from './outboxPorts.ts';
import type { TickedRow } from './tick.ts';
import {
  TickIngredientsDocument,
  TripOfItemFragmentDoc,
  TripOfMealFragmentDoc,
} from './TickIngredients.generated.ts';
import { tellTickNews } from './tickNews.ts';
import type { TickPorts } from './tickQueue.ts';
import { tickStore } from './tickStore.ts';

const LOCK = 'grub-club-ticks';
/** Not the lock's name, where older versions send other messages. */
const CHANNEL = 'grub-club-purchases';

/** @param onOthers called when another tab changed the store */
export function tickPorts(client: ApolloClient, onOthers: () => void): TickPorts {
  const others = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
  others?.addEventListener('message', ({ data }: MessageEvent<readonly AnsweredRow[]>) => {
    for (const row of data) showRow(client, row);
    onOthers();
  });
  return {
    ...outboxPorts(LOCK, tickStore),
    send: async ({ tripId, ids, wanted: purchased, seenPurchasedAt, shown }) => {
      const seen = {
        ...(seenPurchasedAt === undefined ? {} : { seenPurchasedAt }),
        ...(shown.length === 0 ? {} : { shown: [...shown] }),
      };
      const { data } = await client.mutate({
        mutation: TickIngredientsDocument,
        variables: { input: { tripId, ids: [...ids], purchased, ...seen } },
        context: repeatable(),
      });
      return data?.tickIngredients.ingredients ?? [];
    },
    announce: (rows) =>
      others?.postMessage(
        rows.map(({ id, purchased, purchasedAt }): AnsweredRow => ({ id, purchased, purchasedAt })),
      ),
    tell: tellTickNews,
    tripOf: ({ id, mealId }) =>
      mealId === null
        ? client.cache.readFragment({
            from: { __typename: 'Ingredient', id },
            fragment: TripOfItemFragmentDoc,
          })?.tripId
        : client.cache.readFragment({
            from: { __typename: 'Meal', id: mealId },
            fragment: TripOfMealFragmentDoc,
          })?.tripId,
  };
}

type AnsweredRow = Pick<TickedRow, 'id' | 'purchased' | 'purchasedAt'>;

function showRow({ cache }: ApolloClient, { id, purchased, purchasedAt }: AnsweredRow): void {
  cache.modify({
    id: cache.identify({ __typename: 'Ingredient', id }) ?? '',
    // The next read gets the buyer.
    fields: {
      purchased: () => purchased,
      purchasedAt: () => purchasedAt,
      purchasedBy: () => null,
      missing: () => null,
    },
  });
}
