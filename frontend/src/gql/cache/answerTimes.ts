import { type ApolloCache, ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { tap } from 'rxjs';
import { freshnessOf } from './freshness.ts';

export function answerTimes(cache: ApolloCache): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap((result) => {
        if (operation.operationType !== OperationTypeNode.QUERY || result.errors !== undefined) return;
        freshnessOf(cache).markAnswered(operation.query, operation.variables);
      }),
    ),
  );
}
