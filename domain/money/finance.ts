import { currencyFormat } from '../text/formats.ts';

/** Model costs are in millionths of a dollar, so that differences round once. */

export const MICRO_DOLLARS_PER_CENT = 10_000;

/** Specification, section 9. */
export const LOSS_LEADER_BELOW_CENTS = -100;

/** Specification, section 9. */
export const HIGH_VALUE_ABOVE_CENTS = 500;

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

/** Whole cents; 0 for a count of 0. */
export function averageCents(totalCents: number, count: number): number {
  return count === 0 ? 0 : Math.floor(totalCents / count + 0.5);
}
