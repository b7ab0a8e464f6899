import type { Scope } from '../../../../domain/account/tokenFields.ts';
import { LIMITS } from '../../../../domain/limits.ts';
import { msg } from '../../../../domain/text/message.ts';
import { webhookChangeFields, webhookFields } from '../../../../domain/account/webhookFields.ts';
import { lockSignedIn } from '../../access/identity/userLock.sql.ts';
import { countAgainst, type Limit } from '../../access/limits/limits.ts';
import { readId, requireTrip, requireViewer } from '../../access/require.ts';
import { userTrips } from '../../access/userTrips.sql.ts';
import { AppError, badInput, foundOr404, notFound } from '../../base/errors.ts';
import { newId } from '../../base/ids.ts';
import { fieldOf, readInput } from '../../base/input.ts';
import { inTransaction, type Ctx, type Viewer } from '../../ctx/ctx.ts';
import { revisionsOf } from '../../live/tripStreams.sql.ts';
import { newWebhookSecret } from './signature.ts';
import { sealText } from '../../base/sealed.ts';
import { webhookSeal } from './webhookSeal.ts';
import {
  changeWebhook,
  deleteWebhook as deleteRow,
  deliveriesOf,
  insertCursors,
  insertTest,
  insertWebhook,
  lastDeliveriesOf,
  sendDeliveryAgain,
  webhookOf,
  webhooksOf,
  type DeliveryRow,
  type WebhookRow,
} from './webhooks.sql.ts';

export const MOST_DELIVERIES = 50;

/** Each makes this server call another. */
const BY_HAND: Limit = {
  name: 'webhook_sends_by_hand',
  times: 100,
  seconds: 3600,
  message: msg('webhook.tooManySends', 'You have sent many by hand. Please try again in an hour.'),
};

export interface Webhook extends WebhookRow {
  /** The last attempt of the last days; null without one. */
  readonly lastDelivery: DeliveryRow | null;
}

/** The newest first. @throws UNAUTHENTICATED */
export async function ownWebhooks(ctx: Ctx): Promise<Webhook[]> {
  const viewer = requireViewer(ctx);
  const rows = await webhooksOf.all(ctx.db, [viewer.id]);
  if (rows.length === 0) return [];
  const last = new Map((await lastDeliveriesOf.all(ctx.db, [viewer.id])).map((row) => [row.webhookId, row]));
  return rows.map((row) => ({ ...row, lastDelivery: last.get(row.id) ?? null }));
}

/**
 * Dead letters first, then the newest, at most 50.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND
 */
export async function webhookDeliveries(ctx: Ctx, rawId: unknown): Promise<DeliveryRow[]> {
  const viewer = requireViewer(ctx);
  const id = readId('webhook', rawId);
  foundOr404(await webhookOf.first(ctx.db, [viewer.id, id]), 'webhook');
  return deliveriesOf.all(ctx.db, [viewer.id, id, MOST_DELIVERIES]);
}

export interface NewWebhook {
  /** Shown once. */
  readonly secret: string;
  readonly webhook: Webhook;
}

/**
 * Tells an address what changes from now on.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT also beyond the number of an account and for a private address, NOT_FOUND for
 * the trip
 */
export async function createWebhook(ctx: Ctx, rawInput: unknown): Promise<NewWebhook> {
  const viewer = requireViewer(ctx);
  const { url, kinds, scopes, tripId = null } = readInput(webhookFields, rawInput);
  requireAllowed(ctx, url);
  if (tripId !== null) await requireTrip(ctx, tripId, 'view');
  const secret = newWebhookSecret();
  const id = newId();
  const sealedSecret = sealText(secret, webhookSeal(id, ctx.pepper));
  return inTransaction(ctx, async (tx) => {
    await lockSignedIn(tx, viewer);
    if ((await webhooksOf.all(tx.db, [viewer.id])).length >= LIMITS.webhooks)
      throw new AppError(
        'BAD_USER_INPUT',
        msg('webhook.tooMany', 'You have {max} webhooks. Please delete one first.', { max: LIMITS.webhooks }),
      );
    const row = {
      id,
      userId: viewer.id,
      url,
      tripId,
      sealedSecret,
      kinds: sorted(kinds),
      scopes: scopesOrNull(scopes),
    };
    const webhook = await insertWebhook.first(tx.db, row);
    if (webhook === null) throw new Error('The insert of a webhook returned no row.');
    const tripIds = tripId === null ? (await userTrips(tx, viewer.id))('accepted') : [tripId];
    const revisions = new Map(
      (await revisionsOf.all(tx.db, [tripIds])).map((one) => [one.tripId, one.revision]),
    );
    await insertCursors.all(tx.db, [id, tripIds, tripIds.map((one) => revisions.get(one) ?? 0)]);
    return { secret, webhook: { ...webhook, lastDelivery: null } };
  });
}

/**
 * Changes what is given; what waits goes to the new address, and new kinds are told from now on.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT also for a private address and a webhook that ended, NOT_FOUND
 */
export async function updateWebhook(ctx: Ctx, rawInput: unknown): Promise<Webhook> {
  const viewer = requireViewer(ctx);
  const id = readId('webhook', fieldOf(rawInput, 'id'));
  const { url, kinds, scopes } = readInput(webhookChangeFields, rawInput);
  if (url !== undefined) requireAllowed(ctx, url);
  return inTransaction(ctx, async (tx) => {
    await lockSignedIn(tx, viewer);
    await requireWorking(tx, viewer, id);
    const changed = await changeWebhook.first(tx.db, {
      id,
      userId: viewer.id,
      url: url ?? null,
      kinds: kinds === undefined ? null : sorted(kinds),
      hasScopes: scopes !== undefined,
      scopes: scopesOrNull(scopes),
    });
    // It ended or was deleted in between.
    if (changed === null) throw notFound('webhook');
    const last = await lastDeliveriesOf.all(tx.db, [viewer.id]);
    return { ...changed, lastDelivery: last.find(({ webhookId }) => webhookId === id) ?? null };
  });
}

/** @throws BAD_USER_INPUT */
function requireAllowed(ctx: Ctx, url: string): void {
  const refusal = ctx.providers.webhooks.whyNotAllowed(url);
  if (refusal !== null) throw badInput('url', refusal);
}

/** @throws NOT_FOUND, BAD_USER_INPUT for one that ended */
async function requireWorking(ctx: Ctx, viewer: Viewer, id: string): Promise<void> {
  const webhook = foundOr404(await webhookOf.first(ctx.db, [viewer.id, id]), 'webhook');
  if (webhook.endedAt !== null)
    throw new AppError(
      'BAD_USER_INPUT',
      msg('webhook.ended', 'This webhook has ended. Please make a new one.'),
    );
}

function sorted<Value extends string>(values: readonly Value[]): Value[] {
  return [...new Set(values)].sort();
}

function scopesOrNull(scopes: readonly Scope[] | null | undefined): Scope[] | null {
  return scopes == null || scopes.length === 0 ? null : sorted(scopes);
}

/** @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND */
export async function deleteWebhook(ctx: Ctx, rawId: unknown): Promise<{ readonly id: string }> {
  const viewer = requireViewer(ctx);
  const id = readId('webhook', rawId);
  const deleted = foundOr404(await deleteRow.first(ctx.db, [viewer.id, id]), 'webhook');
  return deleted;
}

/**
 * Queues a delivery without a change, which is tried once.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT also for a webhook that ended, NOT_FOUND, RATE_LIMITED
 */
export async function testWebhook(ctx: Ctx, rawId: unknown): Promise<DeliveryRow> {
  const viewer = requireViewer(ctx);
  const id = readId('webhook', rawId);
  await requireWorking(ctx, viewer, id);
  await countAgainst(ctx, BY_HAND, viewer.id);
  const delivery = await insertTest.first(ctx.db, [newId(), id]);
  if (delivery === null) throw new Error('The insert of a test returned no row.');
  return delivery;
}

/**
 * Makes a delivery due that has not arrived: a dead letter, or one that waits for its next attempt.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND also if it has arrived or its webhook ended, RATE_LIMITED
 */
export async function sendWebhookAgain(ctx: Ctx, rawId: unknown): Promise<DeliveryRow> {
  const viewer = requireViewer(ctx);
  const id = readId('delivery', rawId);
  await countAgainst(ctx, BY_HAND, viewer.id);
  const delivery = foundOr404(await sendDeliveryAgain.first(ctx.db, [viewer.id, id]), 'delivery');
  return delivery;
}
