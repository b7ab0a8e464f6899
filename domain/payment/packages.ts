import { msg, type Message } from '../text/message.ts';

export const PACKAGES = ['single', 'bundle', 'unlimited', 'special'] as const;
export type Package = (typeof PACKAGES)[number];

export type PaymentStatus = 'pending' | 'succeeded' | 'failed' | 'canceled';

/** By purchases; a special trip counts as single. */
export type SubscriptionType = 'free' | 'single' | 'bundle' | 'unlimited';

export const UNLIMITED_TRIPS = -1;

export type Prices = Readonly<Record<Package, number>>;

/** If the payment provider has none. */
export const DEFAULT_PRICES: Prices = { single: 299, bundle: 999, unlimited: 2999, special: 99 };

export const PACKAGE_TRIPS: Readonly<Record<Package, number>> = {
  single: 1,
  bundle: 5,
  unlimited: UNLIMITED_TRIPS,
  special: 1,
};

/** In addition to {@link savingsOf}. */
export const PACKAGE_BADGES: Readonly<Record<Package, Message | null>> = {
  single: null,
  bundle: msg('package.badge.bundle', 'Best Value'),
  unlimited: msg('package.badge.unlimited', 'Premium'),
  special: msg('package.badge.special', 'LIMITED TIME'),
};

/** Until its trips expire. */
const BUNDLE_YEARS = 1;

const SUBSCRIPTION_LABELS: Readonly<Record<SubscriptionType, Message>> = {
  unlimited: msg('subscription.unlimited', 'Unlimited Trips (Premium)'),
  bundle: msg('subscription.bundle', 'Trip Bundle (5 trips)'),
  single: msg('subscription.single', 'Single Trip'),
  free: msg('subscription.free', 'Free Account'),
};

/** 'Unknown' for other values. */
export function subscriptionLabel(type: string): Message {
  const labels = new Map<string, Message>(Object.entries(SUBSCRIPTION_LABELS));
  return labels.get(type) ?? msg('subscription.unknown', 'Unknown');
}

export function subscriptionTypeOf(bought: Package): Exclude<SubscriptionType, 'free'> {
  return bought === 'special' ? 'single' : bought;
}

export function amountOf(prices: Prices, bought: Package, quantity: number): number {
  return prices[bought] * quantity;
}

/** Possibly {@link UNLIMITED_TRIPS}. */
export function tripsOf(bought: Package, quantity: number): number {
  return bought === 'unlimited' ? UNLIMITED_TRIPS : PACKAGE_TRIPS[bought] * quantity;
}

/** Null for never. */
export function expiryOf(bought: Package, now: Date): Date | null {
  if (bought !== 'bundle') return null;
  const expiry = new Date(now);
  expiry.setUTCFullYear(expiry.getUTCFullYear() + BUNDLE_YEARS);
  return expiry;
}

/** Per trip: "67% OFF"; null if none. */
export function savingsOf(prices: Prices, bought: Package): Message | null {
  if (bought === 'single' || bought === 'unlimited') return null;
  const percent = Math.round((1 - prices[bought] / (PACKAGE_TRIPS[bought] * prices.single)) * 100);
  return percent > 0 ? msg('package.savings', '{percent}% OFF', { percent }) : null;
}

interface ReturnedPayment {
  readonly trips: number;
  readonly amountCents: number;
  readonly refundedCents: number;
  readonly disputeLostAt: Date | null;
}

/** By refunds or a lost dispute. */
export function isWhollyReturned({ amountCents, refundedCents, disputeLostAt }: ReturnedPayment): boolean {
  return disputeLostAt !== null || refundedCents >= amountCents;
}

/** Trips a refund takes back if unused, rounded down. */
export function tripsToTakeBack(payment: ReturnedPayment): number {
  if (payment.trips === UNLIMITED_TRIPS) return 0;
  if (isWhollyReturned(payment)) return payment.trips;
  return Math.floor((payment.trips * payment.refundedCents) / payment.amountCents);
}

/** 0 until it succeeds. */
export function tripsGranted(payment: { readonly status: PaymentStatus; readonly trips: number }): number {
  return payment.status === 'succeeded' ? payment.trips : 0;
}
