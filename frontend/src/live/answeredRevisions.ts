import { ApolloLink, type ApolloClient } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { tap } from 'rxjs';

type Listener = (query: string, tripId: string, revision: number) => void;

/** Revision of the trip in the last answer to each query. */
export class AnsweredRevisions {
  readonly #revisions = new Map<string, number>();
  /** By trip. */
  readonly #ownChanges = new Map<string, number>();
  readonly #listeners = new Set<Listener>();

  /** Undefined before the first answer. */
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

  /** Of the last change made here that other data of the trip follow; 0 without. */
  ownChange(tripId: string): number {
    return this.#ownChanges.get(tripId) ?? 0;
  }

  noteOwnChange(tripId: string, revision: number): void {
    this.#ownChanges.set(tripId, Math.max(revision, this.ownChange(tripId)));
    for (const listener of this.#listeners) listener('', tripId, revision);
  }

  /** @returns unsubscribe */
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

/** Each operation with a trip's revision asks for its id, too. */
interface WithTrip {
  readonly trip?: { readonly id: string; readonly revision?: number } | null;
}

/** Notes the revision of each answer with a trip. A mutation that asks for it changes more than it answers. */
export function revisionsLink(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(({ data }) => {
        const revisions = answeredRevisions(operation.client);
        const isQuery = operation.operationType === OperationTypeNode.QUERY;
        if (operation.operationType === OperationTypeNode.SUBSCRIPTION || data == null) return;
        const parts = (isQuery ? [data] : Object.values(data)) as (WithTrip | null)[];
        for (const { id, revision } of parts.flatMap((part) => part?.trip ?? [])) {
          if (revision === undefined) continue;
          if (isQuery) revisions.note(operation.operationName ?? '', id, revision);
          else revisions.noteOwnChange(id, revision);
        }
      }),
    ),
  );
}
