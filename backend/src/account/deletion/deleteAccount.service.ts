import { contactsOf } from '../../../../domain/people/contact.ts';
import { recordAudit } from '../../access/audit.ts';
import { requireViewer } from '../../access/require.ts';
import { identitiesOf } from '../../access/identity/identitiesOf.sql.ts';
import { identityKey } from '../../access/identity/identityKey.ts';
import { keepLeftTrips } from '../../people/participant/leftContact.sql.ts';
import { keepFreeTripContact } from '../../payment/credit/freeTripContact.sql.ts';
import type { Ctx, Viewer } from '../../ctx/ctx.ts';
import { changed, changeTrip, unchanged, type ChangeOfTrip } from '../../write/changeTrip.ts';
import type { Participant } from '../../entities/participant.entity.ts';
import {
  inEachTrip,
  lockParticipantsOfDeletion,
  ownTripIds,
  untilTripsAreLocked,
} from '../own/ownParticipants.sql.ts';
import { keepCosts } from '../../costs/keepCosts.sql.ts';
import { eraseParticipant } from '../../people/participant/eraseParticipant.sql.ts';
import { forgetInviter } from '../../people/invitation/forgetInviter.service.ts';
import { forgetQuestions } from '../../shopping/missing/forgetQuestions.service.ts';
import { unseat } from '../../people/eater/ownEaters.sql.ts';
import { stampOf } from '../../db/versions.ts';
import { unassign } from '../../people/participant/unassign.sql.ts';
import { eraseTrip } from '../../trip/deleteTrip.service.ts';
import { eraseLimits, eraseContact } from './eraseContact.sql.ts';
import { createdTripsOf, type CreatedTrip } from './tripSuccession.sql.ts';
import { lockContacts } from '../../access/identity/contactLock.sql.ts';
import { lockTripById } from '../../access/identity/tripLock.sql.ts';
import { lockViewerAway, requireSameContacts } from '../../access/identity/userLock.sql.ts';
import { deleteParticipant, deleteUser, inherit, ownParticipant, promote } from './deleteAccount.sql.ts';

/**
 * Deletes the viewer's account, name, phone number and email address. Created trips pass to another organizer, else to
 * the earliest member, else they are deleted; in others the plan stays with "Former member". A hash of each contact
 * keeps its free trip from being granted again for a year. Payments, credits, model calls and audit log stay, unlinked.
 * @throws UNAUTHENTICATED, CONFLICT if a contact is changed at the same time, SERVICE_UNAVAILABLE if its trips keep
 * changing
 */
export async function deleteAccount(ctx: Ctx): Promise<void> {
  const viewer = requireViewer(ctx);
  await untilTripsAreLocked(() => tryToDelete(ctx, viewer));
  ctx.caller.clearSession();
  ctx.log.info({ userId: viewer.id }, 'account deleted');
}

/**
 * Trips are locked before number and account, so a new one shows only afterwards.
 * @returns false for a new trip
 */
function tryToDelete(ctx: Ctx, viewer: Viewer): Promise<boolean> {
  const contacts = contactsOf(viewer);
  return changeTrip(ctx, async (tx) => {
    const locked = await ownTripIds(tx, viewer);
    for (const id of locked) await lockTripById.all(tx.db, [id]);
    const keys = (await identitiesOf.all(tx.db, [viewer.id])).map(identityKey);
    await lockContacts(tx.db, [...contacts, ...keys]);
    requireSameContacts(viewer, await lockViewerAway(tx, viewer));
    const known = new Set(locked);
    tx.loaders.forget();
    if ((await ownTripIds(tx, viewer)).some((id) => !known.has(id))) return unchanged(false);
    await lockParticipantsOfDeletion(tx, viewer);
    await forgetQuestions(tx, viewer.id);
    const own = await inEachTrip(tx, viewer, ownParticipant);
    const created = await createdTripsOf(tx, viewer.id);
    for (const trip of created) await passOn(tx, trip);
    await keepLeftTrips(tx, viewer.id, [...contacts, ...keys]);
    const stayed = await leaveTrips(tx, viewer);
    const invitedTo = await forgetInviter(tx, viewer.id);
    for (const contact of contacts) await eraseContact(tx, contact);
    for (const key of [...contacts, ...keys]) await keepFreeTripContact(tx, key);
    await eraseLimits(tx, viewer.id);
    await deleteUser.all(tx.db, [viewer.id]);
    return changed(true, ...changesOf(own, created, invitedTo, stayed));
  });
}

async function passOn(tx: Ctx, { id, heir }: CreatedTrip): Promise<void> {
  if (heir === null) return eraseTrip(tx, id);
  await inherit.all(tx.db, [id, heir.userId]);
  const promoted = await promote.first(tx.db, [id, heir.participantId]);
  if (promoted !== null)
    await recordAudit(tx, 'promote_organizer', { tripId: id, subjectId: heir.participantId });
}

/** Each change has the deleted account's participant as its actor. */
function changesOf(
  own: readonly Pick<Participant, 'id' | 'tripId' | 'inviteStatus'>[],
  created: readonly CreatedTrip[],
  invitedTo: ReadonlySet<string>,
  stayed: ReadonlySet<string>,
): ChangeOfTrip[] {
  const actors = new Map(own.map(({ tripId, id }) => [tripId, id]));
  const changeIn = (tripId: string, kind: ChangeOfTrip['kind']): ChangeOfTrip => ({
    tripId,
    kind,
    ids: [],
    actorId: actors.get(tripId) ?? null,
  });
  return [
    ...created.map(({ id, heir }) => changeIn(id, heir === null ? 'DELETED' : 'TRIP')),
    ...own.map(({ tripId }) => changeIn(tripId, stayed.has(tripId) ? 'TRIP' : 'PARTICIPANTS')),
    ...[...invitedTo].map((tripId) => changeIn(tripId, 'PARTICIPANTS')),
  ];
}

/**
 * Leaves a nameless participant if accepted or with costs, else none.
 * @returns trips with such a participant
 */
async function leaveTrips(tx: Ctx, viewer: Viewer): Promise<ReadonlySet<string>> {
  const stayed = new Set<string>();
  for (const joined of await inEachTrip(tx, viewer, ownParticipant)) {
    const { tripId, id, inviteStatus } = joined;
    const hasCosts = await keepCosts(tx, joined);
    if (inviteStatus !== 'accepted' && !hasCosts) continue;
    await unassign(tx, joined, stampOf(joined, tx.now()));
    await unseat(tx, joined);
    if (inviteStatus === 'accepted') await recordAudit(tx, 'leave_trip', { tripId, subjectId: id });
    await eraseParticipant.all(tx.db, [tripId, id]);
    stayed.add(tripId);
  }
  await inEachTrip(tx, viewer, deleteParticipant);
  return stayed;
}
