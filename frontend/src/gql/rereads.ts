import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { OperationTypeNode } from 'graphql';
import { tap } from 'rxjs';
import type { ErrorCode } from '../../../domain/errorCode.ts';
import { errorCode } from './errorMessage.ts';

const OUTDATED: readonly ErrorCode[] = ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT', 'TRIP_COMPLETED'];

/** Refetches the screen if somebody else was faster. */
export function rereads(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(({ errors }) => {
        if (operation.operationType !== OperationTypeNode.MUTATION || errors === undefined) return;
        const code = errorCode(new CombinedGraphQLErrors({ errors }));
        if (code === null || !OUTDATED.includes(code)) return;
        // Failures show with the data.
        void operation.client.refetchQueries({ include: 'active' });
      }),
    ),
  );
}
