import { statement } from '../../db/statement.ts';

export const isDismissed = statement<unknown>(
  'is_notice_dismissed',
  'select from dismissed_notices where notice = $1',
);

export const dismiss = statement<never>(
  'dismiss_notice',
  `insert into dismissed_notices (notice, dismissed_at) values ($1, $2)
   on conflict on constraint dismissed_notices_pkey do nothing`,
);

/** Whether the last text, and the last mail, that ended was given up; null before the first. */
export const lastSendings = statement<{
  readonly textFailed: boolean | null;
  readonly mailFailed: boolean | null;
}>('last_sendings', `select (${ofLast('not like')}) as "textFailed", (${ofLast('like')}) as "mailFailed"`);

function ofLast(is: 'like' | 'not like'): string {
  return `select dead_at is not null from outbox_texts
   where phone ${is} '%@%' and coalesce(sent_at, dead_at) is not null and last_error is distinct from 'too_late'
   order by coalesce(sent_at, dead_at) desc limit 1`;
}
