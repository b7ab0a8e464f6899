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

/**
 * Takes payments without an outcome, oldest first, and stamps them: several processes never take the same ones. A
 * payment is asked about every few minutes while it is young, then every hour.
 */
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
 * Asks the provider about every payment whose outcome has not arrived, and settles it: what a lost answer, a lost event
 * or a killed process has left behind. One that nobody has paid within a day, or whose account is deleted, is canceled,
 * there and here.
 * @param isStopping ends it after the payment at hand
 * @returns how many payments it has looked at
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
  // Nobody has ever had the secret to pay it with, and nobody is left who asks for it, or the provider still refuses it.
  if (payment.providerIntentId === null && (isOrphan || ageMs >= WEEK_MS)) return giveUp(ctx, payment);
  const intentId = payment.providerIntentId ?? (await intentFor(ctx, cards, payment)).id;
  const settled = await settlePayment(ctx, intentId);
  if (settled === null) {
    ctx.log.warn({ paymentId: payment.id }, 'the payment provider does not know a payment: other keys?');
    return ageMs < WEEK_MS ? undefined : giveUp(ctx, payment);
  }
  const isOver = isOrphan || ageMs >= DAY_MS;
  if (!isOver || !OPEN_STATUSES.some((status) => status === settled.status)) return;
  // One that the bank is at work on, or that is paid at this moment, is not canceled by this.
  await cards.cancelIntent(intentId);
  await settlePayment(ctx, intentId);
}

async function giveUp({ db }: PaymentCtx, { id }: Payment): Promise<void> {
  await GIVE_UP.all(db, [id]);
}

/** Whether it makes sense to go on: one payment that fails is for the next time, a provider that is left alone for all. */
async function hasWorked(ctx: PaymentCtx, work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    ctx.log.warn({ err: error }, 'a payment could not be reconciled; it is tried again');
    return !(error instanceof AppError && error.code === 'SERVICE_UNAVAILABLE');
  }
}
