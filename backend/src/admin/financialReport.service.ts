import { financePageFields } from '../../../domain/admin/adminFields.ts';
import { averageCents, centsOf } from '../../../domain/money/finance.ts';
import { requireAuditedAdmin } from '../access/audit.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { readInput } from '../base/input.ts';
import { withReportSnapshot } from './figures/reportSnapshot.ts';
import { pageValues } from './rowFilter.sql.ts';
import { type FoundRow, type UserFinance, report } from './financialReport.sql.ts';

interface FinanceSums {
  readonly totalNetProfitCents: number;
  readonly payingUsers: number;
  readonly highValueUsers: number;
  readonly avgRevenuePerUserCents: number;
}

export interface FinancialReport extends FinanceSums {
  readonly users: readonly UserFinance[];
  readonly totalCount: number;
  /** Worst first. */
  readonly lossLeaders: readonly UserFinance[];
}

/**
 * Revenue and cost per account, most profitable first by default; sums ignore the search.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT
 */
export async function financialReport(ctx: Ctx, rawInput: unknown): Promise<FinancialReport> {
  await requireAuditedAdmin(ctx, 'read_financial_report');
  const wanted = readInput(financePageFields, rawInput);
  const found = await withReportSnapshot(ctx, (db) => report.first(db, pageValues(wanted)));
  if (found === null) throw new Error('A sum over no rows is a row.');
  const { users, lossLeaders, totalCount, payingUsers, highValueUsers, ...sums } = found.report;
  return {
    users: users.map(complete),
    lossLeaders: lossLeaders.map(complete),
    totalCount,
    payingUsers,
    highValueUsers,
    totalNetProfitCents: sums.revenueCents - centsOf(sums.aiMicroDollars),
    avgRevenuePerUserCents: averageCents(sums.revenueCents, sums.accounts),
  };
}

function complete({ joinedDate, ...row }: FoundRow): UserFinance {
  return {
    ...row,
    joinedDate: new Date(joinedDate),
    // By trips created: an unlimited package has no number of trips.
    avgRevenuePerTripCents: averageCents(row.revenueCents, row.tripsCreated),
  };
}
