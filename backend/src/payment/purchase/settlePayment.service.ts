import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { nextStatus } from '../paymentStatus.ts';
import { lockUser } from '../../access/identity/userLock.sql.ts';
import { grantCredits, hasUnlimitedTrips, takeBackCredits } from '../credit/paidCredits.service.ts';
import type { Ctx, Providers } from '../../ctx/ctx.ts';
import { updateRow } from '../../db/rows.ts';
import { transaction } from '../../db/transaction.ts';
import type { CardDispute, CardEvent, CardIntent } from '../../providers/cards.ts';
import { Payment } from '../../entities/payment.entity.ts';
import { requireCards } from '../requireCards.ts';
import { keepEvent, lockPayment, paymentOf } from './settlePayment.sql.ts';

/** No viewer: the provider is the authority. */
export type PaymentCtx = Pick<Ctx, 'db' | 'log' | 'now'> & { readonly providers: Pick<Providers, 'cards'> };

/**
 * The only way in which payments succeed, fail, are refunded or disputed: by the provider's report, fetched each time.
 * Order and repetition do not matter.
 * @param event stored in the same transaction
 * @returns null if the intent is unknown
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

/** Same lock order as account deletion. */
async function lockedPayment(db: EntityManager, intent: CardIntent): Promise<Payment | null> {
  const { id: intentId, paymentId } = intent;
  // Other users of the Stripe account can write anything here.
  const ourId = paymentId !== null && isUuid(paymentId) ? paymentId : null;
  const found = await paymentOf.first(db, [intentId, ourId]);
  if (found === null) return null;
  if (found.userId !== null) await lockUser(db, found.userId);
  return lockPayment.first(db, [found.id]);
}

/** Otherwise nothing is granted, and the log asks for a person. */
function isTrusted({ log }: PaymentCtx, payment: Payment, intent: CardIntent): boolean {
  const isOurs = payment.providerIntentId === null || payment.providerIntentId === intent.id;
  const isAmount = intent.amountCents === payment.amountCents && intent.currency === payment.currency;
  const isWhole = intent.status !== 'succeeded' || intent.receivedCents >= payment.amountCents;
  if (isOurs && isAmount && isWhole) return true;
  log.error(
    { alarm: 'payment_mismatch', paymentId: payment.id, isOurs, isAmount, isWhole },
    'the payment intent does not match the payment; nothing was granted',
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
  const payment = await updateRow(
    db,
    Payment,
    { id: before.id },
    {
      status,
      providerIntentId: intent.id,
      attemptedAt: before.attemptedAt ?? (intent.isAttempted ? now : null),
      completedAt: hasJustSucceeded ? now : before.completedAt,
      // A delayed answer must not undo a newer one.
      refundedCents: Math.max(before.refundedCents, Math.min(intent.refundedCents, before.amountCents)),
      disputedAt: before.disputedAt ?? (dispute === null ? null : now),
      disputeLostAt: before.disputeLostAt ?? (dispute?.outcome === 'lost' ? now : null),
    },
  );
  if (payment === null) throw new Error('A locked payment disappeared.');
  if (hasJustSucceeded) {
    await reportInVain(ctx, payment);
    await grantCredits(ctx, payment);
  }
  if (payment.refundedCents > 0 || payment.disputeLostAt !== null) await takeBackCredits(ctx, payment);
  report(ctx, before, payment, dispute);
  return payment;
}

/** Logs a payment to be refunded by hand. */
async function reportInVain(ctx: PaymentCtx, { id: paymentId, userId }: Payment): Promise<void> {
  if (userId === null)
    ctx.log.error({ alarm: 'payment_without_user', paymentId }, 'a deleted account has paid');
  // Two concurrent purchases.
  else if (await hasUnlimitedTrips(ctx, userId))
    ctx.log.error(
      { alarm: 'payment_in_vain', paymentId },
      'an account with unlimited trips has paid for more',
    );
}

/** Without personal data. */
function report({ log }: PaymentCtx, before: Payment, payment: Payment, dispute: CardDispute | null): void {
  const { id: paymentId, status, refundedCents } = payment;
  if (status !== before.status) log.info({ paymentId, status }, 'payment settled');
  if (refundedCents !== before.refundedCents) log.info({ paymentId, refundedCents }, 'payment refunded');
  if (dispute === null) return;
  if (dispute.outcome === 'open' && before.disputedAt === null)
    log.error({ alarm: 'dispute', paymentId }, 'a payment is disputed: respond to the bank in time');
  if (dispute.outcome === 'lost' && before.disputeLostAt === null)
    log.error({ alarm: 'dispute_lost', paymentId }, 'a dispute was lost; unused trips were taken back');
  if (dispute.outcome === 'won') log.info({ paymentId }, 'a dispute was won or withdrawn; the money stays');
}
