/** What can be bought; `special` is a single trip at the offer's price. */
export const PACKAGES = ['single', 'bundle', 'unlimited', 'special'] as const;
export type Package = (typeof PACKAGES)[number];

/** How far a payment got. */
export type PaymentStatus = 'pending' | 'succeeded' | 'failed' | 'canceled';

/** What an account is called for what it has bought; a special trip counts as a single one. */
export type SubscriptionType = 'free' | 'single' | 'bundle' | 'unlimited';

/** A number of trips that never runs out. */
export const UNLIMITED_TRIPS = -1;

/** What one of each package costs, in cents of a dollar. */
export type Prices = Readonly<Record<Package, number>>;

/** Prices where the payment provider has none. */
export const DEFAULT_PRICES: Prices = { single: 299, bundle: 999, unlimited: 2999, special: 99 };

/** Trips in one of each package. */
export const PACKAGE_TRIPS: Readonly<Record<Package, number>> = {
  single: 1,
  bundle: 5,
  unlimited: UNLIMITED_TRIPS,
  special: 1,
};

/** What a package is marked with, besides what it saves: see {@link savingsOf}. */
export const PACKAGE_BADGES: Readonly<Record<Package, string | null>> = {
  single: null,
  bundle: 'Best Value',
  unlimited: 'Premium',
  special: 'LIMITED TIME',
};

/** How long the trips of a bundle can be used. */
const BUNDLE_YEARS = 1;

const SUBSCRIPTION_LABELS: Readonly<Record<SubscriptionType, string>> = {
  unlimited: 'Unlimited Trips (Premium)',
  bundle: 'Trip Bundle (5 trips)',
  single: 'Single Trip',
  free: 'Free Account',
};

/** What somebody reads for a type of account, or of a payment; 'Unknown' for anything else. */
export function subscriptionLabel(type: string): string {
  return new Map<string, string>(Object.entries(SUBSCRIPTION_LABELS)).get(type) ?? 'Unknown';
}

/** The type of account that a package makes. */
export function subscriptionTypeOf(bought: Package): Exclude<SubscriptionType, 'free'> {
  return bought === 'special' ? 'single' : bought;
}

/** Whole cents for so many of a package. */
export function amountOf(prices: Prices, bought: Package, quantity: number): number {
  return prices[bought] * quantity;
}

/** Trips in so many of a package; {@link UNLIMITED_TRIPS} for the unlimited one. */
export function tripsOf(bought: Package, quantity: number): number {
  return bought === 'unlimited' ? UNLIMITED_TRIPS : PACKAGE_TRIPS[bought] * quantity;
}

/** When trips that are bought now lapse; null for never. */
export function expiryOf(bought: Package, now: Date): Date | null {
  if (bought !== 'bundle') return null;
  const expiry = new Date(now);
  expiry.setUTCFullYear(expiry.getUTCFullYear() + BUNDLE_YEARS);
  return expiry;
}

/** What a trip of the package costs less than a single one, as a label: "67% OFF"; null when that is nothing. */
export function savingsOf(prices: Prices, bought: Package): string | null {
  if (bought === 'single' || bought === 'unlimited') return null;
  const percent = Math.round((1 - prices[bought] / (PACKAGE_TRIPS[bought] * prices.single)) * 100);
  return percent > 0 ? `${percent}% OFF` : null;
}

/** What a payment comes to, as far as taking trips back goes. */
interface ReturnedPayment {
  readonly trips: number;
  readonly amountCents: number;
  readonly refundedCents: number;
  readonly disputeLostAt: Date | null;
}

/** Whether all the money went back: refunded, or lost to a dispute. */
export function isWhollyReturned({ amountCents, refundedCents, disputeLostAt }: ReturnedPayment): boolean {
  return disputeLostAt !== null || refundedCents >= amountCents;
}

/** Trips that money which went back takes along in all, unless they are used: whole ones, rounded in their owner's favour. */
export function tripsToTakeBack(payment: ReturnedPayment): number {
  if (payment.trips === UNLIMITED_TRIPS) return 0;
  if (isWhollyReturned(payment)) return payment.trips;
  return Math.floor((payment.trips * payment.refundedCents) / payment.amountCents);
}

/** Trips that a payment has granted: none before it has succeeded. */
export function tripsGranted(payment: { readonly status: PaymentStatus; readonly trips: number }): number {
  return payment.status === 'succeeded' ? payment.trips : 0;
}
