import { OPEN_STATUSES } from '../paymentStatus.ts';
import { AppError } from '../../base/errors.ts';
import type { CardProvider } from '../../providers/cards.ts';
import { intentFor } from './createPaymentIntent.service.ts';
import type { Payment } from '../../entities/payment.entity.ts';
import { settlePayment, type PaymentCtx } from './settlePayment.service.ts';
import { BATCH, GIVE_UP, TAKE_OPEN } from './reconcilePayments.sql.ts';

const HOUR_MS = 60 * 60 * 1000;

const DAY_MS = 24 * HOUR_MS;

const WEEK_MS = 7 * DAY_MS;

/**
 * After lost answers, lost events and killed processes; cancels payments of deleted accounts or unpaid for a day.
 * @returns how many were checked
 */
export async function reconcilePayments(
  ctx: PaymentCtx,
  isStopping: () => boolean = () => false,
): Promise<number> {
  const { cards } = ctx.providers;
  let looked = 0;
  if (cards === null) return looked;
  for (;;) {
    const payments = await TAKE_OPEN.all(ctx.db, [ctx.now()]);
    for (const payment of payments) {
      if (isStopping()) return looked;
      looked += 1;
      if (!(await hasWorked(ctx, () => reconcile(ctx, cards, payment)))) return looked;
    }
    if (payments.length < BATCH) return looked;
  }
}

async function reconcile(ctx: PaymentCtx, cards: CardProvider, payment: Payment): Promise<void> {
  const ageMs = ctx.now().getTime() - payment.createdAt.getTime();
  const isOrphan = payment.userId === null;
  // Its secret was never handed out.
  if (payment.providerIntentId === null && (isOrphan || ageMs >= WEEK_MS)) return giveUp(ctx, payment);
  const intentId = payment.providerIntentId ?? (await intentFor(ctx, cards, payment)).id;
  const settled = await settlePayment(ctx, intentId);
  if (settled === null) {
    ctx.log.warn(
      { paymentId: payment.id },
      'the payment provider does not know a payment; were the keys changed?',
    );
    return ageMs < WEEK_MS ? undefined : giveUp(ctx, payment);
  }
  const isOver = isOrphan || ageMs >= DAY_MS;
  if (!isOver || !OPEN_STATUSES.some((status) => status === settled.status)) return;
  // No effect on a paid or processing payment.
  await cards.cancelIntent(intentId);
  await settlePayment(ctx, intentId);
}

async function giveUp({ db }: PaymentCtx, { id }: Payment): Promise<void> {
  await GIVE_UP.all(db, [id]);
}

/** False if the circuit breaker is open; other failures are retried next time. */
async function hasWorked(ctx: PaymentCtx, work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    ctx.log.warn({ err: error }, 'a payment could not be reconciled; it will be retried');
    return !(error instanceof AppError && error.code === 'SERVICE_UNAVAILABLE');
  }
}
