import { msg, type Message } from '../../../../domain/text/message.ts';
import { inviteesFields, MAX_INVITED } from '../../../../domain/people/inviteFields.ts';
import { formatPhone, parsePhone } from '../../../../domain/people/phone/phone.ts';
import type { Language } from '../../../../domain/text/reader.ts';
import { COUNTRY_NOT_TEXTED, isCountryTexted } from '../../access/identity/readPhone.ts';
import { isCompleted } from '../../access/policy.ts';
import { lockPhones } from '../../access/identity/phoneLock.sql.ts';
import type { Ctx, Viewer } from '../../ctx/ctx.ts';
import { AppError } from '../../base/errors.ts';
import { readInput } from '../../base/input.ts';
import type { Trip } from '../../entities/trip.entity.ts';
import { pastParticipantsOfViewer } from '../participant/community.service.ts';
import { insertInvited } from './invited.ts';
import { WEEK_MS } from './inviteLimits.ts';
import { sendInvitations, textTimes } from './textInvitations.service.ts';

export interface NewInvitee {
  /** E.164 */
  readonly phone: string;
  /** Null: as the viewer knows the person, else the number. */
  readonly name: string | null;
  readonly language: Language | null;
  /** The list that has the number, for errors. */
  readonly field: 'invitees' | 'invitePhones';
}

/**
 * People to invite: distinct numbers, without the viewer's; the first name given for a number counts.
 * @throws BAD_USER_INPUT naming invalid numbers
 */
export function readInvitees(ctx: Pick<Ctx, 'config'>, viewer: Viewer, rawInput: unknown): NewInvitee[] {
  const { invitees, invitePhones } = readInput(inviteesFields, rawInput);
  const read = [
    ...invitees.map(({ phone, name, language }) => ({
      spelling: phone,
      name: name ?? null,
      language: language ?? null,
      field: 'invitees' as const,
    })),
    ...invitePhones.map((phone) => ({
      ...{ spelling: phone, name: null, language: null },
      field: 'invitePhones' as const,
    })),
  ].map((typed) => ({ ...typed, phone: parsePhone(typed.spelling) }));
  const wrong = read.filter(({ phone }) => phone === null);
  if (wrong[0] !== undefined) {
    const spellings = wrong.map(({ spelling }) => spelling).join(', ');
    throw refused(
      msg(
        'invitation.phonesMalformed',
        'Please enter valid phone numbers, outside North America with their country code; these are invalid: {spellings}',
        { spellings },
      ),
      wrong[0].field,
    );
  }
  const notTexted = read.find(({ phone }) => phone !== null && !isCountryTexted(ctx, phone));
  if (notTexted !== undefined) throw refused(COUNTRY_NOT_TEXTED, notTexted.field);
  const people = new Map<string, NewInvitee>();
  for (const { phone, name, language, field } of read) {
    if (phone === null || phone === viewer.phone) continue;
    const first = people.get(phone);
    people.set(phone, {
      phone,
      name: first?.name ?? name,
      language: first?.language ?? language,
      field: first?.field ?? field,
    });
  }
  const given = [...people.values()];
  const surplus = given[MAX_INVITED];
  if (surplus !== undefined)
    throw refused(
      msg('invitation.tooManyAtOnce', 'You can invite at most {max} people.', { max: MAX_INVITED }),
      surplus.field,
    );
  return given;
}

/**
 * Invites people to this transaction's trip; those beyond the viewer's daily limit wait for their text.
 * @param viewer locked, with the current number
 * @param given from {@link readInvitees}
 * @throws BAD_USER_INPUT for a completed trip, RATE_LIMITED if a text would wait for more than a week
 */
export async function inviteToNewTrip(
  tx: Ctx,
  viewer: Viewer,
  trip: Trip,
  given: readonly NewInvitee[],
): Promise<void> {
  // The viewer's number may have changed meanwhile.
  const wanted = given.filter(({ phone }) => phone !== viewer.phone);
  if (wanted[0] === undefined) return;
  if (isCompleted(trip, tx.now()))
    throw refused(
      msg(
        'invitation.tripOver',
        'This trip is already over, so no one can be invited. Please remove the phone numbers.',
      ),
      wanted[0].field,
    );
  const phones = wanted.map(({ phone }) => phone);
  await lockPhones(tx.db, phones);
  const known = new Map((await pastParticipantsOfViewer(tx, viewer)).map(({ phone, name }) => [phone, name]));
  const times = await textTimes(tx, viewer, phones, WEEK_MS);
  const invitees = wanted.map(({ phone, name, language }, index) => ({
    phone,
    language,
    name: name ?? known.get(phone) ?? formatPhone(phone),
    invitedByLink: false,
    textDueAt: times[index] ?? null,
  }));
  const invited = await insertInvited(tx, viewer, trip, invitees);
  const now = invited.filter(({ textDueAt }) => textDueAt === null);
  await sendInvitations(tx, viewer, viewer.name, trip, now);
}

function refused(message: Message, field: NewInvitee['field']): AppError {
  return new AppError('BAD_USER_INPUT', message, { field });
}
