import * as z from 'zod/mini';
import { fieldMsg } from '../../../domain/text/fieldText.ts';
import { LIMITS } from '../../../domain/limits.ts';
import { afterField, limitField } from '../../../domain/text/text.ts';
import { requireViewer } from '../access/require.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { readInput } from '../base/input.ts';
import { pageOf, positionIn, positionOf } from '../reads/page.ts';
import type { Payment } from '../entities/payment.entity.ts';
import { type PaymentTotals, newest, totals } from './paymentHistory.sql.ts';

const RANGE = fieldMsg(
  'payment.numberMalformed',
  'The number of payments has to be a whole number from 1 to {max}.',
  { max: LIMITS.payments },
);

const USUAL_PAYMENTS = 5;

export const historyFields = z.object({
  first: z.nullish(z.int({ error: RANGE }).check(z.minimum(1, RANGE), z.maximum(LIMITS.payments, RANGE))),
  limit: limitField(LIMITS.payments),
  after: afterField,
});

export interface PaymentsOfViewer extends PaymentTotals {
  readonly payments: readonly Payment[];
  readonly next: string | null;
}

/**
 * Attempted payments of any status, newest first.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT
 */
export async function paymentHistory(ctx: Ctx, rawInput: unknown): Promise<PaymentsOfViewer> {
  const viewer = requireViewer(ctx);
  const { first, limit: wanted, after } = readInput(historyFields, rawInput);
  const limit = wanted ?? first ?? USUAL_PAYMENTS;
  const [payments, found] = await Promise.all([
    newest.all(ctx.db, { userId: viewer.id, limit: limit + 1, ...positionIn(after) }),
    totals.first(ctx.db, [viewer.id]),
  ]);
  const { rows, next } = pageOf(payments, limit, positionOf);
  // A sum over no rows is a row.
  const none = { totalCount: 0, totalSpentCents: 0, totalTripsPurchased: 0, successfulPayments: 0 };
  return { payments: rows, next, ...(found ?? none) };
}
