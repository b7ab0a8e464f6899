import * as z from 'zod/mini';
import { fieldMsg } from '../../../domain/text/fieldText.ts';
import { LIMITS } from '../../../domain/limits.ts';
import { requireViewer } from '../access/require.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { readInput } from '../base/input.ts';
import type { Payment } from '../entities/payment.entity.ts';
import { type PaymentTotals, newest, totals } from './paymentHistory.sql.ts';

const RANGE = fieldMsg(
  'payment.numberMalformed',
  'The number of payments has to be a whole number from 1 to {max}.',
  { max: LIMITS.payments },
);

const historyFields = z.object({
  first: z.int({ error: RANGE }).check(z.minimum(1, RANGE), z.maximum(LIMITS.payments, RANGE)),
});

export interface PaymentsOfViewer extends PaymentTotals {
  readonly payments: readonly Payment[];
}

/**
 * Attempted payments of any status.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT
 */
export async function paymentHistory(
  ctx: Ctx,
  rawFirst: unknown = LIMITS.payments,
): Promise<PaymentsOfViewer> {
  const viewer = requireViewer(ctx);
  const { first } = readInput(historyFields, { first: rawFirst });
  const [payments, found] = await Promise.all([
    newest.all(ctx.db, [viewer.id, first]),
    totals.first(ctx.db, [viewer.id]),
  ]);
  // A sum over no rows is a row.
  const none = { totalCount: 0, totalSpentCents: 0, totalTripsPurchased: 0, successfulPayments: 0 };
  return { payments, ...(found ?? none) };
}
