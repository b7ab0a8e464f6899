import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { catchError, from, switchMap, throwError } from 'rxjs';
import { checkConnection } from '../browser/connection.ts';
import { isNobodysAnswer } from '../worker/workerRules.ts';

/**
 * Whether a call failed on its way, or was answered by what stands before a server that is not there: nobody knows
 * whether the server did what it was asked for.
 */
function isLostOnTheWay(error: unknown): boolean {
  if (CombinedGraphQLErrors.is(error)) return false;
  if (ServerError.is(error)) return isNobodysAnswer(error.statusCode);
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
