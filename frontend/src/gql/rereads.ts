import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { OperationTypeNode } from 'graphql';
import { tap } from 'rxjs';
import type { ErrorCode } from '../../../domain/errorCode.ts';
import { errorCode } from './errorMessage.ts';

/** Refusals that say: what the screen shows is not how things stand any more. */
const OUTDATED: readonly ErrorCode[] = ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT', 'TRIP_COMPLETED'];

/**
 * A link that reads anew what is on the screen after a deed was refused because somebody else was faster: the meal is
 * gone, the viewer no longer an organizer, or no longer in the trip.
 */
export function rereads(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(({ errors }) => {
        if (operation.operationType !== OperationTypeNode.MUTATION || errors === undefined) return;
        const code = errorCode(new CombinedGraphQLErrors({ errors }));
        if (code === null || !OUTDATED.includes(code)) return;
        // What cannot be read now says so where it is shown.
        void operation.client.refetchQueries({ include: 'active' });
      }),
    ),
  );
}
