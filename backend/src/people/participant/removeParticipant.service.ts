import { contactsOf } from '../../../../domain/people/contact.ts';
import { leaveUserTrip } from '../../access/userTrips.sql.ts';
import { recordAudit } from '../../access/audit.ts';
import { requireViewer } from '../../access/require.ts';
import { requireParticipant } from '../../access/requireLocked.ts';
import { stampOf } from '../../db/versions.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { changeBy, changed, changeTrip, unchanged } from '../../write/changeTrip.ts';
import type { Trip } from '../../entities/trip.entity.ts';
import type { Participant } from '../../entities/participant.entity.ts';
import { keepCosts } from '../../costs/keepCosts.sql.ts';
import { deleteLinkOf } from '../../access/inviteLink.sql.ts';
import { unseat } from '../eater/ownEaters.sql.ts';
import { leaveByName } from './leaveByName.sql.ts';
import { keepLeftContact } from './leftContact.sql.ts';
import { unassign } from './unassign.sql.ts';
import { deleteParticipant } from './removeParticipant.sql.ts';

/** Receipts, shares and transfers keep the row, with its name. */
async function leaveWithCosts(tx: Ctx, target: Participant): Promise<void> {
  await unseat(tx, target);
  await deleteLinkOf.all(tx.db, [target.tripId, target.id]);
  await leaveByName(tx, target);
}

async function leaveWithoutTrace(tx: Ctx, { tripId, id }: Participant): Promise<void> {
  const left = await deleteParticipant.first(tx.db, [tripId, id]);
  if (left !== null) await leaveUserTrip(tx.db, left);
}

/**
 * Removes a participant, or leaves the trip; their assignments are cleared. With costs, name and balance stay ("Ann,
 * left"), and an invitation of the number takes both up again.
 * @returns the trip is null if the viewer left it
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, FORBIDDEN also for the creator, TRIP_COMPLETED except for
 * leaving
 */
export async function removeParticipant(
  ctx: Ctx,
  rawTripId: unknown,
  rawParticipantId: unknown,
): Promise<{ readonly participantId: string; readonly trip: Trip | null }> {
  requireViewer(ctx);
  return changeTrip(ctx, async (tx) => {
    const {
      trip,
      participant: own,
      target,
    } = await requireParticipant(tx, rawTripId, rawParticipantId, 'remove');
    const [contact] = contactsOf(target);
    const hasCosts = await keepCosts(tx, target);
    // Who left, and a former member, stay as long as there are costs.
    const isFormer = contact === undefined && target.userId === null;
    if (hasCosts && (isFormer || target.leftAt !== null))
      return unchanged({ participantId: target.id, trip });
    await unassign(tx, target, stampOf(own, tx.now()));
    if (contact !== undefined) await keepLeftContact(tx, trip.id, contact);
    await (hasCosts ? leaveWithCosts(tx, target) : leaveWithoutTrace(tx, target));
    const hasLeft = target.id === own.id;
    const action = hasLeft ? 'leave_trip' : 'remove_participant';
    await recordAudit(tx, action, { tripId: trip.id, subjectId: target.id });
    // Their cooking, shopping and votes end too.
    return changed({ participantId: target.id, trip: hasLeft ? null : trip }, changeBy(own, 'TRIP'));
  });
}
