import { plural } from '@lingui/core/macro';
import { skipToken } from '@apollo/client/react';
import { UNLIMITED_TRIPS } from '../../../domain/payment/packages.ts';
import { useTripsRemainingQuery, type TripsRemainingQuery } from './TripsRemaining.generated.ts';

export type Subscription = TripsRemainingQuery['subscriptionStatus'];

/**
 * Null until loaded, kept while refetching.
 * @param isAsked false for visitors and where trips are free
 */
export function useSubscription(isAsked: boolean): {
  readonly subscription: Subscription | null;
  /** Undefined once loaded. */
  readonly error: unknown;
  readonly isRetrying: boolean;
  readonly refetch: () => void;
} {
  const { data, previousData, error, loading, refetch } = useTripsRemainingQuery(isAsked ? {} : skipToken);
  const subscription = isAsked ? (data ?? previousData)?.subscriptionStatus : undefined;
  return {
    subscription: subscription ?? null,
    error: subscription === undefined ? error : undefined,
    isRetrying: loading,
    refetch: () => void refetch(),
  };
}

/** By package, or for an admin. */
export function isUnlimited({ tripsRemaining }: Subscription, isAdmin: boolean): boolean {
  return isAdmin || tripsRemaining === UNLIMITED_TRIPS;
}

/** False until loaded, as the server decides. */
export function isOutOfTrips(subscription: Subscription | null, isAdmin: boolean): boolean {
  return subscription !== null && !isUnlimited(subscription, isAdmin) && subscription.tripsRemaining <= 0;
}

/** '2 trips remaining' */
export function tripsRemainingLabel(count: number): string {
  return plural(count, { one: '# trip remaining', other: '# trips remaining' });
}
