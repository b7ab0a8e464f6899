/** Packages for sale; `special` is a single trip at a reduced price. */
export const PACKAGES = ['single', 'bundle', 'unlimited', 'special'] as const;
export type Package = (typeof PACKAGES)[number];

export type PaymentStatus = 'pending' | 'succeeded' | 'failed' | 'canceled';

/** Type of an account by what it bought; a special trip counts as single. */
export type SubscriptionType = 'free' | 'single' | 'bundle' | 'unlimited';

export const UNLIMITED_TRIPS = -1;

/** Price of one of each package, in cents. */
export type Prices = Readonly<Record<Package, number>>;

/** Prices if the payment provider has none. */
export const DEFAULT_PRICES: Prices = { single: 299, bundle: 999, unlimited: 2999, special: 99 };

/** Trips in one of each package. */
export const PACKAGE_TRIPS: Readonly<Record<Package, number>> = {
  single: 1,
  bundle: 5,
  unlimited: UNLIMITED_TRIPS,
  special: 1,
};

/** Badges besides {@link savingsOf}. */
export const PACKAGE_BADGES: Readonly<Record<Package, string | null>> = {
  single: null,
  bundle: 'Best Value',
  unlimited: 'Premium',
  special: 'LIMITED TIME',
};

/** Years until the trips of a bundle expire. */
const BUNDLE_YEARS = 1;

const SUBSCRIPTION_LABELS: Readonly<Record<SubscriptionType, string>> = {
  unlimited: 'Unlimited Trips (Premium)',
  bundle: 'Trip Bundle (5 trips)',
  single: 'Single Trip',
  free: 'Free Account',
};

/** Label of an account's or payment's type; 'Unknown' for other values. */
export function subscriptionLabel(type: string): string {
  return new Map<string, string>(Object.entries(SUBSCRIPTION_LABELS)).get(type) ?? 'Unknown';
}

/** The account type that buying a package gives. */
export function subscriptionTypeOf(bought: Package): Exclude<SubscriptionType, 'free'> {
  return bought === 'special' ? 'single' : bought;
}

/** Price in cents. */
export function amountOf(prices: Prices, bought: Package, quantity: number): number {
  return prices[bought] * quantity;
}

/** Number of trips, or {@link UNLIMITED_TRIPS}. */
export function tripsOf(bought: Package, quantity: number): number {
  return bought === 'unlimited' ? UNLIMITED_TRIPS : PACKAGE_TRIPS[bought] * quantity;
}

/** When trips bought now expire, or null for never. */
export function expiryOf(bought: Package, now: Date): Date | null {
  if (bought !== 'bundle') return null;
  const expiry = new Date(now);
  expiry.setUTCFullYear(expiry.getUTCFullYear() + BUNDLE_YEARS);
  return expiry;
}

/** Savings per trip over a single one: "67% OFF"; null if none. */
export function savingsOf(prices: Prices, bought: Package): string | null {
  if (bought === 'single' || bought === 'unlimited') return null;
  const percent = Math.round((1 - prices[bought] / (PACKAGE_TRIPS[bought] * prices.single)) * 100);
  return percent > 0 ? `${percent}% OFF` : null;
}

/** The fields of a payment that decide how many trips a refund takes back. */
interface ReturnedPayment {
  readonly trips: number;
  readonly amountCents: number;
  readonly refundedCents: number;
  readonly disputeLostAt: Date | null;
}

/** Whether all the money went back, by refunds or a lost dispute. */
export function isWhollyReturned({ amountCents, refundedCents, disputeLostAt }: ReturnedPayment): boolean {
  return disputeLostAt !== null || refundedCents >= amountCents;
}

/** Trips a refund takes back, unless used; rounded down, in the owner's favour. */
export function tripsToTakeBack(payment: ReturnedPayment): number {
  if (payment.trips === UNLIMITED_TRIPS) return 0;
  if (isWhollyReturned(payment)) return payment.trips;
  return Math.floor((payment.trips * payment.refundedCents) / payment.amountCents);
}

/** Trips a payment granted: 0 until it succeeds. */
export function tripsGranted(payment: { readonly status: PaymentStatus; readonly trips: number }): number {
  return payment.status === 'succeeded' ? payment.trips : 0;
}
