import { msg } from '../../../../domain/text/message.ts';
import { amountOf, tripsOf } from '../../../../domain/payment/packages.ts';
import { purchaseFields, type PurchaseFields } from '../../../../domain/payment/purchaseFields.ts';
import { countAgainst, type Limit } from '../../access/limits/limits.ts';
import { requireViewer } from '../../access/require.ts';
import { subscriptionStatus } from '../credit/subscription.service.ts';
import { inTransaction, type Ctx, type Viewer } from '../../ctx/ctx.ts';
import { AppError } from '../../base/errors.ts';
import { newId } from '../../base/ids.ts';
import { earlierResult, once } from '../../ctx/idempotency.sql.ts';
import { readInput } from '../../base/input.ts';
import type { CardIntent, CardProvider } from '../../providers/cards.ts';
import { Payment } from '../../entities/payment.entity.ts';
import { currentPrices } from '../prices.service.ts';
import { requireCards, requirePaidTrips } from '../requireCards.ts';
import { storeIntent, untried } from './createPaymentIntent.sql.ts';

export interface StartedPayment {
  readonly clientSecret: string;
  readonly paymentIntentId: string;
  readonly payment: Payment;
}

interface Order {
  readonly viewer: Viewer;
  readonly purchase: PurchaseFields;
  readonly amountCents: number;
}

const CURRENCY = 'usd';

const PURCHASES: Limit = {
  name: 'create_payment_intent',
  times: 30,
  seconds: 60 * 60,
  message: msg('payment.tooMany', 'Too many payment attempts. Try again in an hour.'),
};

/**
 * Starts a purchase at our price. A repeated `Idempotency-Key`, and the same purchase while nobody has tried to pay it,
 * get the same intent.
 * @throws UNAUTHENTICATED, NOT_FOUND where trips are free, BAD_USER_INPUT, CONFLICT for a reused key, a canceled
 * payment or unlimited trips, RATE_LIMITED, PROVIDER_FAILED, SERVICE_UNAVAILABLE
 */
export async function createPaymentIntent(ctx: Ctx, rawInput: unknown): Promise<StartedPayment> {
  const viewer = requireViewer(ctx);
  requirePaidTrips(ctx);
  const purchase = readInput(purchaseFields, rawInput);
  const cards = requireCards(ctx.providers);
  await countAgainst(ctx, PURCHASES, viewer.id);
  const amountCents = amountOf(await currentPrices(ctx), purchase.packageType, purchase.quantity);
  const order = { viewer, purchase, amountCents };
  const isRepeat = (await earlierResult(ctx, requestOf(order))) !== null;
  if (!isRepeat) await refuseWhatBringsNothing(ctx, viewer);
  const found = isRepeat ? null : await untriedPayment(ctx, cards, order);
  const payment = await writtenPayment(ctx, order, found?.payment ?? null);
  const intent = payment.id === found?.payment.id ? found.intent : await intentFor(ctx, cards, payment);
  if (intent.status === 'canceled')
    throw new AppError('CONFLICT', msg('payment.canceled', 'This payment was canceled. Please start again.'));
  if (intent.clientSecret === null) throw notBegun();
  return { clientSecret: intent.clientSecret, paymentIntentId: intent.id, payment };
}

/**
 * The provider's intent, created if missing.
 * @throws PROVIDER_FAILED, SERVICE_UNAVAILABLE
 */
export async function intentFor(
  { db, log }: Pick<Ctx, 'db' | 'log'>,
  cards: CardProvider,
  payment: Payment,
): Promise<CardIntent> {
  const { id, userId, package: packageType, amountCents, currency, providerIntentId } = payment;
  if (providerIntentId !== null) {
    const known = await cards.readIntent(providerIntentId);
    if (known === null) throw notBegun();
    return known;
  }
  const order = { paymentId: id, userId: userId ?? 'deleted', packageType, amountCents, currency };
  const intent = await cards.createIntent(order);
  if ((await storeIntent.first(db, [id, intent.id])) === null) {
    log.error({ alarm: 'payment_mismatch', paymentId: id }, 'a payment has two payment intents');
    throw notBegun();
  }
  return intent;
}

/** The newest payment for the same that nobody has tried to pay. */
async function untriedPayment(
  ctx: Ctx,
  cards: CardProvider,
  { viewer, purchase: { packageType, quantity }, amountCents }: Order,
): Promise<{ readonly payment: Payment; readonly intent: CardIntent } | null> {
  const wanted = { package: packageType, quantity, amountCents };
  const payment = await untried.first(ctx.db, { ...wanted, userId: viewer.id, now: ctx.now() });
  if (payment?.providerIntentId == null) return null;
  // Null: the provider's keys have changed.
  const intent = await cards.readIntent(payment.providerIntentId);
  return intent?.status === 'pending' && !intent.isAttempted ? { payment, intent } : null;
}

/** Unless one is reused, or found by a repeated call. */
async function writtenPayment(ctx: Ctx, order: Order, reused: Payment | null): Promise<Payment> {
  const { viewer, amountCents } = order;
  const { packageType, quantity } = order.purchase;
  return inTransaction(ctx, async (tx) => {
    const payment: Payment = reused ?? {
      id: newId(),
      userId: viewer.id,
      package: packageType,
      quantity,
      trips: tripsOf(packageType, quantity),
      amountCents,
      currency: CURRENCY,
      status: 'pending',
      providerIntentId: null,
      refundedCents: 0,
      disputedAt: null,
      disputeLostAt: null,
      attemptedAt: null,
      checkedAt: null,
      createdAt: tx.now(),
      completedAt: null,
    };
    const first = await once(tx, { ...requestOf(order), resultId: payment.id });
    if (first.isRepeat) return tx.db.findOneByOrFail(Payment, { id: first.resultId, userId: viewer.id });
    if (reused === null) await tx.db.insert(Payment, payment);
    return payment;
  });
}

function requestOf({ viewer, purchase: { packageType, quantity } }: Order) {
  return { viewer, operation: 'create_payment_intent', request: { packageType, quantity } };
}

function notBegun(): AppError {
  return new AppError(
    'PROVIDER_FAILED',
    msg('payment.notStarted', 'Failed to initialize payment. Please try again.'),
  );
}

/** Admins may buy, since they can lose their rights. */
async function refuseWhatBringsNothing(ctx: Ctx, viewer: Viewer): Promise<void> {
  if (viewer.isAdmin) return;
  const { subscriptionType } = await subscriptionStatus(ctx);
  if (subscriptionType === 'unlimited')
    throw new AppError('CONFLICT', msg('payment.alreadyUnlimited', 'You already have unlimited trips.'));
}
