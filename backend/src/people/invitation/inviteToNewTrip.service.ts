import { msg, type Message } from '../../../../domain/text/message.ts';
import { contactsOf, isEmail, parseEmail, type Contact } from '../../../../domain/people/contact.ts';
import {
  EMAIL_MISSING,
  inviteesFields,
  MAX_INVITED,
  PHONE_MISSING,
} from '../../../../domain/people/inviteFields.ts';
import { formatPhone, parsePhone } from '../../../../domain/people/phone/phone.ts';
import type { Language } from '../../../../domain/text/reader.ts';
import { COUNTRY_NOT_TEXTED, isCountryTexted, refusalOfWay } from '../../access/identity/readContact.ts';
import { isCompleted } from '../../access/policy.ts';
import { lockContacts } from '../../access/identity/contactLock.sql.ts';
import type { Ctx, Viewer } from '../../ctx/ctx.ts';
import { badInput } from '../../base/errors.ts';
import { readInput } from '../../base/input.ts';
import type { Trip } from '../../entities/trip.entity.ts';
import { pastParticipantsOfViewer } from '../participant/community.service.ts';
import { insertInvited } from './invited.ts';
import { WEEK_MS } from './inviteLimits.ts';
import { sendInvitations, textTimes } from './textInvitations.service.ts';

export interface NewInvitee {
  readonly contact: Contact;
  /** Null: as the viewer knows the person, else the contact. */
  readonly name: string | null;
  readonly language: Language | null;
  /** The list that has the contact, for errors. */
  readonly field: 'invitees' | 'invitePhones';
}

/**
 * People to invite: distinct contacts, without the viewer's; the first name given for one counts.
 * @throws BAD_USER_INPUT naming invalid ones
 */
export function readInvitees(ctx: Pick<Ctx, 'config'>, viewer: Viewer, rawInput: unknown): NewInvitee[] {
  const { invitees, invitePhones } = readInput(inviteesFields, rawInput);
  const read = [
    ...invitees.map(({ phone, email, name, language }) => ({
      spelling: email ?? phone ?? '',
      way: contactWayOf(email ?? phone ?? '', email ?? null),
      name: name ?? null,
      language: language ?? null,
      field: 'invitees' as const,
    })),
    ...invitePhones.map((phone) => ({
      spelling: phone,
      way: contactWayOf(phone, null),
      name: null,
      language: null,
      field: 'invitePhones' as const,
    })),
  ].map((typed) => ({ ...typed, contact: contactIn(typed) }));
  if (read.some(({ spelling }) => spelling === '')) throw badInput('invitees', contactMissing(ctx));
  for (const { way, field } of read) {
    const refusal = refusalOfWay(ctx, way);
    if (refusal !== null) throw badInput(field, refusal);
  }
  const wrong = read.filter(({ contact }) => contact === null);
  if (wrong[0] !== undefined) throw badInput(wrong[0].field, malformed(wrong));
  const notTexted = read.find(
    ({ contact }) => contact !== null && !isEmail(contact) && !isCountryTexted(ctx, contact),
  );
  if (notTexted !== undefined) throw badInput(notTexted.field, COUNTRY_NOT_TEXTED);
  const people = new Map<string, NewInvitee>();
  for (const { contact, name, language, field } of read) {
    if (contact === null || contactsOf(viewer).includes(contact)) continue;
    const first = people.get(contact);
    people.set(contact, {
      contact,
      name: first?.name ?? name,
      language: first?.language ?? language,
      field: first?.field ?? field,
    });
  }
  const given = [...people.values()];
  const surplus = given[MAX_INVITED];
  if (surplus !== undefined)
    throw badInput(
      surplus.field,
      msg('invitation.tooManyAtOnce', 'You can invite at most {max} people.', { max: MAX_INVITED }),
    );
  return given;
}

/**
 * Invites people to this transaction's trip; those beyond the viewer's daily limit wait for their text.
 * @param viewer locked, with the current contacts
 * @param given from {@link readInvitees}
 * @throws BAD_USER_INPUT for a completed trip, RATE_LIMITED if a text would wait for more than a week
 */
export async function inviteToNewTrip(
  tx: Ctx,
  viewer: Viewer,
  trip: Trip,
  given: readonly NewInvitee[],
): Promise<void> {
  // The viewer's contacts may have changed meanwhile.
  const wanted = given.filter(({ contact }) => !contactsOf(viewer).includes(contact));
  if (wanted[0] === undefined) return;
  if (isCompleted(trip, tx.now()))
    throw badInput(
      wanted[0].field,
      wanted.some(({ contact }) => isEmail(contact))
        ? msg(
            'invitation.tripOverContacts',
            'This trip is already over, so no one can be invited. Please remove the phone numbers and emails.',
          )
        : msg(
            'invitation.tripOver',
            'This trip is already over, so no one can be invited. Please remove the phone numbers.',
          ),
    );
  const contacts = wanted.map(({ contact }) => contact);
  await lockContacts(tx.db, contacts);
  const past = await pastParticipantsOfViewer(tx, viewer);
  const known = new Map(
    past.flatMap(({ name, ...reached }) => contactsOf(reached).map((contact) => [contact, name] as const)),
  );
  const times = await textTimes(tx, viewer, contacts, WEEK_MS);
  const invitees = wanted.map(({ contact, name, language }, index) => ({
    contact,
    language,
    name: name ?? known.get(contact) ?? (isEmail(contact) ? contact : formatPhone(contact)),
    invitedByLink: false,
    textDueAt: times[index] ?? null,
  }));
  const invited = await insertInvited(tx, viewer, trip, invitees);
  const now = invited.filter(({ textDueAt }) => textDueAt === null);
  await sendInvitations(tx, viewer, viewer.name, trip, now);
}

/** A contact as it was given. */
interface Given {
  readonly spelling: string;
  readonly way: 'phone' | 'email';
}

function contactWayOf(spelling: string, email: string | null): Given['way'] {
  return email !== null || isEmail(spelling) ? 'email' : 'phone';
}

/** Null for what nothing can be sent to. */
function contactIn({ spelling, way }: Given): Contact | null {
  return way === 'email' ? parseEmail(spelling) : parsePhone(spelling);
}

function contactMissing({ config: { signIn } }: Pick<Ctx, 'config'>): Message {
  if (!signIn.has('email')) return PHONE_MISSING;
  return signIn.has('phone')
    ? msg('invitation.contactMissing', 'Please enter a phone number or an email for each person.')
    : EMAIL_MISSING;
}

function malformed(wrong: readonly Given[]): Message {
  const spellings = wrong.map(({ spelling }) => spelling).join(', ');
  const emails = wrong.filter(({ way }) => way === 'email');
  if (emails.length === wrong.length)
    return msg(
      'invitation.emailsMalformed',
      'Please enter email addresses like maya@example.com; these are invalid: {spellings}',
      { spellings },
    );
  return emails.length > 0
    ? msg(
        'invitation.contactsMalformed',
        'Please enter valid phone numbers, outside North America with their country code, and email addresses; these are invalid: {spellings}',
        { spellings },
      )
    : msg(
        'invitation.phonesMalformed',
        'Please enter valid phone numbers, outside North America with their country code; these are invalid: {spellings}',
        { spellings },
      );
}
