import * as z from 'zod/mini';
import { fieldMsg } from '../text/fieldText.ts';
import { msg } from '../text/message.ts';
import { EMAIL_TEXT_LENGTH, PHONE_TEXT_LENGTH } from './contactFields.ts';
import { languageField } from './readerFields.ts';
import { LIMITS } from '../limits.ts';
import { idField, optionalText, requiredText, shortList, textList } from '../text/text.ts';

export const MISSING = msg('invitation.phoneOrNameMissing', 'Please fill in both phone number and name');

const EMAIL = msg('field.email', 'Email');

/** Specification, section 5; a number or an address. */
export const inviteFields = z.object({
  phone: z.nullish(requiredText(msg('field.phoneNumber', 'Phone number'), PHONE_TEXT_LENGTH, MISSING)),
  email: z.nullish(requiredText(EMAIL, EMAIL_TEXT_LENGTH, MISSING)),
  name: requiredText(msg('field.name', 'Name'), LIMITS.name, MISSING),
  /** Of the trip: they eat already, and keep what is known of them. */
  companionId: z.nullish(idField(msg('field.companionId', 'Companion id'))),
  /** Of texts to them, until they have an account that says otherwise. */
  language: languageField,
});

/** {@link inviteFields} with a number. */
export const phoneInviteFields = z.extend(z.omit(inviteFields, { email: true }), {
  phone: requiredText(msg('field.phoneNumber', 'Phone number'), PHONE_TEXT_LENGTH, MISSING),
});

const EMAIL_OR_NAME_MISSING = msg('invitation.emailOrNameMissing', 'Please fill in both email and name');

/** {@link inviteFields} with an address. */
export const emailInviteFields = z.extend(z.omit(inviteFields, { phone: true, name: true }), {
  email: requiredText(EMAIL, EMAIL_TEXT_LENGTH, EMAIL_OR_NAME_MISSING),
  name: requiredText(msg('field.name', 'Name'), LIMITS.name, EMAIL_OR_NAME_MISSING),
});

export const pendingNameFields = z.object({
  name: requiredText(
    msg('field.name', 'Name'),
    LIMITS.name,
    msg('eater.nameMissing', 'Please enter a name.'),
  ),
});

export const PHONE_MISSING = msg('invitation.phoneMissing', 'Please enter a phone number for each person.');
export const EMAIL_MISSING = msg('invitation.emailMissing', 'Please enter an email for each person.');

/** Without the creator. */
export const MAX_INVITED = LIMITS.tripParticipants - 1;
const TOO_MANY_INVITED = msg('invitation.tooManyAtOnce', 'You can invite at most {max} people.', {
  max: MAX_INVITED,
});

export const invitee = z.object({
  phone: z.nullish(requiredText(msg('field.phoneNumber', 'Phone number'), PHONE_TEXT_LENGTH, PHONE_MISSING)),
  email: z.nullish(requiredText(EMAIL, EMAIL_TEXT_LENGTH, EMAIL_MISSING)),
  name: z.optional(optionalText(msg('field.name', 'Name'), LIMITS.name)),
  language: languageField,
});

/** For a new trip: people with optional names, or numbers alone. */
export const inviteesFields = z.object({
  invitees: z.pipe(
    z.nullish(
      shortList(invitee, MAX_INVITED, {
        notAList: msg('invitation.listMalformed', 'The people to invite have to be a list.'),
        tooMany: TOO_MANY_INVITED,
      }),
    ),
    z.transform((invitees) => invitees ?? []),
  ),
  invitePhones: z.pipe(
    z.nullish(
      textList(msg('field.phoneNumber', 'Phone number'), PHONE_TEXT_LENGTH, MAX_INVITED, TOO_MANY_INVITED),
    ),
    z.transform((phones) => phones ?? []),
  ),
});

export const linkFields = z.object({
  token: requiredText(
    msg('field.link', 'Link'),
    100,
    msg('inviteLink.tokenMissing', 'Please give the token of the link.'),
  ),
});

const INVITATION_RESPONSES = ['accepted', 'declined'] as const;
export type InvitationResponse = (typeof INVITATION_RESPONSES)[number];

export const respondFields = z.object({
  response: z.enum(INVITATION_RESPONSES, {
    error: fieldMsg('invitation.responseMalformed', 'The response has to be accepted or declined.'),
  }),
});
