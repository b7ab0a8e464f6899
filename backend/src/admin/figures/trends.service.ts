import { trendFields } from '../../../../domain/admin/adminFields.ts';
import { addDays, dateIn } from '../../../../domain/time/calendarDate.ts';
import { requireAuditedAdmin } from '../../access/audit.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { readInput } from '../../base/input.ts';
import { money } from '../../base/money.ts';
import { withReportSnapshot } from './reportSnapshot.ts';
import { cost } from './cost.ts';
import { trendDays } from './trends.sql.ts';
import type { TrendDay } from './trends.objects.ts';

/**
 * Oldest day first, with today and empty days.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT
 */
export async function trends(ctx: Ctx, rawInput: unknown): Promise<TrendDay[]> {
  await requireAuditedAdmin(ctx, 'read_trends');
  const { days } = readInput(trendFields, rawInput);
  const today = dateIn(ctx.now(), 0);
  const found = await withReportSnapshot(ctx, (db) => trendDays.all(db, [addDays(today, 1 - days), today]));
  return found.map(({ revenueCents, aiMicroDollars, ...counts }) => ({
    ...counts,
    revenue: money(revenueCents),
    aiCost: cost(aiMicroDollars),
  }));
}
