import { isCompleted } from '../../access/policy.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { steadyTripById } from '../../access/identity/tripLock.sql.ts';
import { lockUser } from '../../access/identity/userLock.sql.ts';
import { changed, changeTripAsServer, unchanged, type Changed } from '../../write/changeTrip.ts';
import { timeAfterWait, waitBeforeTexting } from './inviteLimits.ts';
import { readInviter, sendInvitations } from './textInvitations.service.ts';
import {
  type DueInvitation,
  dueInvitations,
  lockDue,
  lockedAccounts,
  stampTexted,
  waitUntil,
} from './textWaitingInvitations.sql.ts';

type TextingCtx = Pick<Ctx, 'db' | 'config' | 'pepper' | 'log' | 'now'>;

/**
 * Texts the waiting invitations that are due. Those that a limit still forbids wait on; those of a locked account stay
 * due until it is unlocked.
 */
export async function textWaitingInvitations(ctx: TextingCtx, isStopping = () => false): Promise<void> {
  const locked = await lockedAccounts.all(ctx.db, []);
  for (const due of await dueInvitations.all(ctx.db, [ctx.now(), locked.map(({ id }) => id)])) {
    if (isStopping()) return;
    await changeTripAsServer(ctx.db, (db) => textDue({ ...ctx, db }, due)).catch((error: unknown) => {
      ctx.log.warn({ err: error, participantId: due.id }, 'waiting invitation not texted yet');
    });
  }
}

async function textDue(tx: TextingCtx, { id, tripId, invitedBy }: DueInvitation): Promise<Changed<null>> {
  const now = tx.now();
  const trip = await steadyTripById.first(tx.db, [tripId]);
  const inviter = await lockUser(tx.db, invitedBy);
  const due = await lockDue.first(tx.db, [tripId, id, now]);
  if (due === null) return unchanged(null);
  const changes = changed(null, { tripId, kind: 'PARTICIPANTS', ids: [id], actorId: null });
  if (trip === null || inviter === null || isCompleted(trip, now)) {
    await waitUntil.all(tx.db, [tripId, id, null]);
    return changes;
  }
  // Locked since the invitation was found.
  if (inviter.isLocked) return unchanged(null);
  const sender = { id: invitedBy };
  const wait = waitBeforeTexting(await readInviter(tx, sender), [due.contact], now);
  if (wait !== null) {
    await waitUntil.all(tx.db, [tripId, id, timeAfterWait(now, wait)]);
    return changes;
  }
  await stampTexted.all(tx.db, [tripId, id, now]);
  await sendInvitations(tx, sender, inviter.name, trip, [{ id, ...due }]);
  return changes;
}
