import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { catchError, from, switchMap, throwError } from 'rxjs';
import { checkConnection } from '../browser/connection.ts';
import { isGatewayError } from '../worker/workerRules.ts';

/** The server may have executed the call. */
function isLostOnTheWay(error: unknown): boolean {
  if (CombinedGraphQLErrors.is(error)) return false;
  if (ServerError.is(error)) return isGatewayError(error.statusCode);
  return !(error instanceof DOMException && error.name === 'AbortError');
}

/** Probes before reporting a lost call. */
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
