import { ApolloLink, type ApolloClient } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { tap } from 'rxjs';

type Listener = (query: string, tripId: string, revision: number) => void;

/** Revision of the trip in the last answer to each query. */
export class AnsweredRevisions {
  readonly #revisions = new Map<string, number>();
  readonly #listeners = new Set<Listener>();

  of(query: string, tripId: string): number | undefined {
    return this.#revisions.get(`${query} ${tripId}`);
  }

  note(query: string, tripId: string, revision: number): void {
    this.#revisions.set(`${query} ${tripId}`, revision);
    for (const listener of this.#listeners) listener(query, tripId, revision);
  }

  /** The last answer counts as older than any change. */
  outdate(query: string, tripId: string): void {
    const key = `${query} ${tripId}`;
    if (this.#revisions.has(key)) this.#revisions.set(key, -1);
  }

  watch(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

const byClient = new WeakMap<ApolloClient, AnsweredRevisions>();

export function answeredRevisions(client: ApolloClient): AnsweredRevisions {
  const known = byClient.get(client);
  if (known !== undefined) return known;
  const revisions = new AnsweredRevisions();
  byClient.set(client, revisions);
  return revisions;
}

/** Notes the revision of each answer with a trip. */
export function revisionsLink(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(({ data }) => {
        if (operation.operationType !== OperationTypeNode.QUERY) return;
        // Each query with a trip's revision asks for its id, too.
        const { trip } = (data ?? {}) as { trip?: { id: string; revision?: number } | null };
        if (trip?.revision !== undefined)
          answeredRevisions(operation.client).note(operation.operationName ?? '', trip.id, trip.revision);
      }),
    ),
  );
}
