import type { EntityManager } from 'typeorm';
import { msg } from '../../../../domain/text/message.ts';
import { UNLIMITED_TRIPS } from '../../../../domain/payment/packages.ts';
import { lockViewer } from '../../access/identity/userLock.sql.ts';
import type { Ctx, Viewer } from '../../ctx/ctx.ts';
import { AppError } from '../../base/errors.ts';
import { addEntry } from './entries.sql.ts';
import { writeOffLots } from './lapsedCredits.service.ts';
import { lotsOf } from './lots.sql.ts';
import { standingOf } from './standing.rule.ts';

/** Per phone number, at sign-up. */
const FREE_TRIPS = 1;

/** Part of the transaction that creates the account. */
export async function giveFreeTrip(db: EntityManager, userId: string, now: Date): Promise<void> {
  await addEntry(db, { userId, kind: 'free', amount: FREE_TRIPS, source: `free:${userId}`, createdAt: now });
}

/**
 * Spends a credit in the transaction that creates the trip, the first to expire first. Locks the user, so that trips
 * cannot share a credit. Free for admins, unlimited packages and if trips are free.
 * @throws PAYMENT_REQUIRED, UNAUTHENTICATED
 */
export async function chargeTrip(tx: Ctx, viewer: Viewer, tripId: string): Promise<void> {
  if (!tx.config.monetizationEnabled || viewer.isAdmin) return;
  await lockViewer(tx, viewer);
  const now = tx.now();
  const lots = await lotsOf(tx.db, viewer.id);
  const { tripsRemaining, usable } = standingOf(lots, now);
  if (tripsRemaining === UNLIMITED_TRIPS) return;
  const [lot] = usable;
  if (lot === undefined)
    throw new AppError(
      'PAYMENT_REQUIRED',
      msg('credit.none', 'You have no trips remaining. Purchase more trips to continue.'),
    );
  await writeOffLots(tx.db, viewer.id, lots, now);
  await addEntry(tx.db, {
    userId: viewer.id,
    kind: 'spend',
    amount: -1,
    source: `trip:${tripId}`,
    lotId: lot.id,
    tripId,
    createdAt: now,
  });
}
