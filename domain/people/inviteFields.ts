import * as z from 'zod/mini';
import { PHONE_TEXT_LENGTH } from './accountFields.ts';
import { LIMITS } from '../limits.ts';
import { requiredText, textList } from '../text/text.ts';

const MISSING = 'Please fill in both phone number and name';

/** What somebody fills in to invite somebody to a trip, with the specification's message (section 5). */
export const inviteFields = z.object({
  phone: requiredText('Phone number', PHONE_TEXT_LENGTH, MISSING),
  name: requiredText('Name', LIMITS.name, MISSING),
});

/** Phone numbers to invite when a trip is created, in whatever spelling; left out or null, there are none. */
export const invitePhonesFields = z.object({
  invitePhones: z.pipe(
    z.optional(z.nullable(textList('Phone number', PHONE_TEXT_LENGTH, LIMITS.tripParticipants - 1))),
    z.transform((phones) => phones ?? []),
  ),
});

/** The two answers to an invitation. */
const INVITATION_RESPONSES = ['accepted', 'declined'] as const;
export type InvitationResponse = (typeof INVITATION_RESPONSES)[number];

/** What somebody answers to an invitation. */
export const respondFields = z.object({
  response: z.enum(INVITATION_RESPONSES, { error: 'The response has to be accepted or declined.' }),
});
