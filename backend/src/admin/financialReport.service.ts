import { financePageFields } from '../../../domain/admin/adminFields.ts';
import { averageCents, centsOf } from '../../../domain/money/finance.ts';
import { requireAuditedAdmin } from '../access/audit.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { readInput } from '../base/input.ts';
import { money, type Money } from '../base/money.ts';
import { cost, type Cost } from './figures/cost.ts';
import { withReportSnapshot } from './figures/reportSnapshot.ts';
import { pageValues } from './rowFilter.sql.ts';
import { type FoundRow, report } from './financialReport.sql.ts';

type Cents = 'revenueCents' | 'aiMicroDollars' | 'netProfitCents';

interface UserFinance extends Omit<FoundRow, Cents | 'joinedDate'> {
  readonly totalRevenue: Money;
  readonly totalAiCost: Cost;
  readonly netProfit: Money;
  readonly avgRevenuePerTrip: Money;
  readonly joinedDate: Date;
}

interface FinancialReport {
  readonly users: UserFinance[];
  readonly totalCount: number;
  readonly totalNetProfit: Money;
  readonly payingUsers: number;
  readonly highValueUsers: number;
  readonly avgRevenuePerUser: Money;
  /** Worst first. */
  readonly lossLeaders: UserFinance[];
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
    totalNetProfit: money(sums.revenueCents - centsOf(sums.aiMicroDollars)),
    avgRevenuePerUser: money(averageCents(sums.revenueCents, sums.accounts)),
  };
}

function complete(row: FoundRow): UserFinance {
  const { revenueCents, aiMicroDollars, netProfitCents, joinedDate, ...user } = row;
  return {
    ...user,
    totalRevenue: money(revenueCents),
    totalAiCost: cost(aiMicroDollars),
    netProfit: money(netProfitCents),
    // By trips created: an unlimited package has no number of trips.
    avgRevenuePerTrip: money(averageCents(revenueCents, user.tripsCreated)),
    joinedDate: new Date(joinedDate),
  };
}
