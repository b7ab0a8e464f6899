import {
  HIGH_VALUE_ABOVE_CENTS,
  LOSS_LEADER_BELOW_CENTS,
  MICRO_DOLLARS_PER_CENT,
} from '../../../../domain/money/finance.ts';

/** Specification, section 9; figures.test.ts adds up the same row by row. */

/** When a payment `p` counts. */
export const PAID_AT = 'coalesce(p.completed_at, p.created_at)';

/** Whether a payment `p` brought revenue. */
export const IS_KEPT = `p.status = 'succeeded' and p.dispute_lost_at is null`;

/** Revenue of a payment that {@link IS_KEPT}. */
export const KEPT_CENTS = 'p.amount_cents - p.refunded_cents';

export const REVENUE_CENTS = `case when ${IS_KEPT} then ${KEPT_CENTS} else 0 end`;

export const TRIPS_SOLD = `case when p.status = 'succeeded' then greatest(p.trips, 0) else 0 end`;

export function centsOfMicroDollars(microDollars: string): string {
  return `((${microDollars} + ${MICRO_DOLLARS_PER_CENT / 2}) / ${MICRO_DOLLARS_PER_CENT})`;
}

export const IS_LOSS_LEADER = (netCents: string): string => `${netCents} < ${LOSS_LEADER_BELOW_CENTS}`;
export const IS_HIGH_VALUE = (netCents: string): string => `${netCents} > ${HIGH_VALUE_ABOVE_CENTS}`;
