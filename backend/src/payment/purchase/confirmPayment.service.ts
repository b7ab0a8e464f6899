import * as z from 'zod/mini';
import { msg } from '../../../../domain/text/message.ts';
import { requiredText } from '../../../../domain/text/text.ts';
import { countAgainst, type Limit } from '../../access/limits/limits.ts';
import { requireViewer } from '../../access/require.ts';
import { subscriptionStatus, type SubscriptionStatus } from '../credit/subscription.service.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { notFound } from '../../base/errors.ts';
import { readInput } from '../../base/input.ts';
import { Payment } from '../../entities/payment.entity.ts';
import { requireCards, requirePaidTrips } from '../requireCards.ts';
import { settlePayment } from './settlePayment.service.ts';

export interface ConfirmedPayment {
  readonly payment: Payment;
  readonly subscriptionStatus: SubscriptionStatus;
}

const MAX_ID_LENGTH = 255;
export const confirmFields = z.object({
  paymentIntentId: requiredText(
    msg('field.payment', 'Payment'),
    MAX_ID_LENGTH,
    msg('payment.idMissing', 'paymentIntentId is required.'),
  ),
});
const CONFIRMATIONS: Limit = {
  name: 'confirm_payment',
  times: 60,
  seconds: 60 * 60,
  message: msg('payment.tooMany', 'Too many payment attempts. Try again in an hour.'),
};

/**
 * Asks the provider; the call itself proves nothing.
 * @throws UNAUTHENTICATED, NOT_FOUND also for other people's payments, BAD_USER_INPUT, RATE_LIMITED, PROVIDER_FAILED,
 * SERVICE_UNAVAILABLE
 */
export async function confirmPayment(ctx: Ctx, rawInput: unknown): Promise<ConfirmedPayment> {
  const viewer = requireViewer(ctx);
  requirePaidTrips(ctx);
  const { paymentIntentId } = readInput(confirmFields, rawInput);
  requireCards(ctx.providers);
  await countAgainst(ctx, CONFIRMATIONS, viewer.id);
  const isOwn = await ctx.db.existsBy(Payment, { providerIntentId: paymentIntentId, userId: viewer.id });
  const payment = isOwn ? await settlePayment(ctx, paymentIntentId) : null;
  if (payment === null) throw notFound('payment');
  return { payment, subscriptionStatus: await subscriptionStatus(ctx) };
}
