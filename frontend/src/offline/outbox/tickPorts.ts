import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import type { ErrorCode } from '../../../../domain/errorCode.ts';
import { REPEATABLE } from '../../gql/connectionLink.ts';
import { errorCode } from '../../gql/errorMessage.ts';
import { isOnline, watchConnection } from '../../browser/connection.ts';
import { isGatewayError } from '../../worker/workerRules.ts';
import type { TickedRow } from './tick.ts';
import {
  TickIngredientsDocument,
  TripOfItemFragmentDoc,
  TripOfMealFragmentDoc,
} from './TickIngredients.generated.ts';
import { tellTickNews } from './tickNews.ts';
import type { AfterFailure, TickPorts } from './tickQueue.ts';
import { tickStore } from './tickStore.ts';

const ANSWER_WITHIN_MS = 20_000;
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
    send: async ({ tripId, ids, wanted: purchased, seenPurchasedAt, shown }) => {
      const seen = {
        ...(seenPurchasedAt === undefined ? {} : { seenPurchasedAt }),
        ...(shown.length === 0 ? {} : { shown: [...shown] }),
      };
      const { data } = await client.mutate({
        mutation: TickIngredientsDocument,
        variables: { input: { tripId, ids: [...ids], purchased, ...seen } },
        context: { ...REPEATABLE, fetchOptions: { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) } },
      });
      return data?.tickIngredients.ingredients ?? [];
    },
    onFailure,
    isOnline,
    watchConnection,
    store: tickStore,
    // Without locks (plain http) a tick may be sent twice, which is harmless.
    exclusively: async (work) => {
      if ('locks' in navigator) await navigator.locks.request(LOCK, work);
      else await work();
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
    later: (work, delayMs) => void setTimeout(work, delayMs),
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

/** Codes of answers after which the same call may work. */
const PASSING: readonly (ErrorCode | null)[] = ['SERVICE_UNAVAILABLE', 'RATE_LIMITED'];

/** Only a lost connection or session waits silently; an answer of the server is shown. */
export function onFailure(error: unknown): AfterFailure {
  if (CombinedGraphQLErrors.is(error)) {
    const code = errorCode(error);
    // Sent after the next sign-in.
    if (code === 'UNAUTHENTICATED') return 'wait';
    return PASSING.includes(code) ? 'retry' : 'undo';
  }
  if (ServerError.is(error)) return isGatewayError(error.statusCode) ? 'retry' : 'undo';
  return 'wait';
}
