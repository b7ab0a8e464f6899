import type { ApolloCache, DocumentNode, OperationVariables } from '@apollo/client';
import { canonicalStringify, getMainDefinition } from '@apollo/client/utilities';
import { Kind, valueFromASTUntyped } from 'graphql';
import { isOnline } from '../browser/connection.ts';
import { dataRule } from './dataRules.ts';

/** A field of the query root with its arguments: what one entry of the cache's root stands for. */
interface RootField {
  readonly fieldName: string;
  readonly args: Record<string, unknown>;
}

interface Holding {
  readonly field: RootField;
  holders: number;
  expiry: ReturnType<typeof setTimeout> | undefined;
  readonly queries: Set<string>;
}

/**
 * Age and keeping time of what the cache holds; Apollo knows neither. It remembers when each query was last answered,
 * and evicts a root field once nothing has shown it for its keeping time. Screens that share a root field (the trip
 * and its cart) hold it together.
 */
export class Freshness {
  readonly #cache: ApolloCache;
  readonly #answeredAt = new Map<string, number>();
  readonly #holdings = new Map<string, Holding>();

  constructor(cache: ApolloCache) {
    this.#cache = cache;
  }

  /** Notes that the query was answered just now; without a screen that shows it, its keeping time begins. */
  markAnswered(document: DocumentNode, variables: OperationVariables | undefined): void {
    const key = queryKey(document, variables);
    this.#answeredAt.set(key, Date.now());
    for (const holding of this.#holdingsOf(document, variables)) {
      holding.queries.add(key);
      if (holding.holders === 0) this.#expireAfter(holding, dataRule(operationName(document)).keptMs);
    }
  }

  /** Whether the query was answered so lately that the cache may stand for the server. */
  isFresh(document: DocumentNode, variables: OperationVariables | undefined): boolean {
    const answeredAt = this.#answeredAt.get(queryKey(document, variables));
    return answeredAt !== undefined && Date.now() - answeredAt < dataRule(operationName(document)).freshMs;
  }

  /** Keeps what the query shows in the cache until the returned function is called and the keeping time is over. */
  hold(document: DocumentNode, variables: OperationVariables | undefined): () => void {
    const holdings = this.#holdingsOf(document, variables);
    for (const holding of holdings) {
      holding.holders += 1;
      clearTimeout(holding.expiry);
    }
    return () => {
      for (const holding of holdings) {
        holding.holders -= 1;
        if (holding.holders === 0) this.#expireAfter(holding, dataRule(operationName(document)).keptMs);
      }
    };
  }

  /** Forgets every age, so that each query asks the server when it is next shown. */
  forgetAll(): void {
    this.#answeredAt.clear();
  }

  #expireAfter(holding: Holding, keptMs: number): void {
    clearTimeout(holding.expiry);
    holding.expiry = setTimeout(() => {
      // Without a connection it could not be had again.
      if (isOnline()) this.#evict(holding);
      else this.#expireAfter(holding, keptMs);
    }, keptMs);
  }

  #evict(holding: Holding): void {
    this.#holdings.delete(fieldKey(holding.field));
    for (const key of holding.queries) this.#answeredAt.delete(key);
    this.#cache.evict({ id: 'ROOT_QUERY', ...holding.field });
    this.#cache.gc();
  }

  #holdingsOf(document: DocumentNode, variables: OperationVariables | undefined): Holding[] {
    return rootFields(document, variables).map((field) => {
      const key = fieldKey(field);
      const known = this.#holdings.get(key);
      if (known !== undefined) return known;
      const holding: Holding = { field, holders: 0, expiry: undefined, queries: new Set() };
      this.#holdings.set(key, holding);
      return holding;
    });
  }
}

const freshnessByCache = new WeakMap<ApolloCache, Freshness>();

/** The one {@link Freshness} of a cache. */
export function freshnessOf(cache: ApolloCache): Freshness {
  const known = freshnessByCache.get(cache);
  if (known !== undefined) return known;
  const freshness = new Freshness(cache);
  freshnessByCache.set(cache, freshness);
  return freshness;
}

/** Name of the document's operation. */
function operationName(document: DocumentNode): string | undefined {
  return getMainDefinition(document).name?.value;
}

/** The same text for the same query with the same variables. */
export function queryKey(document: DocumentNode, variables: OperationVariables | undefined): string {
  return `${operationName(document) ?? ''}:${canonicalStringify(variables ?? {})}`;
}

function fieldKey(field: RootField): string {
  return `${field.fieldName}:${canonicalStringify(field.args)}`;
}

function rootFields(document: DocumentNode, variables: OperationVariables | undefined): RootField[] {
  return getMainDefinition(document).selectionSet.selections.flatMap((selection) => {
    if (selection.kind !== Kind.FIELD) return [];
    const args = (selection.arguments ?? []).map(({ name, value }) => [
      name.value,
      valueFromASTUntyped(value, variables),
    ]);
    return [{ fieldName: selection.name.value, args: Object.fromEntries(args) as Record<string, unknown> }];
  });
}
