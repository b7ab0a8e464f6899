import { Field, Int, ObjectType } from 'type-graphql';
import { trendFields } from '../../../domain/admin/adminFields.ts';
import { addDays, dateIn, type CalendarDate } from '../../../domain/time/calendarDate.ts';
import { requireAuditedAdmin } from '../access/audit.ts';
import { CalendarDateScalar } from '../base/calendarDateScalar.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { readInput } from '../base/input.ts';
import { money, Money } from '../base/money.ts';
import { withReportSnapshot } from './reportSnapshot.ts';
import { cost, Cost } from './cost.ts';
import { trendDays } from './trends.sql.ts';

@ObjectType({ description: 'Totals of one day in UTC.', simpleResolvers: true })
export class TrendDay {
  @Field(() => CalendarDateScalar, { description: 'Day in UTC.' })
  date: CalendarDate;

  @Field(() => Int, { description: 'Number of created accounts.' })
  users: number;

  @Field(() => Int, { description: 'Number of created trips.' })
  trips: number;

  @Field(() => Int, { description: 'Number of created meals.' })
  meals: number;

  @Field(() => Money, {
    description: "Revenue of the day's payments, minus later refunds and lost disputes.",
  })
  revenue: Money;

  @Field(() => Cost, { description: 'Estimated language model cost.' })
  aiCost: Cost;
}

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
