import { plural, t } from '@lingui/core/macro';
import { formatMoney } from '../../../../domain/money/money.ts';
import { LIMITS } from '../../../../domain/limits.ts';
import { textOrNull } from '../../../../domain/text/asText.ts';
import { PACKAGE_BADGES, UNLIMITED_TRIPS, type Package } from '../../../../domain/payment/packages.ts';
import type { PackageType } from '../../gql/schema.generated.ts';
import type { PlanPriceFragment, PricingQuery } from '../Pricing.generated.ts';

/** Of the special offer. */
export const QUANTITY = { min: 1, max: LIMITS.specialQuantity } as const;

export interface Plan {
  readonly packageType: PackageType;
  readonly title: string;
  readonly text: string;
  readonly labels: readonly string[];
  readonly tone: 'ember' | 'pine' | 'plain';
  readonly price: PlanPriceFragment;
}

/** The lowest price of a trip first, unlimited ones last. */
export function plansOf(pricing: PricingQuery['pricing']): readonly Plan[] {
  const { singleTripSpecial, singleTrip, bundle, unlimited } = pricing;
  const plans: readonly Plan[] = [
    {
      packageType: 'SPECIAL',
      title: t`Special offer`,
      text: t`For ${QUANTITY.min} to ${QUANTITY.max} trips at once`,
      labels: labelsOf(singleTripSpecial.savings, badgeOf('special')),
      tone: 'ember',
      price: singleTripSpecial,
    },
    {
      packageType: 'SINGLE',
      title: t`Single Trip`,
      text: tripsLabel(singleTrip.trips),
      labels: [],
      tone: 'plain',
      price: singleTrip,
    },
    {
      packageType: 'BUNDLE',
      title: t`Trip Bundle`,
      text: t`${tripsLabel(bundle.trips)}, valid 1 year`,
      labels: labelsOf(badgeOf('bundle')),
      tone: 'pine',
      price: bundle,
    },
    {
      packageType: 'UNLIMITED',
      title: t`Unlimited Trips`,
      text: t`One payment, never expires`,
      labels: labelsOf(badgeOf('unlimited')),
      tone: 'plain',
      price: unlimited,
    },
  ];
  return plans.toSorted((one, other) => centsPerTrip(one) - centsPerTrip(other));
}

export function perTripLabel({ packageType, price }: Plan): string | null {
  if (packageType === 'SPECIAL') return t`per trip`;
  return price.trips > 1
    ? t`${formatMoney(Math.ceil(price.price.amountCents / price.trips))} per trip`
    : null;
}

function centsPerTrip({ price }: Plan): number {
  return price.trips === UNLIMITED_TRIPS ? Number.MAX_SAFE_INTEGER : price.price.amountCents / price.trips;
}

/** For display; the server computes the charge. */
export function orderOf(plan: Plan, quantity: number): { readonly total: string; readonly trips: string } {
  const count = plan.packageType === 'SPECIAL' ? quantity : 1;
  const trips = plan.price.trips * count;
  return {
    total: formatMoney(plan.price.price.amountCents * count),
    trips: plan.price.trips === UNLIMITED_TRIPS ? t`Unlimited trips` : tripsLabel(trips),
  };
}

/** Clamped; 1 for no number. */
export function readQuantity(typed: string): number {
  const count = Math.trunc(Number(typed));
  return Number.isFinite(count) ? Math.min(QUANTITY.max, Math.max(QUANTITY.min, count)) : QUANTITY.min;
}

function badgeOf(bought: Package): string | null {
  return textOrNull(PACKAGE_BADGES[bought]);
}

function labelsOf(...labels: readonly (string | null)[]): readonly string[] {
  return labels.filter((label) => label !== null);
}

function tripsLabel(count: number): string {
  return plural(count, { one: '# trip', other: '# trips' });
}
