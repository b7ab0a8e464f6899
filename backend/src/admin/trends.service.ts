import { Field, Int, ObjectType } from 'type-graphql';
import { trendFields } from '../../../domain/admin/adminFields.ts';
import { addDays, dateIn, type CalendarDate } from '../../../domain/time/calendarDate.ts';
import { requireAuditedAdmin } from '../access/audit.ts';
import { CalendarDateScalar } from '../base/calendarDateScalar.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { statement } from '../db/statement.ts';
import { readInput } from '../base/input.ts';
import { money, Money } from '../base/money.ts';
import { withReportSnapshot } from './reportSnapshot.ts';
import { cost, Cost } from './cost.ts';
import { PAID_AT, REVENUE_CENTS } from './money.sql.ts';

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

interface Day {
  readonly date: CalendarDate;
  readonly users: number;
  readonly trips: number;
  readonly meals: number;
  readonly revenueCents: number;
  readonly aiMicroDollars: number;
}

/** SQL of a figure per day since $1, without empty days. */
function byDay(figure: string, from: string, instant: string): string {
  return `select (${instant} at time zone 'UTC')::date as day, ${figure} as figure from ${from}
    where ${instant} >= $1::date::timestamp at time zone 'UTC' group by 1`;
}

const trendDays = statement<Day>(
  'admin_trends',
  `select d.day::date as date, coalesce(u.figure, 0) as users, coalesce(t.figure, 0) as trips,
     coalesce(m.figure, 0) as meals, coalesce(r.figure, 0) as "revenueCents",
     coalesce(a.figure, 0) as "aiMicroDollars"
   from generate_series($1::date::timestamp, $2::date::timestamp, interval '1 day') d (day)
   left join (${byDay('count(*)::int', 'users', 'created_at')}) u on u.day = d.day
   left join (${byDay('count(*)::int', 'trips', 'created_at')}) t on t.day = d.day
   left join (${byDay('count(*)::int', 'meals', 'created_at')}) m on m.day = d.day
   left join (${byDay(`sum(${REVENUE_CENTS})::float8`, 'payments p', PAID_AT)}) r on r.day = d.day
   left join (${byDay('sum(cost_micro_dollars)::float8', 'ai_usages', 'created_at')}) a on a.day = d.day
   order by d.day`,
);

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
