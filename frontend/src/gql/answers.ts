import { ApolloLink } from '@apollo/client';
import { tap } from 'rxjs';

type Listener = (operationName: string | undefined) => void;

const listeners = new Set<Listener>();

/** Calls back whenever the server has answered, with the name of what was asked, before the answer is in the cache. */
export function onAnswer(listener: Listener): void {
  listeners.add(listener);
}

/** A link that tells of the server's answers. */
export function answers(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(() => {
        for (const listener of listeners) listener(operation.operationName);
      }),
    ),
  );
}
