import type { Scope } from '../../../../domain/account/tokenFields.ts';
import type { TripChangeKind } from '../../../../domain/trip/tripChange.ts';
import type {
  WebhookDeliveryState,
  WebhookEndReason,
  WebhookProblem,
} from '../../../../domain/account/webhookFields.ts';
import { statement } from '../../db/statement.ts';

/** A webhook as its owner sees it. */
export interface WebhookRow {
  readonly id: string;
  readonly url: string;
  readonly kinds: TripChangeKind[];
  /** What of the data is sent along; null: ids alone. */
  readonly scopes: Scope[] | null;
  /** Null: every trip of the account. */
  readonly tripId: string | null;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
  readonly endReason: WebhookEndReason | null;
  readonly deadLetters: number;
}

/** An event to send, or sent. */
export interface DeliveryRow {
  readonly id: string;
  readonly webhookId: string;
  /** Null: a test. */
  readonly kind: TripChangeKind | null;
  readonly tripId: string | null;
  readonly revision: number | null;
  /** When the trip changed. */
  readonly at: Date;
  readonly state: WebhookDeliveryState;
  readonly attempts: number;
  readonly attemptedAt: Date | null;
  /** Null: none is due. */
  readonly nextAttemptAt: Date | null;
  /** Of the last answer. */
  readonly status: number | null;
  readonly problem: WebhookProblem | null;
}

const WEBHOOK = `w.id, w.url, w.kinds, w.scopes, w.trip_id as "tripId", w.created_at as "createdAt", w.ended_at as "endedAt",
  w.end_reason as "endReason",
  (select count(*)::int from webhook_deliveries d where d.webhook_id = w.id and d.dead_at is not null) as "deadLetters"`;

const DELIVERY = `d.id, d.webhook_id as "webhookId", d.kind, d.trip_id as "tripId", d.revision, d.at,
  case when d.sent_at is not null then 'SENT' when d.dead_at is not null then 'DEAD' else 'WAITING' end as state,
  d.attempts, d.attempted_at as "attemptedAt",
  case when d.sent_at is null and d.dead_at is null then d.next_attempt_at end as "nextAttemptAt", d.status, d.problem`;

/** Of account $1, the newest first. */
export const webhooksOf = statement<WebhookRow>(
  'own_webhooks',
  `select ${WEBHOOK} from webhooks w where w.user_id = $1 order by w.created_at desc, w.id desc`,
);

export const webhookOf = statement<{ readonly id: string; readonly endedAt: Date | null }>(
  'own_webhook',
  'select id, ended_at as "endedAt" from webhooks where user_id = $1 and id = $2',
);

/** The last attempt of each webhook of account $1. */
export const lastDeliveriesOf = statement<DeliveryRow>(
  'last_webhook_deliveries',
  `select d.* from webhooks w cross join lateral (
     select ${DELIVERY} from webhook_deliveries d where d.webhook_id = w.id and d.attempted_at is not null
     order by d.attempted_at desc limit 1
   ) d where w.user_id = $1`,
);

/** Of a webhook of account $1, at most $3: dead letters first, then the newest. */
export const deliveriesOf = statement<DeliveryRow>(
  'webhook_deliveries_of',
  `select ${DELIVERY} from webhook_deliveries d join webhooks w on w.id = d.webhook_id
   where w.user_id = $1 and w.id = $2
   order by d.dead_at is null, d.created_at desc, d.revision desc, d.id limit $3`,
);

export const insertWebhook = statement<
  WebhookRow,
  {
    readonly id: string;
    readonly userId: string;
    readonly url: string;
    readonly kinds: readonly TripChangeKind[];
    readonly scopes: readonly Scope[] | null;
    readonly tripId: string | null;
    readonly sealedSecret: Buffer;
  }
>(
  'insert_webhook',
  `insert into webhooks as w (id, user_id, url, kinds, scopes, trip_id, sealed_secret)
   values ($id, $userId, $url, $kinds::text[], $scopes::text[], $tripId::uuid, $sealedSecret) returning ${WEBHOOK}`,
);

/** Null stays, but for `scopes` with `hasScopes`. */
export const changeWebhook = statement<
  WebhookRow,
  {
    readonly id: string;
    readonly userId: string;
    readonly url: string | null;
    readonly kinds: readonly TripChangeKind[] | null;
    readonly hasScopes: boolean;
    readonly scopes: readonly Scope[] | null;
  }
>(
  'change_webhook',
  `update webhooks w set url = coalesce($url::text, w.url), kinds = coalesce($kinds::text[], w.kinds),
     scopes = case when $hasScopes::boolean then $scopes::text[] else w.scopes end
   where w.user_id = $userId and w.id = $id and w.ended_at is null returning ${WEBHOOK}`,
);

/** $1 the webhook; $2 trips, and $3 the revisions from which it is told of them. */
export const insertCursors = statement<never>(
  'insert_webhook_cursors',
  `insert into webhook_cursors (webhook_id, trip_id, revision)
   select $1::uuid, trip_id, revision from unnest($2::uuid[], $3::integer[]) as trip (trip_id, revision)`,
);

export const deleteWebhook = statement<{ readonly id: string }>(
  'delete_webhook',
  'delete from webhooks where user_id = $1 and id = $2 returning id',
);

/** A delivery of account $1 that has not arrived, due at once. */
export const sendDeliveryAgain = statement<DeliveryRow>(
  'send_webhook_delivery_again',
  `update webhook_deliveries d set dead_at = null, next_attempt_at = now() from webhooks w
   where w.id = d.webhook_id and w.user_id = $1 and d.id = $2 and d.sent_at is null and w.ended_at is null
   returning ${DELIVERY}`,
);

/** $1 its id, $2 the webhook. */
export const insertTest = statement<DeliveryRow>(
  'insert_webhook_test',
  `insert into webhook_deliveries as d (id, webhook_id) values ($1, $2) returning ${DELIVERY}`,
);
