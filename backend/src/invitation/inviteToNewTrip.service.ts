import { invitePhonesFields } from '../../../domain/people/inviteFields.ts';
import { formatPhone } from '../../../domain/people/phone.ts';
import { isCompleted } from '../access/policy.ts';
import { parsePhone } from '../base/phone.ts';
import { lockPhones } from '../identity/phoneLock.sql.ts';
import type { Ctx, Viewer } from '../ctx/ctx.ts';
import { AppError } from '../base/errors.ts';
import { readInput } from '../base/input.ts';
import type { Trip } from '../entities/trip.entity.ts';
import { pastParticipantsOfViewer } from '../participant/community.service.ts';
import { insertInvited } from './invited.ts';
import { TEXTS_A_DAY } from './inviteLimits.ts';
import { textInvitations } from './textInvitations.service.ts';

/**
 * Invited numbers: E.164, distinct, without the viewer's.
 * @throws BAD_USER_INPUT naming invalid numbers
 */
export function readInvitePhones(viewer: Viewer, rawInput: unknown): string[] {
  const { invitePhones } = readInput(invitePhonesFields, rawInput);
  const read = invitePhones.map((spelling) => ({ spelling, phone: parsePhone(spelling) }));
  const wrong = read.filter(({ phone }) => phone === null).map(({ spelling }) => spelling);
  if (wrong.length > 0)
    throw refused(`Please enter valid US or Canadian phone numbers; these are invalid: ${wrong.join(', ')}`);
  const phones = new Set(read.flatMap(({ phone }) => phone ?? []));
  phones.delete(viewer.phone);
  if (phones.size > TEXTS_A_DAY)
    throw refused(`You can invite at most ${TEXTS_A_DAY} people a day. Please invite the others later.`);
  return [...phones];
}

/**
 * Invites numbers to a trip of this transaction, under the names the viewer knows.
 * @param viewer locked, with the current number
 * @param given from {@link readInvitePhones}
 * @throws BAD_USER_INPUT for a completed trip, RATE_LIMITED
 */
export async function inviteToNewTrip(
  tx: Ctx,
  viewer: Viewer,
  trip: Trip,
  given: readonly string[],
): Promise<void> {
  // The viewer's number may have changed meanwhile.
  const phones = given.filter((phone) => phone !== viewer.phone);
  if (phones.length === 0) return;
  if (isCompleted(trip, tx.now()))
    throw refused('This trip is already over, so no one can be invited. Please remove the phone numbers.');
  await lockPhones(tx.db, phones);
  const known = new Map((await pastParticipantsOfViewer(tx, viewer)).map(({ phone, name }) => [phone, name]));
  const invitees = phones.map((phone) => ({ phone, name: known.get(phone) ?? formatPhone(phone) }));
  await textInvitations(tx, viewer, viewer.name, trip, await insertInvited(tx, viewer, trip, invitees));
}

function refused(message: string): AppError {
  return new AppError('BAD_USER_INPUT', message, { field: 'invitePhones' });
}
