import type { Contact } from '../../../../domain/people/contact.ts';
import type { Language } from '../../../../domain/text/reader.ts';
import { statement } from '../../db/statement.ts';

export interface DueInvitation {
  readonly id: string;
  readonly tripId: string;
  readonly invitedBy: string;
}

export const lockedAccounts = statement<{ readonly id: string }>(
  'locked_accounts',
  'select id from users where locked_at is not null',
);

/** Without those of the inviters $2, which would hold up the others. */
export const dueInvitations = statement<DueInvitation>(
  'due_invitations',
  `select id, trip_id as "tripId", invited_by as "invitedBy" from participants
   where text_due_at <= $1 and invited_by <> all($2::uuid[]) order by text_due_at, id limit 500`,
);

/** Null if another process was faster, or the invitation was answered or deleted. */
export const lockDue = statement<{ readonly contact: Contact; readonly inviteLanguage: Language | null }>(
  'lock_due_invitation',
  `select coalesce(phone, email) as contact, invite_language as "inviteLanguage" from participants
   where trip_id = $1 and id = $2 and text_due_at <= $3 for no key update`,
);

const OF_INVITATION = 'where trip_id = $1 and id = $2';

export const stampTexted = statement<never>(
  'stamp_texted',
  `update participants set text_due_at = null, invited_at = $3 ${OF_INVITATION}`,
);

/** Until null: no longer. */
export const waitUntil = statement<never>(
  'wait_until',
  `update participants set text_due_at = $3 ${OF_INVITATION}`,
);
