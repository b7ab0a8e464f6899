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
import { forgetLeftNumbers } from '../participant/leftNumber.sql.ts';
import { Participant } from '../../entities/participant.entity.ts';

/** Phone in E.164; the name shows until acceptance. */
export interface Invitee {
  readonly phone: string;
  readonly name: string;
  readonly invitedByLink: boolean;
  /** When a waiting text goes out; null if none waits. */
  readonly textDueAt: Date | null;
  /** The companion who it is, if they eat already: the caller seats them by `seatCompanion`. */
  readonly companionId?: string | null | undefined;
  /** Of texts to them; by default that of the call. */
  readonly language?: Language | null | undefined;
}

export type Invited = Participant & { readonly phone: string };

/**
 * Inserts pending participants, linked to accounts. Needs locks on the trip, for its limit, and on the numbers, against
 * sign-ups.
 * @throws BAD_USER_INPUT if the trip is full
 */
export async function insertInvited(
  tx: Ctx,
  inviter: Pick<Viewer, 'id'>,
  { id: tripId }: Pick<Trip, 'id'>,
  invitees: readonly Invitee[],
): Promise<Invited[]> {
  const count = await tx.db.countBy(Participant, { tripId });
  if (count + invitees.length > LIMITS.tripParticipants)
    throw new AppError(
      'BAD_USER_INPUT',
      msg('participant.tooMany', 'A trip can have at most {max} participants.', {
        max: LIMITS.tripParticipants,
      }),
    );
  const phones = invitees.map(({ phone }) => phone);
  const accounts = await tx.db.findBy(User, { phone: In(phones) });
  const accountIds = new Map(accounts.map(({ phone, id }) => [phone, id]));
  const now = tx.now();
  const participants = invitees.map(({ phone, name, invitedByLink, textDueAt, language }): Invited => ({
    id: newId(),
    tripId,
    userId: accountIds.get(phone) ?? null,
    name,
    phone,
    isOrganizer: false,
    inviteStatus: 'pending',
    invitedBy: inviter.id,
    invitedByLink,
    inviteLanguage: language ?? reader().language,
    invitedAt: now,
    textDueAt,
    leftAt: null,
    createdAt: now,
  }));
  await forgetLeftNumbers(tx, tripId, phones);
  await insertRows(tx.db, Participant, participants);
  await saveUserTrips(tx.db, participants);
  const seated = new Set(invitees.flatMap(({ phone, companionId }) => (companionId == null ? [] : [phone])));
  await seatParticipants(
    tx,
    participants.filter(({ phone }) => !seated.has(phone)),
  );
  return participants;
}
