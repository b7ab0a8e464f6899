import { columnsOf, contactsOf, type Contact } from '../../../../domain/people/contact.ts';
import { msg } from '../../../../domain/text/message.ts';
import { saveUserTrips } from '../../access/userTrips.sql.ts';
import { In } from 'typeorm';
import { reader, type Language } from '../../../../domain/text/reader.ts';
import { LIMITS } from '../../../../domain/limits.ts';
import { insertRows } from '../../db/rows.ts';
import { User } from '../../entities/user.entity.ts';
import type { Ctx, Viewer } from '../../ctx/ctx.ts';
import { AppError } from '../../base/errors.ts';
import { newId } from '../../base/ids.ts';
import type { Trip } from '../../entities/trip.entity.ts';
import { seatParticipants } from '../eater/ownEaters.sql.ts';
import { forgetLeftContacts } from '../participant/leftContact.sql.ts';
import { Participant } from '../../entities/participant.entity.ts';

/** The name shows until acceptance. */
export interface Invitee {
  readonly contact: Contact;
  readonly name: string;
  readonly invitedByLink: boolean;
  /** When a waiting text goes out; null if none waits. */
  readonly textDueAt: Date | null;
  /** The companion who it is, if they eat already: the caller seats them by `seatCompanion`. */
  readonly companionId?: string | null | undefined;
  /** Of texts to them; by default that of the call. */
  readonly language?: Language | null | undefined;
}

/** Who followed a link with an account, which may have no contact. */
type LinkInvitee = Omit<Invitee, 'contact'> & {
  readonly contact: Contact | null;
  readonly accountId: string;
};

export const ALREADY_IN_TRIP = msg('invitation.personAlreadyInTrip', 'This person is already in the trip.');

export type Invited = Participant & { readonly contact: Contact };

/**
 * Inserts pending participants, linked to accounts. Needs locks on the trip, for its limit, and on the contacts,
 * against sign-ups.
 * @throws BAD_USER_INPUT if the trip is full, CONFLICT for the account of somebody in it
 */
export async function insertInvited(
  tx: Ctx,
  inviter: Pick<Viewer, 'id'>,
  { id: tripId }: Pick<Trip, 'id'>,
  invitees: readonly (Invitee | LinkInvitee)[],
): Promise<Invited[]> {
  const count = await tx.db.countBy(Participant, { tripId });
  if (count + invitees.length > LIMITS.tripParticipants)
    throw new AppError(
      'BAD_USER_INPUT',
      msg('participant.tooMany', 'A trip can have at most {max} participants.', {
        max: LIMITS.tripParticipants,
      }),
    );
  const contacts = invitees.flatMap(({ contact }) => contact ?? []);
  const accounts = await tx.db.findBy(User, [{ phone: In(contacts) }, { email: In(contacts) }]);
  const accountIds = new Map(
    accounts.flatMap((account) => contactsOf(account).map((contact) => [contact, account.id] as const)),
  );
  await requireNotInTrip(tx, tripId, accounts);
  const now = tx.now();
  const participants = invitees.map(({ contact, name, invitedByLink, textDueAt, language, ...rest }) => ({
    id: newId(),
    tripId,
    userId: 'accountId' in rest ? rest.accountId : (accountIds.get(contact ?? '') ?? null),
    name,
    ...(contact === null ? { phone: null, email: null } : columnsOf(contact)),
    isOrganizer: false,
    inviteStatus: 'pending' as const,
    invitedBy: inviter.id,
    invitedByLink,
    inviteLanguage: language ?? reader().language,
    invitedAt: now,
    textDueAt,
    leftAt: null,
    createdAt: now,
  }));
  await forgetLeftContacts(tx, tripId, contacts);
  await insertRows(tx.db, Participant, participants);
  await saveUserTrips(tx.db, participants);
  const invited = participants.map((one, index) => ({ ...one, contact: invitees[index]?.contact ?? '' }));
  const seated = new Set(
    invitees.flatMap(({ contact, companionId }) => (companionId == null ? [] : [contact ?? ''])),
  );
  await seatParticipants(
    tx,
    invited.filter(({ contact }) => !seated.has(contact)),
  );
  return invited;
}

/** Somebody may be in the trip by their number and be invited by their address. */
async function requireNotInTrip(
  tx: Ctx,
  tripId: string,
  accounts: readonly Pick<User, 'id'>[],
): Promise<void> {
  const userIds = accounts.map(({ id }) => id);
  if (userIds.length > 0 && (await tx.db.existsBy(Participant, { tripId, userId: In(userIds) })))
    throw new AppError('CONFLICT', ALREADY_IN_TRIP);
}
