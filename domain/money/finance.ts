import { currencyFormat } from '../text/formats.ts';

/** Model costs are in millionths of a dollar, so that differences round once. */

export const MICRO_DOLLARS_PER_CENT = 10_000;

/** Specification, section 9. */
export const LOSS_LEADER_BELOW_CENTS = -100;

/** Specification, section 9. */
export const HIGH_VALUE_ABOVE_CENTS = 500;

export interface RevenueSource {
  readonly status: string;
  readonly amountCents: number;
  readonly refundedCents: number;
  /** When the bank took the money back. */
  readonly disputeLostAt: Date | null;
}

/** 0 unless succeeded, less refunds. */
export function revenueCents({ status, amountCents, refundedCents, disputeLostAt }: RevenueSource): number {
  return status === 'succeeded' && disputeLostAt === null ? amountCents - refundedCents : 0;
}

/** An unlimited package counts 0. */
export function tripsSold({ status, trips }: { readonly status: string; readonly trips: number }): number {
  return status === 'succeeded' ? Math.max(0, trips) : 0;
}

/** Whole cents, half a cent rounded up. */
export function centsOf(microDollars: number): number {
  return Math.floor((microDollars + MICRO_DOLLARS_PER_CENT / 2) / MICRO_DOLLARS_PER_CENT);
}

/** Two to four decimals: 12,300 is "$0.0123". */
export function formatCost(microDollars: number): string {
  const tenThousandths = Math.floor((microDollars + 50) / 100);
  return currencyFormat('USD', { minimumFractionDigits: 2, maximumFractionDigits: 4 }).format(
    tenThousandths / 10_000,
  );
}

export function netProfitCents(revenue: number, aiCostMicroDollars: number): number {
  return revenue - centsOf(aiCostMicroDollars);
}

export function isPaying(revenue: number): boolean {
  return revenue > 0;
}

/** Whole cents; 0 for a count of 0. */
export function averageCents(totalCents: number, count: number): number {
  return count === 0 ? 0 : Math.floor(totalCents / count + 0.5);
}
