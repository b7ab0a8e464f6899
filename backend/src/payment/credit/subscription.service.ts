import { UNLIMITED_TRIPS } from '../../../../domain/payment/packages.ts';
import { requireViewer } from '../../access/require.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { lotsOf } from './lots.sql.ts';
import { standingOf, type Standing } from './standing.rule.ts';

export type SubscriptionStatus = Pick<
  Standing,
  'tripsRemaining' | 'subscriptionType' | 'subscriptionExpiresAt'
>;

/**
 * The viewer's remaining trips.
 * @throws UNAUTHENTICATED
 */
export async function subscriptionStatus(ctx: Ctx): Promise<SubscriptionStatus> {
  const viewer = requireViewer(ctx);
  if (viewer.isAdmin)
    return { tripsRemaining: UNLIMITED_TRIPS, subscriptionType: 'unlimited', subscriptionExpiresAt: null };
  const { usable: _notShown, ...status } = standingOf(await lotsOf(ctx.db, viewer.id), ctx.now());
  return status;
}
