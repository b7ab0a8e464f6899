import { ApolloLink } from '@apollo/client';
import { tap } from 'rxjs';

const listeners = new Set<() => void>();

/** Calls back whenever the server has answered, before the answer is in the cache. */
export function onAnswer(listener: () => void): void {
  listeners.add(listener);
}

/** A link that tells of the server's answers. */
export function answers(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(() => {
        for (const listener of listeners) listener();
      }),
    ),
  );
}
