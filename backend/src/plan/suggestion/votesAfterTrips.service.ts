import { earliestOpenEndDate } from '../../../../domain/trip/trip.ts';
import { requireViewer } from '../../access/require.ts';
import { userTrips } from '../../access/userTrips.sql.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { inEachShard } from '../../db/distribute/distributed.ts';
import { statement } from '../../db/statement.ts';

/** $2: trips that end before are completed. */
const votesOfTrips = statement<{ readonly name: string; readonly balance: number }>(
  'votes_after_trips',
  `select lower(trim(m.name)) as name, sum(case v.vote when 'up' then 1 else -1 end)::int as balance
   from meal_votes v
     join meals m on m.trip_id = v.trip_id and m.id = v.meal_id
     join trips t on t.id = v.trip_id
   where v.trip_id = any($1::uuid[])
     and m.trip_id = any($1) and t.id = any($1)
     and t.end_date < $2::date and m.name <> ''
   group by lower(trim(m.name))`,
);

/** Names of dishes in lower case, by the votes on them in completed trips of the viewer. */
export interface VotesAfterTrips {
  /** More up than down. */
  readonly loved: ReadonlySet<string>;
  /** More down than up. */
  readonly refused: readonly string[];
}

/** @throws UNAUTHENTICATED */
export async function votesAfterTrips(ctx: Ctx): Promise<VotesAfterTrips> {
  const trips = (await userTrips(ctx, requireViewer(ctx).id))('accepted');
  const rows = await inEachShard(ctx.db, votesOfTrips, trips, earliestOpenEndDate(ctx.now()));
  const balances = new Map<string, number>();
  for (const { name, balance } of rows) balances.set(name, (balances.get(name) ?? 0) + balance);
  const names = [...balances];
  return {
    loved: new Set(names.filter(([, balance]) => balance > 0).map(([name]) => name)),
    refused: names.filter(([, balance]) => balance < 0).map(([name]) => name),
  };
}
