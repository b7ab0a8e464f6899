import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import type { ErrorCode } from '../../../../domain/errorCode.ts';
import { isOnline, watchConnection } from '../../browser/connection.ts';
import { onAccountEnd } from '../../browser/store/accountEnd.ts';
import { setPendingChanges } from '../../browser/store/pendingChanges.ts';
import { watchUnsaved } from '../../browser/unsaved.ts';
import { REPEATABLE } from '../../gql/connectionLink.ts';
import { errorCode } from '../../gql/errorMessage.ts';
import { isGatewayError } from '../../worker/workerRules.ts';
import type { AfterFailure, Outbox, OutboxPorts } from './outbox.ts';
import type { PendingStore } from './pendingRecords.ts';

const ANSWER_WITHIN_MS = 20_000;

/** Of a call that is sent until it is answered. */
export function repeatable() {
  return { ...REPEATABLE, fetchOptions: { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) } };
}

/** @param lock its name */
export function outboxPorts<Each>(lock: string, store: PendingStore<Each>): OutboxPorts<Each> {
  return {
    onFailure,
    isOnline,
    watchConnection,
    store,
    // Without locks (plain http) a record may be sent twice, which is harmless.
    exclusively: async (work) => {
      if ('locks' in navigator) await navigator.locks.request(lock, work);
      else await work();
    },
    later: (work, delayMs) => void setTimeout(work, delayMs),
  };
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

type AnyOutbox = Pick<
  Outbox<unknown, OutboxPorts<unknown>>,
  'open' | 'refresh' | 'forget' | 'isOnlyHere' | 'subscribe' | 'pendingCount' | 'sent'
>;

/**
 * One outbox for each client, which sends what earlier visits left.
 * @param create gets what to call when another tab changed the store
 */
export function outboxOf<Box extends AnyOutbox>(
  source: string,
  create: (client: ApolloClient, onOthers: () => void) => Box,
): (client: ApolloClient) => Box {
  const boxes = new WeakMap<ApolloClient, Box>();
  return (client) => {
    const known = boxes.get(client);
    if (known !== undefined) return known;
    const box: Box = create(client, () => void box.refresh());
    boxes.set(client, box);
    onAccountEnd(() => box.forget());
    watchUnsaved(box.isOnlyHere);
    box.subscribe(() => setPendingChanges({ waiting: box.pendingCount(), sent: box.sent() }, source));
    void box.open();
    return box;
  };
}
