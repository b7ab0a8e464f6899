import type { FragmentType, OperationVariables, TypedDocumentNode } from '@apollo/client';
import {
  type SkipToken,
  skipToken,
  useApolloClient,
  useFragment,
  useMutation,
  useQuery,
} from '@apollo/client/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useAnswering } from '../browser/useOnline.ts';
import { freshnessOf, queryKey } from './cache/freshness.ts';

/*
 * How data reaches a component:
 *
 * 1. Write `TripCard.graphql` (`fragment TripCard on Trip`) beside the component, `TripPage.graphql` (`query Trip`)
 * beside the page; names are unique, and `id` stands beside each fragment.
 * 2. `npm run codegen` writes `TripCard.generated.ts`.
 * 3. Pages call `useTripQuery({ variables })` or pass `skipToken`; `data` may exist while `loading`, so check it
 * first. `UntilLoaded` stands in its place until it is there.
 * 4. Components take `trip: FragmentType<TripCardFragment>` and read it with `useTripCardFragment(ref)`, lists with
 * `useTripCardFragments(refs)`.
 * 5. Mutations reject on failure; their answers spread the fragments they change.
 */

type QueryOptions<TVariables extends OperationVariables> =
  Record<string, never> extends TVariables
    ? [options?: { variables?: TVariables } | SkipToken]
    : [options: { variables: TVariables } | SkipToken];

/**
 * `dataRules.ts` decides what is fresh; older answers are shown and refetched. The error of a query without data stays
 * while it is read again, so that "Try again" stays and keeps the focus; `loading` says that it is.
 */
export function createQueryHook<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
) {
  return function useTypedQuery(...[options]: QueryOptions<TVariables>) {
    const { cache } = useApolloClient();
    const isSkipped = options === skipToken;
    const variables = isSkipped ? undefined : options?.variables;
    const key = isSkipped ? null : queryKey(document, variables);
    const isAnswering = useAnswering();
    // Age counts at first showing and on reconnecting. Silence shows the saved copy; the first attempt goes on.
    const fetchPolicy = useMemo(
      () =>
        isAnswering && !freshnessOf(cache).isFresh(document, variables)
          ? 'cache-and-network'
          : 'cache-first',
      // oxlint-disable-next-line react/exhaustive-deps -- the key stands for the variables
      [cache, key, isAnswering],
    );
    useEffect(
      () => (key === null ? undefined : freshnessOf(cache).hold(document, variables)),
      // oxlint-disable-next-line react/exhaustive-deps -- the key stands for the variables
      [cache, key],
    );
    const query = { variables: variables ?? ({} as TVariables), fetchPolicy, nextFetchPolicy: 'cache-first' };
    // Its overloads do not resolve for a generic TVariables.
    const result = useQuery(
      document,
      (isSkipped ? skipToken : query) as useQuery.Options<TData, TVariables>,
    ) as useQuery.Result<TData, TVariables, 'complete' | 'empty'>;
    const { observable } = result;
    const wasAnswering = useRef(isAnswering);
    useEffect(() => {
      if (wasAnswering.current === isAnswering) return;
      wasAnswering.current = isAnswering;
      // Apollo keeps a changed policy for later. The screen shows what fails.
      if (key !== null) void observable.reobserve({ fetchPolicy }).catch(() => undefined);
    }, [fetchPolicy, isAnswering, key, observable]);
    const error = useLastError(result, key);
    return error === result.error ? result : { ...result, error };
  };
}

type Read = Pick<useQuery.Result, 'data' | 'error'>;

/** @param key of what is read; an error does not outlast it */
function useLastError({ data, error }: Read, key: string | null): Read['error'] {
  const [last, setLast] = useState({ key, error });
  const known = data === undefined && last.key === key ? last.error : undefined;
  const shown = error ?? known;
  if (last.key !== key || last.error !== shown) setLast({ key, error: shown });
  return shown;
}

/** Rejects on failure; never retried. */
export function createMutationHook<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
) {
  return function useTypedMutation() {
    return useMutation(document);
  };
}

/** Follows changes of a masked object. */
export function createFragmentHook<TData>(document: TypedDocumentNode<TData>, fragmentName: string) {
  return function useTypedFragment(ref: FragmentType<TData>): TData {
    const { data, complete } = useFragment({ fragment: document, fragmentName, from: ref });
    // A complete result is a TData.
    return useLastComplete(complete ? (data as TData) : undefined, fragmentName);
  };
}

/** For a list, in order. */
export function createFragmentsHook<TData>(document: TypedDocumentNode<TData>, fragmentName: string) {
  return function useTypedFragments(refs: readonly FragmentType<TData>[]): readonly TData[] {
    const { data, complete } = useFragment({ fragment: document, fragmentName, from: [...refs] });
    // As above.
    return useLastComplete(complete ? (data as unknown as readonly TData[]) : undefined, fragmentName);
  };
}

/** A deleted object is shown until its parent removes it. */
function useLastComplete<T>(value: T | undefined, fragmentName: string): T {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  const shown = value ?? last;
  if (shown === undefined) throw new Error(`The cache lacks a field of the fragment ${fragmentName}.`);
  return shown;
}
