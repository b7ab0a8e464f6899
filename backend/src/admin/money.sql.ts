import {
  HIGH_VALUE_ABOVE_CENTS,
  LOSS_LEADER_BELOW_CENTS,
  MICRO_DOLLARS_PER_CENT,
} from '../../../domain/money/finance.ts';

/**
 * The rules of `domain/money/finance.ts` as SQL, for statements that add up without reading. A test holds the figures against
 * the rules themselves.
 */

/** When a payment `p` counts: once it is complete. */
export const PAID_AT = 'coalesce(p.completed_at, p.created_at)';

/** Whether a payment `p` brought in anything. */
export const IS_KEPT = `p.status = 'succeeded' and p.dispute_lost_at is null`;

/** What a payment `p` that {@link IS_KEPT} brought in, in cents. */
export const KEPT_CENTS = 'p.amount_cents - p.refunded_cents';

/** What any payment `p` brought in, in cents: `revenueCents`. */
export const REVENUE_CENTS = `case when ${IS_KEPT} then ${KEPT_CENTS} else 0 end`;

/** Trips that a payment `p` sold: `tripsSold`. */
export const TRIPS_SOLD = `case when p.status = 'succeeded' then greatest(p.trips, 0) else 0 end`;

/** Whole cents of millionths of a dollar: `centsOf`. */
export function centsOfMicroDollars(microDollars: string): string {
  return `((${microDollars} + ${MICRO_DOLLARS_PER_CENT / 2}) / ${MICRO_DOLLARS_PER_CENT})`;
}

/** Whether a net profit in cents makes a loss leader, or high value: `isLossLeader`, `isHighValue`. */
export const IS_LOSS_LEADER = (netCents: string): string => `${netCents} < ${LOSS_LEADER_BELOW_CENTS}`;
export const IS_HIGH_VALUE = (netCents: string): string => `${netCents} > ${HIGH_VALUE_ABOVE_CENTS}`;
