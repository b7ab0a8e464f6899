import {
  subscriptionTypeOf,
  UNLIMITED_TRIPS,
  type SubscriptionType,
} from '../../../domain/money/packages.ts';
import type { Lot } from './lots.sql.ts';

/** What somebody's lots come to at one moment. */
export interface Standing {
  /** Trips that can still be created; {@link UNLIMITED_TRIPS} for the owner of the unlimited package. */
  readonly tripsRemaining: number;
  readonly subscriptionType: SubscriptionType;
  /** When the first trips of a bundle lapse that are not used; null when none do, and beside unlimited ones. */
  readonly subscriptionExpiresAt: Date | null;
  /** Lots with trips left, in the order in which they are used. */
  readonly usable: readonly Lot[];
}

/** Whether what is left of the lot can be used no more. */
export function hasLapsed({ expiresAt }: Lot, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now;
}

/**
 * What lots come to.
 * @param lots of one user, in the order in which they are used
 */
export function standingOf(lots: readonly Lot[], now: Date): Standing {
  const usable = lots.filter((lot) => lot.remaining > 0 && !hasLapsed(lot, now));
  const isUnlimited = lots.some(({ kind, isReturned }) => kind === 'unlimited' && !isReturned);
  return {
    tripsRemaining: isUnlimited ? UNLIMITED_TRIPS : usable.reduce((sum, { remaining }) => sum + remaining, 0),
    subscriptionType: isUnlimited ? 'unlimited' : typeOf(lots, usable),
    subscriptionExpiresAt: isUnlimited
      ? null
      : (usable.find(({ expiresAt }) => expiresAt !== null)?.expiresAt ?? null),
    usable,
  };
}

/** An account is called for the best of what it can use, and else for what was bought last, unless that is used up. */
function typeOf(lots: readonly Lot[], usable: readonly Lot[]): SubscriptionType {
  const types = usable.flatMap((lot) => (lot.package === null ? [] : [subscriptionTypeOf(lot.package)]));
  if (types.includes('bundle')) return 'bundle';
  if (types.includes('single')) return 'single';
  const [lastBought] = lots
    .filter((lot) => lot.package !== null && !lot.isReturned)
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  return lastBought?.package === 'single' || lastBought?.package === 'special' ? 'single' : 'free';
}
