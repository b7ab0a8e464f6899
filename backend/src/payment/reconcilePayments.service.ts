import { OPEN_STATUSES } from './paymentStatus.ts';
import { columnsOf } from '../db/columns.ts';
import { statement } from '../db/statement.ts';
import { AppError } from '../base/errors.ts';
import type { CardProvider } from '../providers/cards.ts';
import { intentFor } from './createPaymentIntent.service.ts';
import { Payment } from '../entities/payment.entity.ts';
import { settlePayment, type PaymentCtx } from './settlePayment.service.ts';

const BATCH = 20;
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;
const OPEN = OPEN_STATUSES.map((status) => `'${status}'`).join(', ');

/** Oldest first: young ones every few minutes, older ones every hour. */
const TAKE_OPEN = statement<Payment>(
  'take_open_payments',
  `update payments p set checked_at = $1 where id in (
     select id from payments
     where status in (${OPEN}) and (checked_at is null or checked_at
       <= $1::timestamptz - case when created_at > $1::timestamptz - interval '1 hour'
         then interval '5 minutes' else interval '1 hour' end)
     order by created_at limit ${BATCH} for update skip locked)
   returning ${columnsOf(Payment, 'p')}`,
);
const GIVE_UP = statement<unknown>(
  'give_up_payment',
  `update payments set status = 'canceled' where id = $1 and status in (${OPEN})`,
);

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
