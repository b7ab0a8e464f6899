import { requireViewer } from '../../access/require.ts';
import { subscriptionStatus } from '../../payment/credit/subscription.service.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { createdTripsOf } from './tripSuccession.sql.ts';

export interface DeletionPreview {
  readonly passedOn: readonly { readonly id: string; readonly name: string; readonly to: string }[];
  /** Trips that nobody else has joined. */
  readonly deleted: readonly { readonly id: string; readonly name: string }[];
  /** Lost trips; -1 for unlimited. */
  readonly tripsRemaining: number;
}

/** @throws UNAUTHENTICATED */
export async function deletionPreview(ctx: Ctx): Promise<DeletionPreview> {
  const viewer = requireViewer(ctx);
  const created = await createdTripsOf(ctx, viewer.id);
  const { tripsRemaining } = await subscriptionStatus(ctx);
  return {
    passedOn: created.flatMap(({ id, name, heir }) => (heir === null ? [] : [{ id, name, to: heir.name }])),
    deleted: created.flatMap(({ id, name, heir }) => (heir === null ? [{ id, name }] : [])),
    tripsRemaining,
  };
}
