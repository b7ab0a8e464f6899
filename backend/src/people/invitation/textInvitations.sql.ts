import { statement } from '../../db/statement.ts';
import type { Inviter } from './inviteLimits.ts';

export const waitingTexts = statement<Inviter['texts'][number]>(
  'waiting_texts',
  `select phone, text_due_at as "createdAt" from participants
   where trip_id = any($2::uuid[]) and invited_by = $1 and text_due_at is not null`,
);
