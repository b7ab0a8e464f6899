import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { nextStatus } from './paymentStatus.ts';
import { lockUser } from '../identity/userLock.sql.ts';
import { grantCredits, hasUnlimitedTrips, takeBackCredits } from '../credit/paidCredits.service.ts';
import type { Ctx, Providers } from '../ctx/ctx.ts';
import { columnsOf } from '../db/columns.ts';
import { statement, updateRow } from '../db/statement.ts';
import { transaction } from '../db/transaction.ts';
import type { CardDispute, CardEvent, CardIntent } from '../providers/cards.ts';
import { Payment } from '../entities/payment.entity.ts';
import { requireCards } from './requireCards.ts';

/** What settling a payment takes: no viewer, since it is the provider who says how things are. */
export type PaymentCtx = Pick<Ctx, 'db' | 'log' | 'now'> & { readonly providers: Pick<Providers, 'cards'> };

/** By the provider's id, or by ours where that id has not come to be stored. */
const paymentOf = statement<Pick<Payment, 'id' | 'userId'>>(
  'payment_of_intent',
  `select id, user_id as "userId" from payments where provider_intent_id = $1
   union all select id, user_id from payments where id = $2::uuid limit 1`,
);
const lockPayment = statement<Payment>(
  'lock_payment',
  `select ${columnsOf(Payment, 'p')} from payments p where id = $1 for no key update`,
);
const keepEvent = statement<unknown>(
  'keep_payment_event',
  `insert into payment_events (id, type, provider_intent_id) values ($1, $2, $3) on conflict (id) do nothing`,
);

/**
 * Brings a payment to what the provider says of it, and the ledger with it: the one way in which payments succeed, fail,
 * are refunded or disputed. The browser's confirmation, events and the reconciliation call it, as often and in whatever
 * order they like. Nobody is believed but the provider, who is asked anew each time.
 * @param event what made us ask, if it was one: it is written down with what it led to, or not at all
 * @returns the payment as it now is; null when the intent is unknown, or is about no payment of ours
 * @throws PROVIDER_FAILED, SERVICE_UNAVAILABLE
 */
export async function settlePayment(
  ctx: PaymentCtx,
  intentId: string,
  event: CardEvent | null = null,
): Promise<Payment | null> {
  const cards = requireCards(ctx.providers);
  const intent = await cards.readIntent(intentId);
  const disputeId = event?.disputeId ?? null;
  const dispute = disputeId === null ? null : await cards.readDispute(disputeId);
  return transaction(ctx.db, async (db) => {
    if (event !== null) await keepEvent.all(db, [event.id, event.type, intentId]);
    if (intent === null) return null;
    const payment = await lockedPayment(db, intent);
    return payment === null || !isTrusted(ctx, payment, intent)
      ? payment
      : settle({ ...ctx, db }, payment, intent, dispute?.intentId === intentId ? dispute : null);
  });
}

/** The user first: whoever deletes an account takes the two locks in that order. */
async function lockedPayment(db: EntityManager, intent: CardIntent): Promise<Payment | null> {
  const { id: intentId, paymentId } = intent;
  // What others have made at the same account can say anything there.
  const ourId = paymentId !== null && isUuid(paymentId) ? paymentId : null;
  const found = await paymentOf.first(db, [intentId, ourId]);
  if (found === null) return null;
  if (found.userId !== null) await lockUser(db, found.userId);
  return lockPayment.first(db, [found.id]);
}

/** Whether the intent is what we asked for. If not, somebody has to look: no credit is worth guessing about money. */
function isTrusted({ log }: PaymentCtx, payment: Payment, intent: CardIntent): boolean {
  const isOurs = payment.providerIntentId === null || payment.providerIntentId === intent.id;
  const isAmount = intent.amountCents === payment.amountCents && intent.currency === payment.currency;
  const isWhole = intent.status !== 'succeeded' || intent.receivedCents >= payment.amountCents;
  if (isOurs && isAmount && isWhole) return true;
  log.error(
    { alarm: 'payment_mismatch', paymentId: payment.id, isOurs, isAmount, isWhole },
    'what the payment provider holds is not what was asked for; nothing was granted',
  );
  return false;
}

async function settle(
  ctx: PaymentCtx,
  before: Payment,
  intent: CardIntent,
  dispute: CardDispute | null,
): Promise<Payment> {
  const { db } = ctx;
  const now = ctx.now();
  const status = nextStatus(before.status, intent.status);
  const hasJustSucceeded = status === 'succeeded' && before.status !== 'succeeded';
  const payment = await updateRow(db, Payment, before.id, {
    status,
    providerIntentId: intent.id,
    completedAt: hasJustSucceeded ? now : before.completedAt,
    // An answer that was on its way for long must not undo what a later one has said.
    refundedCents: Math.max(before.refundedCents, Math.min(intent.refundedCents, before.amountCents)),
    disputedAt: before.disputedAt ?? (dispute === null ? null : now),
    disputeLostAt: before.disputeLostAt ?? (dispute?.outcome === 'lost' ? now : null),
  });
  // The row is locked.
  if (payment === null) throw new Error('A payment that was locked is gone.');
  if (hasJustSucceeded) {
    await reportInVain(ctx, payment);
    await grantCredits(ctx, payment);
  }
  if (payment.refundedCents > 0 || payment.disputeLostAt !== null) await takeBackCredits(ctx, payment);
  report(ctx, before, payment, dispute);
  return payment;
}

/** Says so when what was paid brings nobody anything: somebody has to send the money back. */
async function reportInVain(ctx: PaymentCtx, { id: paymentId, userId }: Payment): Promise<void> {
  if (userId === null)
    ctx.log.error({ alarm: 'payment_without_user', paymentId }, 'a deleted account has paid');
  // Refused when a payment is begun, but two can be under way at once.
  else if (await hasUnlimitedTrips(ctx, userId))
    ctx.log.error(
      { alarm: 'payment_in_vain', paymentId },
      'somebody who has unlimited trips has paid for more',
    );
}

/** What somebody may want to look at, without who it is. */
function report({ log }: PaymentCtx, before: Payment, payment: Payment, dispute: CardDispute | null): void {
  const { id: paymentId, status, refundedCents } = payment;
  if (status !== before.status) log.info({ paymentId, status }, 'payment settled');
  if (refundedCents !== before.refundedCents) log.info({ paymentId, refundedCents }, 'payment refunded');
  if (dispute === null) return;
  if (dispute.outcome === 'open' && before.disputedAt === null)
    log.error({ alarm: 'dispute', paymentId }, 'a payment is disputed: answer the bank in time');
  if (dispute.outcome === 'lost' && before.disputeLostAt === null)
    log.error({ alarm: 'dispute_lost', paymentId }, 'a dispute is lost; unused trips were taken back');
  if (dispute.outcome === 'won') log.info({ paymentId }, 'a dispute is over, and the money stays');
}
