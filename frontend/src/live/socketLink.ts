import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import { catchError, throwError } from 'rxjs';
import type { ErrorCode } from '../../../domain/errorCode.ts';

const PING_EVERY_MS = 10_000;
/** A line without an answer to a ping is taken for dead. */
const PONG_WITHIN_MS = 5_000;
const NO_PONG = 4408;
/** The server closes the sockets of an ended session so. */
const SESSION_ENDED = 4401;
const UNAUTHENTICATED: ErrorCode = 'UNAUTHENTICATED';

/** The session's cookie says who connects. Subscribers reconnect themselves: they know where to go on. */
export function createSocketLink(): ApolloLink {
  const url = new URL('/graphql', location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  let socket: WebSocket | null = null;
  let closedWith: number | null = null;
  let overdue: ReturnType<typeof setTimeout> | undefined;
  const link = new GraphQLWsLink(
    createClient({
      url: url.href,
      retryAttempts: 0,
      keepAlive: PING_EVERY_MS,
      on: {
        opened: (opened) => {
          // Typed as unknown: the library also runs outside of browsers.
          socket = opened as WebSocket;
          closedWith = null;
        },
        ping: (isReceived) => {
          if (!isReceived) overdue = setTimeout(() => socket?.close(NO_PONG, 'No pong'), PONG_WITHIN_MS);
        },
        pong: (isReceived) => {
          if (isReceived) clearTimeout(overdue);
        },
        closed: (event) => {
          clearTimeout(overdue);
          closedWith = (event as CloseEvent).code;
        },
      },
    }),
  );
  return new ApolloLink((operation) =>
    link
      .request(operation)
      .pipe(
        catchError((error: unknown) =>
          throwError(() => (closedWith === SESSION_ENDED ? sessionEnded() : error)),
        ),
      ),
  );
}

function sessionEnded(): CombinedGraphQLErrors {
  const error = { message: 'Your session has ended.', extensions: { code: UNAUTHENTICATED } };
  return new CombinedGraphQLErrors({ errors: [error] });
}
