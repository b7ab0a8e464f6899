import { In } from 'typeorm';
import { v7 as newId } from 'uuid';
import { LIMITS } from '../../../domain/limits.ts';
import { User } from '../entities/user.entity.ts';
import type { Ctx, Viewer } from '../ctx/ctx.ts';
import { AppError } from '../base/errors.ts';
import type { Trip } from '../entities/trip.entity.ts';
import { Participant } from '../entities/participant.entity.ts';

/** Whom to invite: the number in E.164, and the name that the trip shows until the invitation is accepted. */
export interface Invitee {
  readonly phone: string;
  readonly name: string;
}

/** A participant who has a phone number: every one who was just invited. */
export type Invited = Participant & { readonly phone: string };

/**
 * Puts people into the trip who have not answered yet, each linked to the account with that number if there is one.
 * The transaction has a lock on the trip, so that the limit holds, and on the numbers, so that no sign-up slips by.
 * @throws BAD_USER_INPUT when the trip is full
 */
export async function insertInvited(
  tx: Ctx,
  viewer: Viewer,
  { id: tripId }: Trip,
  invitees: readonly Invitee[],
): Promise<Invited[]> {
  const count = await tx.db.countBy(Participant, { tripId });
  if (count + invitees.length > LIMITS.tripParticipants)
    throw new AppError('BAD_USER_INPUT', `A trip can have at most ${LIMITS.tripParticipants} participants.`);
  const accounts = await tx.db.findBy(User, { phone: In(invitees.map(({ phone }) => phone)) });
  const accountIds = new Map(accounts.map(({ phone, id }) => [phone, id]));
  const now = tx.now();
  const participants = invitees.map(({ phone, name }): Invited => ({
    id: newId(),
    tripId,
    userId: accountIds.get(phone) ?? null,
    name,
    phone,
    isOrganizer: false,
    inviteStatus: 'pending',
    invitedBy: viewer.id,
    invitedAt: now,
    createdAt: now,
  }));
  await tx.db.insert(Participant, participants);
  return participants;
}
