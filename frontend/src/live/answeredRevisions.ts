import { ApolloLink, type ApolloClient } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { tap } from 'rxjs';

type Listener = (query: string, tripId: string, revision: number) => void;

/** Revision of the trip in the last answer to each query. */
export class AnsweredRevisions {
  readonly #revisions = new Map<string, number>();
  readonly #own = new Set<string>();
  readonly #listeners = new Set<Listener>();

  of(query: string, tripId: string): number | undefined {
    return this.#revisions.get(`${query} ${tripId}`);
  }

  note(query: string, tripId: string, revision: number): void {
    this.#revisions.set(`${query} ${tripId}`, revision);
    for (const listener of this.#listeners) listener(query, tripId, revision);
  }

  /** The answer of the viewer's change is its revision, for what shows the one before. */
  noteOwn(tripId: string, revision: number): void {
    this.#own.add(`${tripId} ${revision}`);
    for (const [key, answered] of this.#revisions) {
      const [query = '', ofTrip] = key.split(' ');
      if (ofTrip === tripId && answered === revision - 1) this.note(query, tripId, revision);
    }
  }

  /** Whether this page made it, and has its answer. */
  isOwn(tripId: string, revision: number): boolean {
    return this.#own.has(`${tripId} ${revision}`);
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

interface AnswerWithRevision {
  readonly trip?: { readonly id: string; readonly revision?: number } | null;
  readonly tickIngredients?: { readonly revision?: number | null } | null;
}

export function revisionsLink(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(({ data }) => {
        const { client, operationType, operationName = '', variables } = operation;
        // Each query with a trip's revision asks for its id, too; each mutation with one has the trip in its input.
        const { trip, tickIngredients } = (data ?? {}) as AnswerWithRevision;
        if (operationType === OperationTypeNode.QUERY && trip?.revision !== undefined)
          answeredRevisions(client).note(operationName, trip.id, trip.revision);
        const { input } = variables as { input?: { tripId?: string } };
        if (typeof tickIngredients?.revision === 'number' && input?.tripId !== undefined)
          answeredRevisions(client).noteOwn(input.tripId, tickIngredients.revision);
      }),
    ),
  );
}
