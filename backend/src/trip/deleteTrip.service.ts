import { recordAudit } from '../access/audit.ts';
import { requireViewer } from '../access/require.ts';
import { requireLockedTrip } from '../access/requireLocked.ts';
import { inTransaction, type Ctx } from '../ctx/ctx.ts';
import { Trip } from '../entities/trip.entity.ts';

/** @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, TRIP_COMPLETED */
export async function deleteTrip(ctx: Ctx, rawTripId: unknown): Promise<{ readonly id: string }> {
  requireViewer(ctx);
  return inTransaction(ctx, async (tx) => {
    const {
      trip: { id },
    } = await requireLockedTrip(tx, rawTripId, 'delete');
    await eraseTrip(tx, id);
    return { id };
  });
}

/** Deletes and audits a locked trip. */
export async function eraseTrip(tx: Ctx, id: string): Promise<void> {
  // Lock order; meals go before the participants assigned to them.
  for (const table of ['participants', 'meals'])
    await tx.db.query(`select from ${table} where trip_id = $1 order by id for update`, [id]);
  await tx.db.query('delete from meals where trip_id = $1', [id]);
  await tx.db.delete(Trip, { id });
  await recordAudit(tx, 'delete_trip', { tripId: id, subjectId: id });
}
