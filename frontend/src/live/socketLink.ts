import { t } from '@lingui/core/macro';
import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import { catchError, throwError } from 'rxjs';
import type { ErrorCode } from '../../../domain/errorCode.ts';
import { LineCheck } from './lineCheck.ts';

/** The server closes the sockets of an ended session so. */
const SESSION_ENDED = 4401;
const UNAUTHENTICATED: ErrorCode = 'UNAUTHENTICATED';

/** Subscribers reconnect themselves: they know where to go on. */
export function createSocketLink(): ApolloLink {
  const url = new URL('/graphql', location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  let socket: WebSocket | null = null;
  let closedWith: number | null = null;
  const line = new LineCheck({
    ping: () => {
      if (socket?.readyState === WebSocket.OPEN) socket.send('{"type":"ping"}');
    },
    // Closing a dead socket takes browsers a minute.
    end: () => client.terminate(),
  });
  const client = createClient({
    url: url.href,
    retryAttempts: 0,
    on: {
      connecting: () => line.onConnecting(),
      opened: (opened) => {
        // Typed as unknown: the library also runs outside of browsers.
        socket = opened as WebSocket;
        closedWith = null;
      },
      connected: () => line.onMessage(),
      message: () => line.onMessage(),
      closed: (event) => {
        line.onClosed();
        socket = null;
        closedWith = (event as CloseEvent).code;
      },
    },
  });
  const link = new GraphQLWsLink(client);
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
  const error = { message: t`Your session has ended.`, extensions: { code: UNAUTHENTICATED } };
  return new CombinedGraphQLErrors({ errors: [error] });
}
