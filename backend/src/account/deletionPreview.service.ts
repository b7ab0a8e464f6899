import { requireViewer } from '../access/require.ts';
import { subscriptionStatus } from '../credit/subscription.service.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { createdTripsOf } from './tripSuccession.sql.ts';

/** What deleting the account would do. */
export interface DeletionPreview {
  /** Trips that somebody else has afterwards. */
  readonly passedOn: readonly { readonly id: string; readonly name: string; readonly to: string }[];
  /** Trips that nobody else has joined: they are deleted too. */
  readonly deleted: readonly { readonly id: string; readonly name: string }[];
  /** Trips that were paid or given and not created: they are lost; -1 for unlimited. */
  readonly tripsRemaining: number;
}

/** What would become of the viewer's trips and credits, were the account deleted now. @throws UNAUTHENTICATED */
export async function deletionPreview(ctx: Ctx): Promise<DeletionPreview> {
  const viewer = requireViewer(ctx);
  const created = await createdTripsOf(ctx.db, viewer.id);
  const { tripsRemaining } = await subscriptionStatus(ctx);
  return {
    passedOn: created.flatMap(({ id, name, heir }) => (heir === null ? [] : [{ id, name, to: heir.name }])),
    deleted: created.flatMap(({ id, name, heir }) => (heir === null ? [{ id, name }] : [])),
    tripsRemaining,
  };
}
