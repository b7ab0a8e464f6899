import { isCompleted } from '../../access/policy.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { inviterAccount } from '../../access/inviteLink.sql.ts';
import { steadyTripById } from '../../access/identity/tripLock.sql.ts';
import { lockUser } from '../../access/identity/userLock.sql.ts';
import { changed, changeTripAsServer, unchanged, type Changed } from '../../write/changeTrip.ts';
import { DAY_MS, timeAfterWait, waitBeforeTexting } from './inviteLimits.ts';
import { readInviter, sendInvitations } from './textInvitations.service.ts';
import {
  type DueInvitation,
  dueInvitations,
  lockDue,
  stampTexted,
  waitUntil,
} from './textWaitingInvitations.sql.ts';

type TextingCtx = Pick<Ctx, 'db' | 'config' | 'pepper' | 'log' | 'now'>;

/** Texts the waiting invitations that are due; those that a limit still forbids, or of locked accounts, wait on. */
export async function textWaitingInvitations(ctx: TextingCtx, isStopping = () => false): Promise<void> {
  for (const due of await dueInvitations.all(ctx.db, [ctx.now()])) {
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
  const account = await inviterAccount.first(tx.db, [invitedBy]);
  if (account?.isLocked === true) {
    await waitUntil.all(tx.db, [tripId, id, new Date(now.getTime() + DAY_MS)]);
    return changes;
  }
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
