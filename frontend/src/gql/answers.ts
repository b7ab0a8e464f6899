import { ApolloLink } from '@apollo/client';
import { tap } from 'rxjs';

type Listener = (operationName: string | undefined) => void;

const listeners = new Set<Listener>();

/** By operation name, before the cache has it. */
export function onAnswer(listener: Listener): void {
  listeners.add(listener);
}

export function answers(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(() => {
        for (const listener of listeners) listener(operation.operationName);
      }),
    ),
  );
}
