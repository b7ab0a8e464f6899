import type { ApolloCache, DocumentNode, OperationVariables } from '@apollo/client';
import { canonicalStringify, getMainDefinition } from '@apollo/client/utilities';
import { Kind, valueFromASTUntyped } from 'graphql';
import { isOnline } from '../../browser/connection.ts';
import { dataRule } from './dataRules.ts';

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

/** Ages of cached queries, which Apollo does not track; evicts what no screen has shown for its keeping time. */
export class Freshness {
  readonly #cache: ApolloCache;
  readonly #answeredAt = new Map<string, number>();
  readonly #holdings = new Map<string, Holding>();

  constructor(cache: ApolloCache) {
    this.#cache = cache;
  }

  /** Starts the keeping time if no screen shows it. */
  markAnswered(document: DocumentNode, variables: OperationVariables | undefined): void {
    const key = queryKey(document, variables);
    this.#answeredAt.set(key, Date.now());
    for (const holding of this.#holdingsOf(document, variables)) {
      holding.queries.add(key);
      if (holding.holders === 0) this.#expireAfter(holding, dataRule(operationName(document)).keptMs);
    }
  }

  isFresh(document: DocumentNode, variables: OperationVariables | undefined): boolean {
    const answeredAt = this.#answeredAt.get(queryKey(document, variables));
    return answeredAt !== undefined && Date.now() - answeredAt < dataRule(operationName(document)).freshMs;
  }

  /** The query refetches when next shown. */
  forget(operationName: string, variables: OperationVariables): void {
    this.#answeredAt.delete(keyOf(operationName, variables));
  }

  /** Queries of this name refetch when next shown, whatever their variables. */
  forgetNamed(operationName: string): void {
    for (const key of this.#answeredAt.keys())
      if (key.startsWith(`${operationName}:`)) this.#answeredAt.delete(key);
  }

  /** Until the returned call, plus the keeping time. */
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

  /** Every query refetches when next shown. */
  forgetAll(): void {
    this.#answeredAt.clear();
  }

  #expireAfter(holding: Holding, keptMs: number): void {
    clearTimeout(holding.expiry);
    holding.expiry = setTimeout(() => {
      // Offline, evicted data could not be fetched again.
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

export function freshnessOf(cache: ApolloCache): Freshness {
  const known = freshnessByCache.get(cache);
  if (known !== undefined) return known;
  const freshness = new Freshness(cache);
  freshnessByCache.set(cache, freshness);
  return freshness;
}

function operationName(document: DocumentNode): string | undefined {
  return getMainDefinition(document).name?.value;
}

export function queryKey(document: DocumentNode, variables: OperationVariables | undefined): string {
  return keyOf(operationName(document) ?? '', variables);
}

function keyOf(name: string, variables: OperationVariables | undefined): string {
  return `${name}:${canonicalStringify(variables ?? {})}`;
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
    // The library types values as any.
    return [{ fieldName: selection.name.value, args: Object.fromEntries(args) as Record<string, unknown> }];
  });
}
