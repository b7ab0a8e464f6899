import type { ApolloLink } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';

/** A silent line is taken for dead after this time without an answer to a ping. */
const PING_EVERY_MS = 10_000;
const PONG_WITHIN_MS = 5_000;

/** The session's cookie says who connects. Subscribers reconnect themselves: they know where to go on. */
export function createSocketLink(): ApolloLink {
  const url = new URL('/graphql', location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  let socket: WebSocket | null = null;
  let overdue: ReturnType<typeof setTimeout> | undefined;
  return new GraphQLWsLink(
    createClient({
      url: url.href,
      retryAttempts: 0,
      keepAlive: PING_EVERY_MS,
      on: {
        opened: (opened) => {
          // The library does not know in which environment it runs.
          socket = opened as WebSocket;
        },
        ping: (isReceived) => {
          if (!isReceived) overdue = setTimeout(() => socket?.close(4408, 'No pong'), PONG_WITHIN_MS);
        },
        pong: (isReceived) => {
          if (isReceived) clearTimeout(overdue);
        },
        closed: () => clearTimeout(overdue),
      },
    }),
  );
}
