import { skipToken } from '@apollo/client/react';
import { UNLIMITED_TRIPS } from '../../../domain/money/packages.ts';
import { useTripsRemainingQuery, type TripsRemainingQuery } from './TripsRemaining.generated.ts';

/** What the viewer has: trips, kind of account, expiry. */
export type Subscription = TripsRemainingQuery['subscriptionStatus'];

/**
 * What the viewer has left, null until it is known; what was known stays while it is read anew.
 * @param isAsked false where trips cost nothing and for guests: then the server is not asked
 */
export function useSubscription(isAsked: boolean): {
  readonly subscription: Subscription | null;
  readonly error: unknown;
  readonly refetch: () => void;
} {
  const { data, previousData, error, refetch } = useTripsRemainingQuery(isAsked ? {} : skipToken);
  const subscription = isAsked ? (data ?? previousData)?.subscriptionStatus : undefined;
  return { subscription: subscription ?? null, error, refetch: () => void refetch() };
}

/** Whether somebody creates as many trips as there are to create: by that package, or as an admin. */
export function isUnlimited({ tripsRemaining }: Subscription, isAdmin: boolean): boolean {
  return isAdmin || tripsRemaining === UNLIMITED_TRIPS;
}

/** Whether the next trip has to be bought first. Until it is known nobody is held up: the server decides. */
export function isOutOfTrips(subscription: Subscription | null, isAdmin: boolean): boolean {
  return subscription !== null && !isUnlimited(subscription, isAdmin) && subscription.tripsRemaining <= 0;
}

/** '2 trips remaining'. */
export function tripsRemainingLabel(count: number): string {
  return `${count} ${count === 1 ? 'trip' : 'trips'} remaining`;
}
