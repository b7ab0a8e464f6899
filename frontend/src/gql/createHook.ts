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
 * 1. Write the document beside the component: `trip/TripCard.graphql` with `fragment TripCard on Trip { … }`,
 *    `pages/TripPage.graphql` with `query Trip($id: ID!) { trip(id: $id) { id ...TripCard } }`. Names are unique in
 *    the whole client; select `id` wherever a fragment is spread, for the masked object is found again by it.
 * 2. `npm run codegen` writes `TripCard.generated.ts` next to it.
 * 3. The page: `const { data, error, refetch } = useTripQuery({ variables: { id } })`. `data` can be there while a
 *    newer answer is on its way (`loading`), so ask for data first, then for the error, and show the skeleton last.
 *    Not yet askable: `useTripQuery(skipToken)`.
 * 4. The component takes `trip: FragmentType<TripCardFragment>` and reads it: `const trip = useTripCardFragment(ref)`.
 *    It renders anew only when its own fields change. For a list of them there is `useTripCardFragments(refs)`.
 * 5. Deeds: `const [updateMeal, { loading }] = useUpdateMealMutation()`. It rejects when it fails
 *    (`errorMessage(error, fallback)`); its answer spreads the fragments that it changes, and the cache does the rest.
 */

type QueryOptions<TVariables extends OperationVariables> =
  Record<string, never> extends TVariables
    ? [options?: { variables?: TVariables } | SkipToken]
    : [options: { variables: TVariables } | SkipToken];

/**
 * A hook that runs the query by the data rules (`dataRules.ts`): an answer that is still fresh comes from the cache;
 * an older one is shown at once and asked for again behind it.
 */
export function createQueryHook<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
) {
  return function useTypedQuery(...[options]: QueryOptions<TVariables>) {
    const { cache } = useApolloClient();
    const isSkipped = options === skipToken;
    const variables = isSkipped ? undefined : options?.variables;
    const key = isSkipped ? null : queryKey(document, variables);
    const hasConnection = useOnline();
    // The age counts when the query begins to be shown, not at each render of it, and when the connection is back.
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
    // The overloads of useQuery cannot be chosen while TVariables is open; the result is the same in all of them.
    return useQuery(
      document,
      (isSkipped ? skipToken : query) as useQuery.Options<TData, TVariables>,
    ) as useQuery.Result<TData, TVariables, 'complete' | 'empty'>;
  };
}

/** A hook that gives the mutation and its state. The mutation rejects when it fails, and is never sent twice. */
export function createMutationHook<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
) {
  return function useTypedMutation() {
    return useMutation(document);
  };
}

/** A hook that reads a masked object's fragment from the cache and follows it. */
export function createFragmentHook<TData>(document: TypedDocumentNode<TData>, fragmentName: string) {
  return function useTypedFragment(ref: FragmentType<TData>): TData {
    const { data, complete } = useFragment({ fragment: document, fragmentName, from: ref });
    // A masked object is a complete one, and what a complete result holds is TData.
    return useLastComplete(complete ? (data as TData) : undefined, fragmentName);
  };
}

/** The same for a list of masked objects: their data in the same order. */
export function createFragmentsHook<TData>(document: TypedDocumentNode<TData>, fragmentName: string) {
  return function useTypedFragments(refs: readonly FragmentType<TData>[]): readonly TData[] {
    const { data, complete } = useFragment({ fragment: document, fragmentName, from: [...refs] });
    // As above, for each of them.
    return useLastComplete(complete ? (data as unknown as readonly TData[]) : undefined, fragmentName);
  };
}

/** The value, or the last one there was: what was just deleted is shown until its parent takes it off the screen. */
function useLastComplete<T>(value: T | undefined, fragmentName: string): T {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  const shown = value ?? last;
  if (shown === undefined) throw new Error(`The cache lacks a field of the fragment ${fragmentName}.`);
  return shown;
}
