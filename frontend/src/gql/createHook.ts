import type { FragmentType, OperationVariables, TypedDocumentNode } from '@apollo/client';
import {
  type SkipToken,
  skipToken,
  useApolloClient,
  useFragment,
  useMutation,
  useQuery,
} from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { useOnline } from '../browser/useOnline.ts';
import { freshnessOf, queryKey } from './freshness.ts';

/*
 * How data reaches a component:
 *
 * 1. Write the document beside the component: `TripCard.graphql` with `fragment TripCard on Trip { … }`,
 * `TripPage.graphql` with `query Trip($id: ID!) { trip(id: $id) { id ...TripCard } }`. Names are unique in the
 * client; select `id` wherever a fragment is spread.
 * 2. `npm run codegen` writes `TripCard.generated.ts` next to it.
 * 3. The page: `const { data, error, refetch } = useTripQuery({ variables: { id } })`. `data` may exist while
 * `loading`: check data, then error, then show the skeleton. To skip: `useTripQuery(skipToken)`.
 * 4. The component takes `trip: FragmentType<TripCardFragment>` and reads it: `const trip =
 * useTripCardFragment(ref)`. It renders only when its own fields change. For lists: `useTripCardFragments(refs)`.
 * 5. Mutations: `const [updateMeal, { loading }] = useUpdateMealMutation()`. They reject on failure
 * (`errorMessage(error, fallback)`), and their answers spread the fragments they change.
 */

type QueryOptions<TVariables extends OperationVariables> =
  Record<string, never> extends TVariables
    ? [options?: { variables?: TVariables } | SkipToken]
    : [options: { variables: TVariables } | SkipToken];

/** Runs a query by `dataRules.ts`: a fresh answer comes from the cache; an older one is shown and refetched. */
export function createQueryHook<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
) {
  return function useTypedQuery(...[options]: QueryOptions<TVariables>) {
    const { cache } = useApolloClient();
    const isSkipped = options === skipToken;
    const variables = isSkipped ? undefined : options?.variables;
    const key = isSkipped ? null : queryKey(document, variables);
    const hasConnection = useOnline();
    // Age counts when the query is first shown and on reconnecting, not at each render.
    const fetchPolicy = useMemo(
      () =>
        hasConnection && !freshnessOf(cache).isFresh(document, variables)
          ? 'cache-and-network'
          : 'cache-first',
      // oxlint-disable-next-line react/exhaustive-deps -- the key stands for the variables
      [cache, key, hasConnection],
    );
    useEffect(
      () => (key === null ? undefined : freshnessOf(cache).hold(document, variables)),
      // oxlint-disable-next-line react/exhaustive-deps -- the key stands for the variables
      [cache, key],
    );
    const query = { variables: variables ?? ({} as TVariables), fetchPolicy, nextFetchPolicy: 'cache-first' };
    // useQuery's overloads do not resolve for a generic TVariables.
    return useQuery(
      document,
      (isSkipped ? skipToken : query) as useQuery.Options<TData, TVariables>,
    ) as useQuery.Result<TData, TVariables, 'complete' | 'empty'>;
  };
}

/** Returns the mutation and its state; it rejects on failure and is never retried. */
export function createMutationHook<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
) {
  return function useTypedMutation() {
    return useMutation(document);
  };
}

/** Reads a masked object's fragment from the cache and follows changes. */
export function createFragmentHook<TData>(document: TypedDocumentNode<TData>, fragmentName: string) {
  return function useTypedFragment(ref: FragmentType<TData>): TData {
    const { data, complete } = useFragment({ fragment: document, fragmentName, from: ref });
    // A complete result is a TData.
    return useLastComplete(complete ? (data as TData) : undefined, fragmentName);
  };
}

/** The same for a list, in order. */
export function createFragmentsHook<TData>(document: TypedDocumentNode<TData>, fragmentName: string) {
  return function useTypedFragments(refs: readonly FragmentType<TData>[]): readonly TData[] {
    const { data, complete } = useFragment({ fragment: document, fragmentName, from: [...refs] });
    // As above, for each.
    return useLastComplete(complete ? (data as unknown as readonly TData[]) : undefined, fragmentName);
  };
}

/** The value or the last one: a deleted object is shown until its parent removes it. */
function useLastComplete<T>(value: T | undefined, fragmentName: string): T {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  const shown = value ?? last;
  if (shown === undefined) throw new Error(`The cache lacks a field of the fragment ${fragmentName}.`);
  return shown;
}
