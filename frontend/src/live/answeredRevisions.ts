import { ApolloLink, type ApolloClient } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { tap } from 'rxjs';

type Listener = (query: string, tripId: string, revision: number) => void;

/** Revision of the trip in the last answer to each query. */
export class AnsweredRevisions {
  readonly #revisions = new Map<string, number>();
  /** By trip. */
  readonly #ownChanges = new Map<string, number>();
  /** Trip and revision of each. */
  readonly #ownTicks = new Set<string>();
  readonly #listeners = new Set<Listener>();

  of(query: string, tripId: string): number | undefined {
    return this.#revisions.get(`${query} ${tripId}`);
  }

  note(query: string, tripId: string, revision: number): void {
    this.#revisions.set(`${query} ${tripId}`, revision);
    for (const listener of this.#listeners) listener(query, tripId, revision);
  }

  /** A query that had the revision before has this one now. */
  noteOwnTick(tripId: string, revision: number): void {
    this.#ownTicks.add(`${tripId} ${revision}`);
    for (const [key, answered] of this.#revisions) {
      const [query = '', ofTrip] = key.split(' ');
      if (ofTrip === tripId && answered === revision - 1) this.note(query, tripId, revision);
    }
  }

  /** Whether this page made it, and has its answer. */
  isOwnTick(tripId: string, revision: number): boolean {
    return this.#ownTicks.has(`${tripId} ${revision}`);
  }

  /** The last answer counts as older than any change. */
  outdate(query: string, tripId: string): void {
    const key = `${query} ${tripId}`;
    if (this.#revisions.has(key)) this.#revisions.set(key, -1);
  }

  /** Revision of the last change made on this page; 0 for none. */
  ownChange(tripId: string): number {
    return this.#ownChanges.get(tripId) ?? 0;
  }

  noteOwnChange(tripId: string, revision: number): void {
    this.#ownChanges.set(tripId, Math.max(revision, this.ownChange(tripId)));
    for (const listener of this.#listeners) listener('', tripId, revision);
  }

  /** After a restored database, these revisions may be too high. */
  forgetOwn(tripId: string): void {
    this.#ownChanges.delete(tripId);
    for (const tick of this.#ownTicks) if (tick.startsWith(`${tripId} `)) this.#ownTicks.delete(tick);
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

/** Each query and mutation with a trip's revision asks for its id, too. */
interface WithTrip {
  readonly trip?: { readonly id: string; readonly revision?: number } | null;
}

interface TickAnswer {
  readonly tickIngredients?: { readonly revision?: number | null } | null;
}

/** Notes the revision of each answer with a trip. A mutation that asks for it changes more than it answers. */
export function revisionsLink(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(({ data }) => {
        const { client, operationType, operationName = '', variables } = operation;
        if (operationType === OperationTypeNode.SUBSCRIPTION || data == null) return;
        const revisions = answeredRevisions(client);
        const isQuery = operationType === OperationTypeNode.QUERY;
        const parts = (isQuery ? [data] : Object.values(data)) as (WithTrip | null)[];
        for (const { id, revision } of parts.flatMap((part) => part?.trip ?? [])) {
          if (revision === undefined) continue;
          if (isQuery) revisions.note(operationName, id, revision);
          else revisions.noteOwnChange(id, revision);
        }
        const tickRevision = (data as TickAnswer).tickIngredients?.revision;
        const { input } = variables as { input?: { tripId?: string } };
        if (typeof tickRevision === 'number' && input?.tripId !== undefined)
          revisions.noteOwnTick(input.tripId, tickRevision);
      }),
    ),
  );
}
