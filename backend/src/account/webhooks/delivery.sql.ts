import type { Scope } from '../../../../domain/account/tokenFields.ts';
import type { TripChangeKind } from '../../../../domain/trip/tripChange.ts';
import type { WebhookEndReason, WebhookProblem } from '../../../../domain/account/webhookFields.ts';
import type { Viewer } from '../../ctx/ctx.ts';
import { statement } from '../../db/statement.ts';

/** Longer than an attempt takes; after that its process was killed. */
const LEASE_SECONDS = 30;

const GIVE_UP_AFTER = "interval '1 day'";

const TRIPS_A_PAGE = 500;

/** Webhooks of one account that are sent to at once, so that its slow receivers leave places to others. */
const MOST_OF_ACCOUNT = 4;

const waits = (alias: string) => `${alias}.sent_at is null and ${alias}.dead_at is null`;

/** The account's trips: an invariant holds them equal to the accepted participants. */
const COMES_ALONG = "ut.status = 'accepted'";

/** A webhook and a trip that it follows, or followed until now. */
export interface Follower {
  readonly webhookId: string;
  readonly kinds: readonly TripChangeKind[];
  readonly createdAt: Date;
  readonly tripId: string;
  /** Whether it follows that trip alone. */
  readonly isForOneTrip: boolean;
  readonly isMember: boolean;
  readonly isLocked: boolean;
  /** Up to which its deliveries are queued; null for a trip that is new to it. */
  readonly revision: number | null;
}

/** Of trips $1. */
export const followersOf = statement<Follower>(
  'webhook_followers_of',
  `with followed as (
     select w.id, ut.trip_id from user_trips ut join webhooks w on w.user_id = ut.user_id
     where ut.trip_id = any($1::uuid[]) and ${COMES_ALONG} and (w.trip_id is null or w.trip_id = ut.trip_id)
     union select webhook_id, trip_id from webhook_cursors where trip_id = any($1::uuid[])
   )
   select w.id as "webhookId", w.kinds, w.created_at as "createdAt", f.trip_id as "tripId", w.trip_id is not null as "isForOneTrip",
     coalesce(${COMES_ALONG}, false) as "isMember", u.locked_at is not null as "isLocked", c.revision
   from followed f join webhooks w on w.id = f.id and w.ended_at is null join users u on u.id = w.user_id
     left join user_trips ut on ut.user_id = w.user_id and ut.trip_id = f.trip_id
     left join webhook_cursors c on c.webhook_id = w.id and c.trip_id = f.trip_id`,
);

/** Trips after $1 that webhooks follow, in the order of their ids. */
export const followedTrips = statement<{ readonly tripId: string }>(
  'webhook_followed_trips',
  `select trip_id as "tripId" from (
     select ut.trip_id from webhooks w join user_trips ut on ut.user_id = w.user_id
     where w.ended_at is null and ${COMES_ALONG} and (w.trip_id is null or w.trip_id = ut.trip_id)
     union select c.trip_id from webhook_cursors c join webhooks w on w.id = c.webhook_id where w.ended_at is null
   ) followed where trip_id > $1 order by trip_id limit ${TRIPS_A_PAGE}`,
);

interface Queued {
  readonly webhookId: string;
  readonly tripId: string;
  /** The cursor as it was read; null if there was none. */
  readonly known: number | null;
  readonly current: number;
  /** JSON list of `id`, `revision`, `kind`, `ids`, `at`. */
  readonly events: string;
}

/** Moves the cursor and queues what it passed; does nothing if another process has moved it. */
export const queueEvents = statement<never, Queued>(
  'queue_webhook_events',
  `with moved as (
     insert into webhook_cursors as c (webhook_id, trip_id, revision)
     select id, $tripId::uuid, $current::integer from webhooks where id = $webhookId::uuid and ended_at is null
     on conflict on constraint webhook_cursors_pkey do update set revision = excluded.revision
       where c.revision = $known::integer
     returning c.webhook_id
   )
   insert into webhook_deliveries (id, webhook_id, trip_id, revision, kind, ids, at)
   select e.id, moved.webhook_id, $tripId::uuid, e.revision, e.kind, e.ids, e.at from moved
     cross join jsonb_to_recordset($events::jsonb) as e (id uuid, revision integer, kind text, ids uuid[], at timestamptz)
   on conflict on constraint webhook_deliveries_change_key do nothing`,
);

/** Ends webhook $1 and what waits; that its trip was deleted is still sent. */
export const endWebhook = statement<never, { readonly id: string; readonly reason: WebhookEndReason }>(
  'end_webhook',
  `with ended as (
     update webhooks set ended_at = now(), end_reason = $reason::text where id = $id and ended_at is null returning id
   )
   delete from webhook_deliveries d using ended where d.webhook_id = ended.id and ${waits('d')}
     and not ($reason::text = 'DELETED' and d.kind is not distinct from 'DELETED')`,
);

/** Ends the webhooks of an account, and what waits. */
export const endWebhooksOf = statement<never, { readonly userId: string; readonly reason: WebhookEndReason }>(
  'end_webhooks_of_account',
  `with ended as (
     update webhooks set ended_at = now(), end_reason = $reason::text
     where user_id = $userId and ended_at is null returning id
   )
   delete from webhook_deliveries d using ended where d.webhook_id = ended.id and ${waits('d')}`,
);

/** Webhook $1 is told no more of trip $2, except that it was deleted. */
export const unfollowTrip = statement<never>(
  'unfollow_trip_by_webhook',
  `with unfollowed as (delete from webhook_cursors where webhook_id = $1 and trip_id = $2)
   delete from webhook_deliveries d where d.webhook_id = $1 and d.trip_id = $2 and ${waits('d')}
     and d.kind is distinct from 'DELETED'`,
);

export interface TakenDelivery extends Pick<
  Follower,
  'webhookId' | 'isForOneTrip' | 'isMember' | 'isLocked'
> {
  readonly id: string;
  readonly userId: string;
  readonly scopes: readonly Scope[] | null;
  readonly url: string;
  readonly sealedSecret: Buffer;
  /** Null: a test. */
  readonly kind: TripChangeKind | null;
  readonly tripId: string | null;
  readonly revision: number | null;
  readonly ids: readonly string[];
  readonly at: Date;
  readonly attempts: number;
}

/**
 * Takes the next due delivery of at most $1 webhooks that no process sends to: earlier changes of a trip are sent or
 * given up first, and an account takes few places.
 */
export const takeDue = statement<TakenDelivery>(
  'take_due_webhook_deliveries',
  `with due as (
     select w.id as webhook_id, next.id, next.next_attempt_at,
       row_number() over (partition by w.user_id order by next.next_attempt_at, w.id) + (
         select count(*) from webhooks b where b.user_id = w.user_id and b.busy_until > now()
       ) as place
     from webhooks w cross join lateral (
       select d.id, d.next_attempt_at from webhook_deliveries d
       where d.webhook_id = w.id and ${waits('d')} and d.next_attempt_at <= now() and not exists (
         select from webhook_deliveries e where e.webhook_id = d.webhook_id and e.trip_id = d.trip_id
           and e.revision < d.revision and ${waits('e')}
       )
       order by d.next_attempt_at, d.trip_id, d.revision limit 1
     ) next
     where w.busy_until <= now() and (w.ended_at is null or w.end_reason = 'DELETED')
       and w.id in (select d.webhook_id from webhook_deliveries d where ${waits('d')} and d.next_attempt_at <= now())
   ), free as (
     select w.id as webhook_id, w.user_id, w.url, w.scopes, w.sealed_secret, w.trip_id is not null as is_for_one_trip, due.id
     from due join webhooks w on w.id = due.webhook_id
     where due.place <= ${MOST_OF_ACCOUNT} and w.busy_until <= now()
     order by due.next_attempt_at limit $1 for update of w skip locked
   ), busy as (
     update webhooks w set busy_until = now() + make_interval(secs => ${LEASE_SECONDS}) from free where w.id = free.webhook_id
   )
   update webhook_deliveries d set attempts = d.attempts + 1, attempted_at = now(),
     next_attempt_at = now() + make_interval(secs => ${LEASE_SECONDS})
   from free join users u on u.id = free.user_id
   where d.id = free.id and ${waits('d')} and d.next_attempt_at <= now()
   returning d.id, free.user_id as "userId", free.scopes, free.webhook_id as "webhookId", free.url, free.sealed_secret as "sealedSecret",
     free.is_for_one_trip as "isForOneTrip", d.kind, d.trip_id as "tripId", d.revision, d.ids, d.at, d.attempts,
     u.locked_at is not null as "isLocked",
     d.kind is null or d.kind = 'DELETED' or exists (
       select from user_trips ut where ut.user_id = free.user_id and ut.trip_id = d.trip_id and ${COMES_ALONG}
     ) as "isMember"`,
);

export const ownerOfWebhook = statement<Omit<Viewer, 'isAdmin'>>(
  'owner_of_webhook',
  'select id, name, phone, email, language, units from users where id = $1 and locked_at is null',
);

/** Others may send to webhook $1 again. */
export const releaseWebhook = statement<never>(
  'release_webhook',
  'update webhooks set busy_until = clock_timestamp() where id = $1',
);

/** $2: the status of the answer. */
export const markDelivered = statement<never>(
  'mark_webhook_delivered',
  'update webhook_deliveries set sent_at = now(), status = $2, problem = null where id = $1',
);

/** Tries again after that time; gives up after a day, and tests at once. */
export const retryDelivery = statement<
  { readonly isDead: boolean },
  {
    readonly id: string;
    readonly status: number | null;
    readonly problem: WebhookProblem;
    readonly waitSeconds: number;
    readonly isLast: boolean;
  }
>(
  'retry_webhook_delivery',
  `update webhook_deliveries set status = $status::smallint, problem = $problem,
     dead_at = case when $isLast::boolean or kind is null or created_at <= now() - ${GIVE_UP_AFTER} then now() end,
     next_attempt_at = now() + make_interval(secs => $waitSeconds)
   where id = $id returning dead_at is not null as "isDead"`,
);
