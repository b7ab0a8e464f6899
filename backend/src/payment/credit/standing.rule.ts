import {
  subscriptionTypeOf,
  UNLIMITED_TRIPS,
  type SubscriptionType,
} from '../../../../domain/payment/packages.ts';
import type { Lot } from './lots.sql.ts';

export interface Standing {
  /** {@link UNLIMITED_TRIPS} with the unlimited package. */
  readonly tripsRemaining: number;
  readonly subscriptionType: SubscriptionType;
  /** Next expiry of a bundle's unused trips; null with unlimited ones. */
  readonly subscriptionExpiresAt: Date | null;
  /** Lots with trips left, in order of use. */
  readonly usable: readonly Lot[];
}

export function hasLapsed({ expiresAt }: Lot, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now;
}

/**
 * The balance of one user.
 * @param lots in order of use
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

/** The best usable package, else 'single' if bought last. */
function typeOf(lots: readonly Lot[], usable: readonly Lot[]): SubscriptionType {
  const types = usable.flatMap((lot) => (lot.package === null ? [] : [subscriptionTypeOf(lot.package)]));
  if (types.includes('bundle')) return 'bundle';
  if (types.includes('single')) return 'single';
  const [lastBought] = lots
    .filter((lot) => lot.package !== null && !lot.isReturned)
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  return lastBought?.package === 'single' || lastBought?.package === 'special' ? 'single' : 'free';
}
