import { forgetUserTrips } from '../access/userTrips.sql.ts';
import { recordAudit } from '../access/audit.ts';
import { requireViewer } from '../access/require.ts';
import { requireLockedTrip } from '../access/requireLocked.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { changeBy, changed, changeTrip } from '../write/changeTrip.ts';
import { statement } from '../db/statement.ts';

const OF_TRIP = 'trip_id = $1';

/** In lock order; meals go before the participants assigned to them. */
const STEPS = [
  statement<unknown>('lock_participants', `select from participants where ${OF_TRIP} order by id for update`),
  statement<unknown>('lock_meals', `select from meals where ${OF_TRIP} order by id for update`),
  statement<never>('delete_meals', `delete from meals where ${OF_TRIP}`),
  statement<never>('delete_trip', 'delete from trips where id = $1'),
];

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
  for (const step of STEPS) await step.all(tx.db, [id]);
  await forgetUserTrips(tx.db, id);
  await recordAudit(tx, 'delete_trip', { tripId: id, subjectId: id });
}
