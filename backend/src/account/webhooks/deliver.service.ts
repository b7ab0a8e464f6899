import type { Ctx, Providers } from '../../ctx/ctx.ts';
import { backOffSeconds } from '../../outbox/backOff.ts';
import type { WebhookOutcome } from '../../providers/webhooks/webhookSender.ts';
import { endWithoutAccess } from './endWithoutAccess.ts';
import {
  endWebhook,
  markDelivered,
  releaseWebhook,
  retryDelivery,
  takeDue,
  type TakenDelivery,
} from './delivery.sql.ts';
import { signedHeaders } from './signature.ts';
import { openText } from '../../base/sealed.ts';
import { webhookSeal } from './webhookSeal.ts';

/** A receiver that wants no more. */
const GONE = 410;

export type DeliveryCtx = Pick<Ctx, 'db' | 'log' | 'pepper' | 'now'> & {
  readonly providers: Pick<Providers, 'webhooks'>;
  readonly readData: ReadData;
  /** Default: {@link DATA_MS}. */
  readonly dataMs?: number;
  readonly countAttempt?: CountAttempt | undefined;
};

/** What became of an attempt; failed ones are made again. */
export type CountAttempt = (outcome: 'delivered' | 'failed' | 'dead') => void;

/** With the attempt after it, shorter than its lease. */
const DATA_MS = 5_000;

/** What the ids of a delivery name, within the scopes of its webhook. */
export type ReadData = (
  delivery: Pick<TakenDelivery, 'userId' | 'scopes' | 'tripId' | 'kind' | 'ids'>,
) => Promise<object>;

/**
 * Takes due deliveries, at most one for a webhook, and begins to send them; not inside a transaction. A process that is
 * killed while sending leaves them to others: each arrives at least once.
 * @returns the attempts; each settles when its webhook is free again
 */
export async function beginDeliveries(ctx: DeliveryCtx, atMost: number): Promise<Promise<void>[]> {
  const taken = await takeDue.all(ctx.db, [atMost]);
  return taken.map((delivery) => deliver(ctx, delivery));
}

async function deliver(ctx: DeliveryCtx, delivery: TakenDelivery): Promise<void> {
  const { id, webhookId, url, sealedSecret, isLocked, isMember } = delivery;
  const secret = openText(sealedSecret, webhookSeal(webhookId, ctx.pepper));
  if (isLocked || !isMember) await endWithoutAccess(ctx.db, delivery);
  else if (secret === null) await endWebhook.all(ctx.db, { id: webhookId, reason: 'SECRET_LOST' });
  else {
    const body = JSON.stringify(payloadOf(delivery, await dataOf(ctx, delivery)));
    const headers = signedHeaders(secret, id, ctx.now(), body);
    await settle(ctx, delivery, await ctx.providers.webhooks.send(url, headers, body));
  }
  await releaseWebhook.all(ctx.db, [webhookId]);
}

/** As it is now. Without it, a receiver still knows what to read. */
async function dataOf(ctx: DeliveryCtx, delivery: TakenDelivery): Promise<object> {
  if (delivery.scopes === null) return {};
  try {
    return await withinTime(ctx.readData(delivery), ctx.dataMs ?? DATA_MS);
  } catch (error) {
    ctx.log.warn({ err: error, deliveryId: delivery.id }, 'a webhook is sent ids alone');
    return {};
  }
}

/** @throws Error once the time is over */
async function withinTime<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('Reading the data took too long.')), milliseconds);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

function payloadOf({ kind, at, tripId, revision, ids }: TakenDelivery, data: object): object {
  return { type: kind ?? 'TEST', timestamp: at.toISOString(), data: { tripId, revision, ids, ...data } };
}

async function settle(
  ctx: DeliveryCtx,
  { id, webhookId, attempts }: TakenDelivery,
  { status, problem }: WebhookOutcome,
): Promise<void> {
  if (problem === null) {
    await markDelivered.all(ctx.db, [id, status]);
    ctx.countAttempt?.('delivered');
    return;
  }
  const isLast = status === GONE;
  const waitSeconds = backOffSeconds(attempts);
  const retried = await retryDelivery.first(ctx.db, { id, status, problem, waitSeconds, isLast });
  ctx.countAttempt?.(retried?.isDead === true ? 'dead' : 'failed');
  if (isLast) await endWebhook.all(ctx.db, { id: webhookId, reason: 'GONE' });
  if (retried?.isDead === true)
    ctx.log.warn({ deliveryId: id, webhookId, attempts, status, problem }, 'webhook delivery given up');
}
