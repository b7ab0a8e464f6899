import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { ErrorCode } from '../../../domain/errorCode.ts';
import { errorCode } from '../gql/errorMessage.ts';
import { isOnline, watchConnection } from '../browser/connection.ts';
import type { TickedRow, TickPorts } from './tick.ts';
import {
  TickIngredientsDocument,
  TickStatesDocument,
  TripOfMealFragmentDoc,
} from './TickIngredients.generated.ts';
import { tellTickNews } from './tickNews.ts';
import { tickStore } from './tickStore.ts';

/** A call that is not answered for so long counts as lost. */
const ANSWER_WITHIN_MS = 20_000;
const TURN = 'grub-club-ticks';

/** The world of the queue of ticks: the server through Apollo, the browser's store, and the other pages. */
export function tickPorts(
  client: ApolloClient,
  onOthers: (ids: readonly string[], purchased: boolean) => void,
): TickPorts {
  const others = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(TURN);
  others?.addEventListener('message', ({ data }: MessageEvent<Announcement>) => {
    for (const id of data.ids) {
      client.cache.modify({
        id: client.cache.identify({ __typename: 'Ingredient', id }) ?? '',
        fields: { purchased: () => data.purchased },
      });
    }
    onOthers(data.ids, data.purchased);
  });
  const pageId = Math.random().toString(36).slice(2);
  let stamps = 0;
  return {
    send: async (tripId, ids, purchased) => {
      const { data } = await client.mutate({
        mutation: TickIngredientsDocument,
        variables: { input: { tripId, ids: [...ids], purchased } },
        context: withTimeLimit(),
      });
      return data?.tickIngredients.ingredients.map(tickedRow) ?? [];
    },
    read: async (tripId) => {
      const { data } = await client.query({
        query: TickStatesDocument,
        variables: { tripId },
        fetchPolicy: 'network-only',
        context: withTimeLimit(),
      });
      return data?.trip.meals.flatMap(({ ingredients }) => ingredients.map(tickedRow)) ?? [];
    },
    isRefusal,
    isOnline,
    watchConnection,
    store: tickStore,
    // Pages without locks (plain http) may send the same wish twice, which does no harm.
    exclusively: async (work) => {
      if ('locks' in navigator) await navigator.locks.request(TURN, work);
      else await work();
    },
    announce: (ids, purchased) => others?.postMessage({ ids, purchased } satisfies Announcement),
    tell: tellTickNews,
    tripOf: (mealId) =>
      client.cache.readFragment({
        from: { __typename: 'Meal', id: mealId },
        fragment: TripOfMealFragmentDoc,
      })?.tripId,
    now: () => Date.now(),
    newStamp: () => `${pageId}-${(stamps += 1)}`,
    later: (work, delayMs) => void setTimeout(work, delayMs),
  };
}

/** What one page tells the others. */
interface Announcement {
  readonly ids: readonly string[];
  readonly purchased: boolean;
}

function withTimeLimit() {
  return { fetchOptions: { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) } };
}

/** With these the server says itself that it would take the call another time, or from somebody who is signed in. */
const PASSING: readonly (ErrorCode | null)[] = ['SERVICE_UNAVAILABLE', 'RATE_LIMITED', 'UNAUTHENTICATED'];

/** Whether the server has heard a call and will never do what it says. */
export function isRefusal(error: unknown): boolean {
  return CombinedGraphQLErrors.is(error) && !PASSING.includes(errorCode(error));
}

type RowAnswer = Omit<TickedRow, 'purchasedAt'> & { readonly purchasedAt: string | null };

function tickedRow({ id, name, purchased, purchasedAt, purchasedBy }: RowAnswer): TickedRow {
  return {
    id,
    name,
    purchased,
    purchasedAt: purchasedAt === null ? null : Date.parse(purchasedAt),
    purchasedBy: purchasedBy === null ? null : { name: purchasedBy.name, isViewer: purchasedBy.isViewer },
  };
}
