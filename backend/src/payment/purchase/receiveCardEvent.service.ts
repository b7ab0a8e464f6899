import { msg } from '../../../../domain/text/message.ts';
import { AppError } from '../../base/errors.ts';
import { PaymentEvent } from '../../entities/paymentEvent.entity.ts';
import { requireCards } from '../requireCards.ts';
import { settlePayment, type PaymentCtx } from './settlePayment.service.ts';

/** Others are acknowledged and ignored. */
const HANDLED_TYPES: ReadonlySet<string> = new Set([
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.refunded',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
]);

/**
 * Order and repetition do not matter; after an error the provider retries.
 * @param rawBody the bytes as received
 * @throws BAD_USER_INPUT without a valid signature of the last five minutes, SERVICE_UNAVAILABLE without a provider,
 * PROVIDER_FAILED
 */
export async function receiveCardEvent(
  ctx: PaymentCtx,
  rawBody: unknown,
  signature: string,
): Promise<{ readonly received: true }> {
  const cards = requireCards(ctx.providers);
  const event = Buffer.isBuffer(rawBody) ? cards.readEvent(rawBody, signature, ctx.now()) : null;
  if (event === null)
    throw new AppError(
      'BAD_USER_INPUT',
      msg('payment.eventUnsigned', 'The event has no payment provider signature from the last five minutes.'),
    );
  const { id, type, intentId } = event;
  if (!HANDLED_TYPES.has(type) || intentId === null || (await ctx.db.existsBy(PaymentEvent, { id })))
    return { received: true };
  const payment = await settlePayment(ctx, intentId, event);
  if (type === 'refund.failed' && payment !== null)
    ctx.log.error(
      { alarm: 'refund_failed', paymentId: payment.id },
      'a refund failed: send the money another way; its trips stay taken back',
    );
  return { received: true };
}
