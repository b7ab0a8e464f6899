import { isCompleted } from '../access/policy.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { statement } from '../db/statement.ts';
import { changed, changeTripAsServer, unchanged, type Changed } from '../live/changeTrip.ts';
import type { Trip } from '../entities/trip.entity.ts';
import { lockUser } from '../identity/userLock.sql.ts';
import { after, waitBeforeTexting } from './inviteLimits.ts';
import { readInviter, sendInvitations } from './textInvitations.service.ts';

type TextingCtx = Pick<Ctx, 'db' | 'config' | 'pepper' | 'log' | 'now'>;

interface DueInvitation {
  readonly id: string;
  readonly tripId: string;
  readonly invitedBy: string;
}

const dueInvitations = statement<DueInvitation>(
  'due_invitations',
  `select id, trip_id as "tripId", invited_by as "invitedBy" from participants
   where text_due_at <= $1 order by text_due_at, id limit 500`,
);
const steadyTrip = statement<Pick<Trip, 'name' | 'startDate' | 'endDate'>>(
  'steady_trip_of_waiting',
  'select name, start_date as "startDate", end_date as "endDate" from trips where place = place_of($1) and id = $1 for share',
);
/** Null if another process was faster, or the invitation was answered or deleted. */
const takeDue = statement<{ readonly phone: string }>(
  'take_due_invitation',
  `update participants set text_due_at = null, invited_at = $3
   where place = place_of($1) and trip_id = $1 and id = $2 and text_due_at <= $3 returning phone`,
);
const waitLonger = statement<never>(
  'wait_longer',
  'update participants set text_due_at = $3 where place = place_of($1) and trip_id = $1 and id = $2',
);

/** Texts the waiting invitations that are due; those that a limit still forbids wait on. */
export async function textWaitingInvitations(ctx: TextingCtx): Promise<void> {
  for (const due of await dueInvitations.all(ctx.db, [ctx.now()]))
    await changeTripAsServer(ctx.db, (db) => textDue({ ...ctx, db }, due)).catch((error: unknown) => {
      ctx.log.warn({ err: error, participantId: due.id }, 'waiting invitation not texted yet');
    });
}

async function textDue(tx: TextingCtx, due: DueInvitation): Promise<Changed<null>> {
  const { id, tripId, invitedBy } = due;
  const now = tx.now();
  const trip = await steadyTrip.first(tx.db, [tripId]);
  const inviter = await lockUser(tx.db, invitedBy);
  const taken = await takeDue.first(tx.db, [tripId, id, now]);
  if (taken === null) return unchanged(null);
  const changes = changed(null, { tripId, kind: 'PARTICIPANTS', ids: [id], actorId: null });
  if (trip === null || inviter === null || isCompleted(trip, now)) return changes;
  const sender = { id: invitedBy };
  const wait = waitBeforeTexting(await readInviter(tx, sender), [taken.phone], now);
  if (wait === null) await sendInvitations(tx, sender, inviter.name, trip, [{ id, phone: taken.phone }]);
  else await waitLonger.all(tx.db, [tripId, id, after(now, wait)]);
  return changes;
}
