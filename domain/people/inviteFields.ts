import * as z from 'zod/mini';
import { PHONE_TEXT_LENGTH } from './accountFields.ts';
import { LIMITS } from '../limits.ts';
import { idField, optionalText, requiredText, shortList, textList } from '../text/text.ts';

const MISSING = 'Please fill in both phone number and name';

/** Specification, section 5. */
export const inviteFields = z.object({
  phone: requiredText('Phone number', PHONE_TEXT_LENGTH, MISSING),
  name: requiredText('Name', LIMITS.name, MISSING),
  /** Of the trip: they eat already, and keep what is known of them. */
  companionId: z.optional(z.nullable(idField('Companion id'))),
});

export const pendingNameFields = z.object({
  name: requiredText('Name', LIMITS.name, 'Please enter a name.'),
});

/** Without the creator. */
export const MAX_INVITED = LIMITS.tripParticipants - 1;

export const invitee = z.object({
  phone: requiredText('Phone number', PHONE_TEXT_LENGTH, 'Please enter a phone number for each person.'),
  name: z.optional(optionalText('Name', LIMITS.name)),
});

/** For a new trip: people with optional names, or numbers alone. */
export const inviteesFields = z.object({
  invitees: z.pipe(
    z.optional(
      z.nullable(
        shortList(invitee, MAX_INVITED, {
          notAList: 'The people to invite have to be a list.',
          tooMany: `You can invite at most ${MAX_INVITED} people.`,
        }),
      ),
    ),
    z.transform((invitees) => invitees ?? []),
  ),
  invitePhones: z.pipe(
    z.optional(z.nullable(textList('Phone number', PHONE_TEXT_LENGTH, MAX_INVITED))),
    z.transform((phones) => phones ?? []),
  ),
});

export const linkFields = z.object({
  token: requiredText('Link', 100, 'Please give the token of the link.'),
});

const INVITATION_RESPONSES = ['accepted', 'declined'] as const;
export type InvitationResponse = (typeof INVITATION_RESPONSES)[number];

export const respondFields = z.object({
  response: z.enum(INVITATION_RESPONSES, { error: 'The response has to be accepted or declined.' }),
});
