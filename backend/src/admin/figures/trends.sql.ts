import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import { statement } from '../../db/statement.ts';
import { PAID_AT, REVENUE_CENTS } from './money.sql.ts';

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

export const trendDays = statement<Day>(
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
