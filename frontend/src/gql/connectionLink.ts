import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { catchError, from, switchMap, throwError } from 'rxjs';
import { checkConnection } from '../ui/connection.ts';

/** Whether a call failed on its way, so that nobody knows whether the server did what it was asked for. */
function isLostOnTheWay(error: unknown): boolean {
  if (CombinedGraphQLErrors.is(error) || ServerError.is(error)) return false;
  return !(error instanceof DOMException && error.name === 'AbortError');
}

/** A link that finds out whether there is a connection at all before it passes on that a call was lost. */
export function connectionLink(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      catchError((error: unknown) =>
        isLostOnTheWay(error)
          ? from(checkConnection()).pipe(switchMap(() => throwError(() => error)))
          : throwError(() => error),
      ),
    ),
  );
}
