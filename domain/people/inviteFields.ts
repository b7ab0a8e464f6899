import * as z from 'zod/mini';
import { PHONE_TEXT_LENGTH } from './accountFields.ts';
import { LIMITS } from '../limits.ts';
import { requiredText, textList } from '../text/text.ts';

const MISSING = 'Please fill in both phone number and name';

/** Specification, section 5. */
export const inviteFields = z.object({
  phone: requiredText('Phone number', PHONE_TEXT_LENGTH, MISSING),
  name: requiredText('Name', LIMITS.name, MISSING),
});

/** For a new trip. */
export const invitePhonesFields = z.object({
  invitePhones: z.pipe(
    z.optional(z.nullable(textList('Phone number', PHONE_TEXT_LENGTH, LIMITS.tripParticipants - 1))),
    z.transform((phones) => phones ?? []),
  ),
});

const INVITATION_RESPONSES = ['accepted', 'declined'] as const;
export type InvitationResponse = (typeof INVITATION_RESPONSES)[number];

export const respondFields = z.object({
  response: z.enum(INVITATION_RESPONSES, { error: 'The response has to be accepted or declined.' }),
});
