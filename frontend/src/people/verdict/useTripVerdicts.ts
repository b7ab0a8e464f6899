import { useFragment } from '@apollo/client/react';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useWasIdle } from '../../browser/hooks/useWasIdle.ts';
import { importWithRetry } from '../../browser/importWithRetry.ts';
import { useLastValue } from '../../browser/hooks/useOpening.ts';
import type { TripVerdicts } from './tripVerdicts.ts';
import type * as tripVerdictsModule from './tripVerdicts.ts';
import { TripVerdictsFragmentDoc } from './TripVerdicts.generated.ts';

type Rules = typeof tripVerdictsModule;

/** The query that loads the trip's ingredients. */
interface IngredientsQuery {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly loading: boolean;
  readonly refetch: () => Promise<unknown>;
}

export interface VerdictsState {
  /** Null while the trip's ingredients or the rules load, and without rules. */
  readonly verdicts: TripVerdicts | null;
  /** The rules, or the ingredients, could not be loaded. */
  readonly hasFailed: boolean;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

/**
 * Verdicts of a trip's meals, worked out from the cache: the query TripIngredients fills it. The rules load on their
 * own, since the vocabulary of food is large.
 * @param ingredients of the page; its failure counts
 */
export function useTripVerdicts(tripId: string, ingredients?: IngredientsQuery): VerdictsState {
  // Reading every ingredient takes a slow phone as long as the list itself, which is painted first.
  const isSecond = useDeferredValue(useWasIdle(), false);
  const { data, complete } = useFragment({
    fragment: TripVerdictsFragmentDoc,
    fragmentName: 'TripVerdicts',
    from: isSecond ? { __typename: 'Trip', id: tripId } : null,
  });
  const trip = useLastValue(complete ? data : null);
  const { rules, hasFailed, isRetrying, retry } = useVerdictRules(trip !== null);
  const isUnread = ingredients?.error !== undefined && ingredients.data === undefined;
  const verdicts = useMemo(
    () => (trip === null || rules === null ? null : rules.tripVerdicts(trip)),
    [trip, rules],
  );
  return {
    verdicts,
    hasFailed: hasFailed || isUnread,
    isRetrying: isRetrying || (isUnread && ingredients.loading),
    retry: () => {
      retry();
      if (isUnread) void ingredients.refetch();
    },
  };
}

function useVerdictRules(isNeeded: boolean) {
  const [rules, setRules] = useState<Rules | null>(null);
  const [tries, setTries] = useState(1);
  const [failedTry, setFailedTry] = useState(0);
  useEffect(() => {
    if (isNeeded)
      void importWithRetry(() => import('./tripVerdicts.ts')).then(setRules, () => setFailedTry(tries));
  }, [isNeeded, tries]);
  const retry = useCallback(() => setTries((count) => count + 1), []);
  // It stays while it is tried again.
  const hasFailed = failedTry > 0 && rules === null;
  return { rules, hasFailed, isRetrying: hasFailed && failedTry < tries, retry };
}
