import { CODE_LIFE_SECONDS } from '../access/identity/code.ts';
import type { Contact } from '../../../domain/people/contact.ts';
import { statement } from '../db/statement.ts';
import type { OutboxText } from '../entities/outboxText.entity.ts';

/** Longer than the provider's timeout; after that the outcome is unknown. */
const LEASE_SECONDS = 60;

/** A later question would meet another list. */
const QUESTION_LIFE_SECONDS = 3600;

/** Those of a locked account wait that long; invitations that wait for a daily limit do, too. */
const INVITATION_LIFE_DAYS = 7;

/** Wakes the workers of all processes. */
export const OUTBOX_CHANNEL = 'outbox';

/** Time for the request to send its own code; then workers take over. */
const OWN_SENDING_SECONDS = 15;

/** `last_error` from claim to outcome; a killed process leaves it. */
const INTERRUPTED = 'interrupted';

export interface TakenText extends Pick<OutboxText, 'id' | 'kind' | 'contact' | 'attempts'> {
  /** Present until the text is sent or given up. */
  readonly sealedBody: Buffer;
}

const TAKE = `
  update outbox_texts
  set attempts = attempts + 1, last_error = '${INTERRUPTED}',
    next_attempt_at = now() + make_interval(secs => ${LEASE_SECONDS})`;

const TAKEN = 'id, kind, phone as contact, sealed_body as "sealedBody", attempts';

const WAITS = `sent_at is null and dead_at is null and last_error is distinct from '${INTERRUPTED}'`;

interface Queued {
  readonly ids: readonly string[];
  readonly kinds: readonly OutboxText['kind'][];
  readonly contacts: readonly Contact[];
  readonly senderIds: readonly (string | null)[];
  readonly sealedBodies: readonly Buffer[];
}

export const QUEUE = statement<never, Queued>(
  'queue_texts',
  `insert into outbox_texts (id, kind, phone, sender_id, sealed_body, next_attempt_at)
   select id, kind, contact, sender_id, sealed_body,
     now() + make_interval(secs => case kind when 'code' then ${OWN_SENDING_SECONDS} else 0 end)
   from unnest($ids::uuid[], $kinds::text[], $contacts::text[], $senderIds::uuid[], $sealedBodies::bytea[])
     as text (id, kind, contact, sender_id, sealed_body)`,
);

export const WAKE_WORKERS = statement<unknown>('wake_outbox', `select pg_notify('${OUTBOX_CHANNEL}', '')`);

export const TAKE_ONE = statement<TakenText>(
  'take_text',
  `${TAKE} where id = $1 and ${WAITS} returning ${TAKEN}`,
);

/** Without those of locked accounts, which would hold up the others. */
export const TAKE_DUE = statement<TakenText>(
  'take_due_texts',
  `${TAKE}
  where id in (
    select id from outbox_texts where ${WAITS} and next_attempt_at <= now()
      and not exists (select from users u where u.id = sender_id and u.locked_at is not null)
    order by next_attempt_at limit $1 for update skip locked
  )
  returning ${TAKEN}`,
);

export const GIVE_UP_LOST = statement<{ id: string; kind: string; reason: string }>(
  'give_up_lost_texts',
  `update outbox_texts set dead_at = now(), sealed_body = null, last_error = coalesce(last_error, 'too_late')
  where id in (
    select id from outbox_texts
    where sent_at is null and dead_at is null and next_attempt_at <= now() and (
      last_error = '${INTERRUPTED}'
      or kind = 'code' and created_at <= now() - make_interval(secs => ${CODE_LIFE_SECONDS})
      or kind = 'question' and created_at <= now() - make_interval(secs => ${QUESTION_LIFE_SECONDS})
      or kind = 'invitation' and created_at <= now() - make_interval(days => ${INVITATION_LIFE_DAYS})
    )
    for update skip locked
  )
  returning id, kind, last_error as reason`,
);

export const MARK_SENT = statement<never>(
  'mark_text_sent',
  'update outbox_texts set sent_at = now(), sealed_body = null, last_error = null where id = $1',
);

/** $2: why it was not sent, $3: seconds. */
export const RETRY_LATER = statement<never>(
  'retry_text_later',
  'update outbox_texts set last_error = $2, next_attempt_at = now() + make_interval(secs => $3) where id = $1',
);

export const GIVE_UP = statement<never>(
  'give_up_text',
  'update outbox_texts set dead_at = now(), sealed_body = null, last_error = $2 where id = $1',
);

export const LOCK_UNSENT = statement<Pick<TakenText, 'id' | 'sealedBody'>>(
  'lock_unsent_texts',
  `select id, sealed_body as "sealedBody" from outbox_texts
   where kind = $1 and sent_at is null and dead_at is null and sealed_body is not null order by id for update`,
);

export const DELETE_UNSENT = statement<never>(
  'delete_unsent_texts',
  `delete from outbox_texts where kind = $1 and phone = $2 and ${WAITS}`,
);

/** Number of texts by kind and state. */
export interface OutboxTally {
  readonly kind: OutboxText['kind'];
  readonly state: 'waiting' | 'sent' | 'dead';
  readonly count: number;
}

export const TALLY = statement<OutboxTally>(
  'tally_texts',
  `select kind, state, count(id)::int as count
   from unnest($1::text[]) as kind cross join unnest('{waiting,sent,dead}'::text[]) as state
   left join (
     select id, kind, case when sent_at is not null then 'sent' when dead_at is not null then 'dead'
       else 'waiting' end as state
     from outbox_texts
   ) texts using (kind, state)
   group by kind, state`,
);
