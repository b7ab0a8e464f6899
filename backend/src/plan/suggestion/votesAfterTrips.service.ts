import { earliestOpenEndDate } from '../../../../domain/trip/trip.ts';
import { requireViewer } from '../../access/require.ts';
import { userTrips } from '../../access/userTrips.sql.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { inEachShard } from '../../db/distribute/distributed.ts';
import { votesOfTrips } from './votesAfterTrips.sql.ts';

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
