import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { defer, from, switchMap } from 'rxjs';
import { importWithRetry } from '../browser/importWithRetry.ts';

let socketLink: Promise<ApolloLink> | null = null;

/** Subscriptions go over a WebSocket, whose code loads with the first of them. */
export function liveLink(others: ApolloLink): ApolloLink {
  const live = new ApolloLink((operation, forward) =>
    defer(() => {
      socketLink ??= importWithRetry(() => import('./socketLink.ts')).then(
        (module) => module.createSocketLink(),
        (error: unknown) => {
          // The next subscription loads it again.
          socketLink = null;
          throw error;
        },
      );
      return from(socketLink);
    }).pipe(switchMap((link) => link.request(operation, forward))),
  );
  return ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    live,
    others,
  );
}
