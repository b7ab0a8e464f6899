/**
 * How a user is judged by money. Money is whole cents; what a language model costs is millionths of a dollar, and is
 * rounded to cents once, where both meet.
 */

/** Millionths of a dollar in a cent. */
export const MICRO_DOLLARS_PER_CENT = 10_000;

/** Below this net profit a user is a loss leader: more than a dollar is lost on them (specification, section 9). */
export const LOSS_LEADER_BELOW_CENTS = -100;

/** Above this net profit a user is of high value: five dollars (specification, section 9). */
export const HIGH_VALUE_ABOVE_CENTS = 500;

/** What revenue depends on in a payment. */
export interface RevenueSource {
  readonly status: string;
  readonly amountCents: number;
  readonly refundedCents: number;
  /** When the bank took the money back; null where it did not. */
  readonly disputeLostAt: Date | null;
}

/** What a payment brought in, in cents: nothing unless it succeeded, and not what went back since. */
export function revenueCents({ status, amountCents, refundedCents, disputeLostAt }: RevenueSource): number {
  return status === 'succeeded' && disputeLostAt === null ? amountCents - refundedCents : 0;
}

/** Trips that a payment sold: those of its package where it succeeded. Unlimited ones cannot be counted and add none. */
export function tripsSold({ status, trips }: { readonly status: string; readonly trips: number }): number {
  return status === 'succeeded' ? Math.max(0, trips) : 0;
}

/** Millionths of a dollar as whole cents; half a cent is a cent. */
export function centsOf(microDollars: number): number {
  return Math.floor((microDollars + MICRO_DOLLARS_PER_CENT / 2) / MICRO_DOLLARS_PER_CENT);
}

/** Millionths of a dollar as people read them, with two to four decimals: 12,300 are "$0.0123". */
export function formatCost(microDollars: number): string {
  const tenThousandths = Math.floor((microDollars + 50) / 100);
  const digits = String(tenThousandths).padStart(5, '0');
  const dollars = digits.slice(0, -4).replace(/\B(?=(\d{3})+$)/g, ',');
  return `$${dollars}.${digits.slice(-4).replace(/0{1,2}$/, '')}`;
}

/** What is left of the revenue after the language model was paid, in cents; below 0 for a loss. */
export function netProfitCents(revenue: number, aiCostMicroDollars: number): number {
  return revenue - centsOf(aiCostMicroDollars);
}

/** Whether a user has brought in anything. */
export function isPaying(revenue: number): boolean {
  return revenue > 0;
}

/** Whether a user brings in so much more than they cost. */
export function isHighValue(netProfit: number): boolean {
  return netProfit > HIGH_VALUE_ABOVE_CENTS;
}

/** Whether a user costs so much more than they bring in. */
export function isLossLeader(netProfit: number): boolean {
  return netProfit < LOSS_LEADER_BELOW_CENTS;
}

/** The average in whole cents; 0 where there is nothing to divide by. */
export function averageCents(totalCents: number, count: number): number {
  return count === 0 ? 0 : Math.floor(totalCents / count + 0.5);
}
