import { recordAudit } from '../access/audit.ts';
import { requireViewer } from '../access/require.ts';
import { keepFreeTripNumber } from '../credit/freeTripNumber.sql.ts';
import { inTransaction, type Ctx, type Viewer } from '../ctx/ctx.ts';
import { AppError } from '../base/errors.ts';
import { ERASE_PLACE } from '../entities/personalData.ts';
import { forgetInviter } from '../invitation/forgetInviter.service.ts';
import { unassign } from '../participant/unassign.sql.ts';
import { eraseTrip } from '../trip/deleteTrip.service.ts';
import { eraseLimits, eraseNumber } from './eraseNumber.sql.ts';
import { createdTripsOf, type CreatedTrip } from './tripSuccession.sql.ts';
import { lockPhone } from '../identity/phoneLock.sql.ts';
import { lockViewerAway, numberHasChanged } from '../identity/userLock.sql.ts';

/** Retries when the viewer joins another trip meanwhile. */
const ATTEMPTS = 5;

/**
 * Deletes the viewer's account, name and phone number. Created trips pass to another organizer, else to the earliest
 * member, else they are deleted. In other trips the plan stays with "Former member" as the name. A keyed hash of the
 * number is kept for a year: its free trip is granted once. Payments, credits, model calls and audit log stay,
 * unlinked.
 * @throws UNAUTHENTICATED, CONFLICT after a concurrent change of number, SERVICE_UNAVAILABLE if its trips keep
 * changing
 */
export async function deleteAccount(ctx: Ctx): Promise<void> {
  const viewer = requireViewer(ctx);
  for (let attempt = 1; !(await tryToDelete(ctx, viewer)); attempt += 1)
    if (attempt === ATTEMPTS)
      throw new AppError(
        'SERVICE_UNAVAILABLE',
        'This is not possible right now. Please try again in a minute.',
        {
          retryAfterSeconds: 60,
        },
      );
  ctx.caller.clearSession();
  ctx.log.info({ userId: viewer.id }, 'account deleted');
}

/**
 * Trips are locked before number and account, so a new trip shows only afterwards.
 * @returns false for a new trip
 */
function tryToDelete(ctx: Ctx, viewer: Viewer): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const locked = await tripIdsOf(tx, viewer);
    await tx.db.query('select from trips where id = any($1::uuid[]) order by id for no key update', [locked]);
    await lockPhone(tx.db, viewer.phone);
    if ((await lockViewerAway(tx, viewer)).phone !== viewer.phone) throw numberHasChanged();
    const known = new Set(locked);
    if ((await tripIdsOf(tx, viewer)).some((id) => !known.has(id))) return false;
    for (const trip of await createdTripsOf(tx.db, viewer.id)) await passOn(tx, trip);
    await leaveTrips(tx, viewer);
    await forgetInviter(tx, viewer.id);
    await eraseNumber(tx, viewer.phone);
    await keepFreeTripNumber(tx, viewer.phone);
    await eraseLimits(tx, viewer.id);
    await tx.db.query('delete from users where id = $1', [viewer.id]);
    return true;
  });
}

/** All trips of the account, in lock order. */
async function tripIdsOf(tx: Ctx, { id }: Viewer): Promise<string[]> {
  const rows = await tx.db.query<{ id: string }[]>(
    `select id from trips where created_by = $1
     union select trip_id from participants where user_id = $1 order by id`,
    [id],
  );
  return rows.map((row) => row.id);
}

async function passOn(tx: Ctx, { id, heir }: CreatedTrip): Promise<void> {
  if (heir === null) return eraseTrip(tx, id);
  await tx.db.query('update trips set created_by = $2 where id = $1', [id, heir.userId]);
  const [, promoted] = await tx.db.query<[unknown, number]>(
    'update participants set is_organizer = true where id = $1 and not is_organizer',
    [heir.participantId],
  );
  if (promoted > 0) await recordAudit(tx, 'promote_organizer', { tripId: id, subjectId: heir.participantId });
}

/** Leaves a nameless participant if accepted, else none. */
async function leaveTrips(tx: Ctx, { id }: Viewer): Promise<void> {
  // Includes those the viewer invited: one lock order, so mutual inviters do not deadlock.
  await tx.db.query('select from participants where user_id = $1 or invited_by = $1 order by id for update', [
    id,
  ]);
  const places = await tx.db.query<{ id: string; tripId: string; hasJoined: boolean }[]>(
    `select id, trip_id as "tripId", invite_status = 'accepted' as "hasJoined" from participants
     where user_id = $1 order by id`,
    [id],
  );
  for (const place of places) {
    if (!place.hasJoined) continue;
    await unassign(tx, place);
    await recordAudit(tx, 'leave_trip', { tripId: place.tripId, subjectId: place.id });
  }
  // Declined, so that nobody assigns them anything.
  await tx.db.query(
    `update participants set ${ERASE_PLACE} where user_id = $1 and invite_status = 'accepted'`,
    [id],
  );
  await tx.db.query('delete from participants where user_id = $1', [id]);
}
