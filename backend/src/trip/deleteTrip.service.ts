import { forgetUserTrips } from '../access/userTrips.sql.ts';
import { recordAudit } from '../access/audit.ts';
import { requireViewer } from '../access/require.ts';
import { requireLockedTrip } from '../access/requireLocked.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { changeBy, changed, changeTrip } from '../write/changeTrip.ts';
import { DELETE_TRIP } from './deleteTrip.sql.ts';

/** @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, TRIP_COMPLETED */
export async function deleteTrip(ctx: Ctx, rawTripId: unknown): Promise<{ readonly id: string }> {
  requireViewer(ctx);
  return changeTrip(ctx, async (tx) => {
    const {
      trip: { id },
      participant,
    } = await requireLockedTrip(tx, rawTripId, 'delete');
    await eraseTrip(tx, id);
    return changed({ id }, changeBy(participant, 'DELETED'));
  });
}

/** Deletes and audits a locked trip. */
export async function eraseTrip(tx: Ctx, id: string): Promise<void> {
  for (const step of DELETE_TRIP) await step.all(tx.db, [id]);
  await forgetUserTrips(tx.db, id);
  await recordAudit(tx, 'delete_trip', { tripId: id, subjectId: id });
}
