import { msg } from '../../../../domain/text/message.ts';
import { reader } from '../../../../domain/text/reader.ts';
import { saveUserTrips } from '../../access/userTrips.sql.ts';
import { isEmail, type Contact } from '../../../../domain/people/contact.ts';
import { inviteFields, MISSING } from '../../../../domain/people/inviteFields.ts';
import { lockContact } from '../../access/identity/contactLock.sql.ts';
import { mailableEmail, textablePhone } from '../../access/identity/readContact.ts';
import { lockViewer } from '../../access/identity/userLock.sql.ts';
import { requireViewer, type TripAccess } from '../../access/require.ts';
import { requireLockedTrip } from '../../access/requireLocked.ts';
import type { Ctx, Viewer } from '../../ctx/ctx.ts';
import { changeBy, changed, changeTrip, unchanged } from '../../write/changeTrip.ts';
import { updateRow } from '../../db/rows.ts';
import { AppError, badInput, foundOr404 } from '../../base/errors.ts';
import { once } from '../../ctx/idempotency.sql.ts';
import { newId } from '../../base/ids.ts';
import { readInput } from '../../base/input.ts';
import type { Trip } from '../../entities/trip.entity.ts';
import { ALREADY_IN_TRIP, insertInvited, type Invitee } from './invited.ts';
import { DAY_MS } from './inviteLimits.ts';
import { seatCompanion, seatParticipants } from '../eater/ownEaters.sql.ts';
import { sendInvitations, textTimes } from './textInvitations.service.ts';
import { Participant } from '../../entities/participant.entity.ts';

type NewInvitee = Pick<Invitee, 'contact' | 'name' | 'companionId' | 'language'>;

/**
 * Invites a phone number or an email address, also again after a refusal, or who left with costs; a companion keeps
 * their place at the table. Beyond the daily limit the text waits for at most a day. A repeated `Idempotency-Key`
 * returns the first result.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT also for a full trip, NOT_FOUND also for an unknown companion, FORBIDDEN,
 * TRIP_COMPLETED, CONFLICT for an invited contact or a member, RATE_LIMITED
 */
export async function inviteParticipant(
  ctx: Ctx,
  rawTripId: unknown,
  rawInput: unknown,
): Promise<{ readonly participant: Participant; readonly trip: Trip }> {
  const viewer = requireViewer(ctx);
  const { phone, email, ...person } = readInput(inviteFields, rawInput);
  const invitee = { ...person, contact: invitedContact(ctx, { phone, email }) };
  return changeTrip(ctx, async (tx) => {
    const { trip, participant: own } = await requireLockedTrip(tx, rawTripId, 'invite');
    const { contact, ...rest } = invitee;
    const request = {
      tripId: trip.id,
      ...rest,
      ...(isEmail(contact) ? { email: contact } : { phone: contact }),
    };
    const first = await once(tx, { viewer, operation: 'invite_participant', request, resultId: newId() });
    if (first.isRepeat) return unchanged({ participant: await invitedBefore(tx, trip, invitee), trip });
    const participant = await invite(tx, viewer, { trip, participant: own }, invitee);
    return changed({ participant, trip }, changeBy(own, 'PARTICIPANTS', [participant.id]));
  });
}

async function invite(
  tx: Ctx,
  viewer: Viewer,
  { trip, participant: own }: TripAccess,
  invitee: NewInvitee,
): Promise<Participant> {
  await lockViewer(tx, viewer);
  const { contact, name, companionId, language } = invitee;
  await lockContact(tx.db, contact);
  const inviteLanguage = language ?? reader().language;
  const before = await declinedBefore(tx, trip, contact);
  const [textDueAt = null] = await textTimes(tx, viewer, [contact], DAY_MS);
  const invitedBy = { invitedBy: viewer.id, invitedByLink: false };
  const pending = { inviteStatus: 'pending', leftAt: null, ...invitedBy, invitedAt: tx.now() } as const;
  const again = before && (await invitedAgain(tx, before, { ...pending, name, inviteLanguage, textDueAt }));
  const participant =
    again ?? (await inviteFirst(tx, viewer, trip, { ...invitee, invitedByLink: false, textDueAt }));
  if (companionId != null) await seatCompanion(tx, participant, companionId, own);
  else if (again !== null) await seatParticipants(tx, [again]);
  if (textDueAt === null)
    await sendInvitations(tx, viewer, viewer.name, trip, [{ id: participant.id, contact, inviteLanguage }]);
  return participant;
}

/**
 * The refused invitation of a contact; null for a new one.
 * @throws CONFLICT for an invited contact or a member
 */
async function declinedBefore(tx: Ctx, { id: tripId }: Trip, contact: Contact): Promise<Participant | null> {
  const before = await tx.db.findOne(Participant, {
    where: where(tripId, contact),
    lock: { mode: 'for_no_key_update' },
  });
  switch (before?.inviteStatus) {
    case undefined:
      return null;
    case 'declined':
      return before;
    case 'pending':
      throw new AppError(
        'CONFLICT',
        isEmail(contact)
          ? msg('invitation.emailAlreadyInvited', 'This email is already invited.')
          : msg('invitation.alreadyInvited', 'This phone number is already invited.'),
        { field: fieldOfContact(contact) },
      );
    case 'accepted':
      throw new AppError(
        'CONFLICT',
        isEmail(contact)
          ? ALREADY_IN_TRIP
          : msg('invitation.alreadyInTrip', 'This phone number is already in the trip.'),
        { field: fieldOfContact(contact) },
      );
  }
}

async function invitedAgain(
  tx: Ctx,
  { tripId, id }: Participant,
  changes: Partial<Participant>,
): Promise<Participant | null> {
  const invited = await updateRow(tx.db, Participant, { tripId, id }, changes);
  if (invited === null) return null;
  await saveUserTrips(tx.db, [invited]);
  return invited;
}

async function inviteFirst(tx: Ctx, viewer: Viewer, trip: Trip, invitee: Invitee): Promise<Participant> {
  const [participant] = await insertInvited(tx, viewer, trip, [invitee]);
  if (participant === undefined) throw new Error('The insert of a participant returned no row.');
  return participant;
}

async function invitedBefore(tx: Ctx, { id: tripId }: Trip, { contact }: NewInvitee): Promise<Participant> {
  const participant = foundOr404(await tx.db.findOneBy(Participant, where(tripId, contact)), 'participant');
  return participant;
}

function where(tripId: string, contact: Contact) {
  return isEmail(contact) ? { tripId, email: contact } : { tripId, phone: contact };
}

function fieldOfContact(contact: Contact): 'phone' | 'email' {
  return isEmail(contact) ? 'email' : 'phone';
}

/** @throws BAD_USER_INPUT unless it is one that something can be sent to */
function invitedContact(
  ctx: Pick<Ctx, 'config'>,
  {
    phone = null,
    email = null,
  }: { readonly phone?: string | null | undefined; readonly email?: string | null | undefined },
): Contact {
  if (email !== null) return mailableEmail(ctx, email);
  if (phone === null) throw badInput('phone', MISSING);
  return textablePhone(ctx, phone);
}
