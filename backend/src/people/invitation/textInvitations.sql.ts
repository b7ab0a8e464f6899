import type { Contact } from '../../../../domain/people/contact.ts';
import { statement } from '../../db/statement.ts';
import type { Inviter } from './inviteLimits.ts';

export const waitingTexts = statement<Inviter['texts'][number]>(
  'waiting_texts',
  `select coalesce(phone, email) as contact, text_due_at as "createdAt" from participants
   where trip_id = any($2::uuid[]) and invited_by = $1 and text_due_at is not null`,
);

/** One row without a text for an account that has sent none since $2. */
export const countedTexts = statement<{
  readonly accountCreatedAt: Date;
  readonly contact: Contact | null;
  readonly createdAt: Date | null;
}>(
  'counted_invitation_texts',
  `select u.created_at as "accountCreatedAt", text.phone as contact, text.created_at as "createdAt"
   from users u left join invitation_texts text
     on text.inviter_id = u.id and text.created_at > $2
   where u.id = $1`,
);

interface Sent {
  readonly textIds: readonly string[];
  readonly contacts: readonly Contact[];
  readonly inviterId: string;
  readonly now: Date;
}

export const countTexts = statement<never, Sent>(
  'count_invitation_texts',
  `insert into invitation_texts (id, inviter_id, phone, created_at)
   select id, $inviterId, contact, $now from unnest($textIds::uuid[], $contacts::text[]) as text (id, contact)`,
);
