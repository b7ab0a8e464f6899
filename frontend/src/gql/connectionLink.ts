import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { OperationTypeNode } from 'graphql';
import { catchError, from, Observable, switchMap, throwError } from 'rxjs';
import { checkConnection, onDeadLine } from '../browser/connection.ts';
import { untilAnswered } from './untilAnswered.ts';
import { isGatewayError } from '../worker/workerRules.ts';

/** Context of mutations that may be sent twice. */
export const REPEATABLE = { isRepeatable: true };

/** The server may have executed the call. */
function isConnectionError(error: unknown): boolean {
  if (CombinedGraphQLErrors.is(error)) return false;
  if (ServerError.is(error)) return isGatewayError(error.statusCode);
  return !(error instanceof DOMException && error.name === 'AbortError');
}

/** Probes before reporting a lost call; repeatable calls are lost with their line. */
export function connectionLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { operationType } = operation;
    const isQuery = operationType === OperationTypeNode.QUERY;
    const isRepeatable = isQuery || operation.getContext()['isRepeatable'] === true;
    const sent = isQuery ? untilAnswered(() => forward(operation), isConnectionError) : forward(operation);
    return (isRepeatable ? whileAlive(sent) : sent).pipe(
      catchError((error: unknown) => {
        if (!isConnectionError(error)) return throwError(() => error);
        const checked = checkConnection();
        // Reconnects by itself, over a new line.
        if (operationType === OperationTypeNode.SUBSCRIPTION) return throwError(() => error);
        return from(checked).pipe(switchMap(() => throwError(() => error)));
      }),
    );
  });
}

function whileAlive<Answer>(answers: Observable<Answer>): Observable<Answer> {
  return new Observable((subscriber) => {
    subscriber.add(
      onDeadLine(() => subscriber.error(new DOMException('The line is dead.', 'TimeoutError'))),
    );
    subscriber.add(answers.subscribe(subscriber));
  });
}
